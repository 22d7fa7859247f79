import RxCocoa
import RxSwift

/// A parent that no Objective-C knows of, and its delegate protocol.
open class Lamp {
  open weak var delegate: (any LampDelegate)?

  public init() {}

  public func toggle(_ isOn: Bool) {
    guard delegate?.lampShouldSwitch(self) ?? true else { return }
    delegate?.lamp(self, didSwitchTo: isOn)
  }
}

public final class DeskLamp: Lamp {
  deinit { print("parent ends") }
}

public protocol LampDelegate: AnyObject {
  func lamp(_ lamp: Lamp, didSwitchTo isOn: Bool)
  func lampShouldSwitch(_ lamp: Lamp) -> Bool
}

extension Lamp: ReactiveCompatible {}

extension Lamp: HasDelegate {
  public typealias Delegate = any LampDelegate
}

open class RxLampDelegateProxy: DelegateProxy<Lamp, any LampDelegate>, DelegateProxyType {
  public private(set) weak var lamp: Lamp?

  fileprivate let didSwitchToSubject = PublishSubject<Bool>()
  fileprivate let shouldSwitchRelay = BehaviorRelay<Bool?>(value: nil)

  public init(lamp: ParentObject) {
    self.lamp = lamp
    super.init(parentObject: lamp, delegateProxy: RxLampDelegateProxy.self)
  }

  deinit {
    didSwitchToSubject.onCompleted()
  }

  public static func registerKnownImplementations() {
    register { RxLampDelegateProxy(lamp: $0) }
  }
}

extension RxLampDelegateProxy: LampDelegate {
  public func lamp(_ lamp: Lamp, didSwitchTo isOn: Bool) {
    forwardToDelegate()?.lamp(lamp, didSwitchTo: isOn)
    didSwitchToSubject.onNext(isOn)
  }

  public func lampShouldSwitch(_ lamp: Lamp) -> Bool {
    shouldSwitchRelay.value ?? forwardToDelegate()?.lampShouldSwitch(lamp) ?? true
  }
}

extension Reactive where Base: Lamp {
  public var delegate: DelegateProxy<Lamp, any LampDelegate> { proxy }

  fileprivate var proxy: RxLampDelegateProxy { RxLampDelegateProxy.proxy(for: base) }

  public func setDelegate(_ delegate: any LampDelegate) -> Disposable {
    RxLampDelegateProxy.installForwardDelegate(
      delegate, retainDelegate: false, onProxyForObject: base)
  }

  public var didSwitchTo: Observable<Bool> { proxy.didSwitchToSubject.asObservable() }

  public var shouldSwitch: Binder<Bool> {
    Binder(proxy) { proxy, answer in proxy.shouldSwitchRelay.accept(answer) }
  }
}
