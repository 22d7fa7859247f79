import Dispatch
import RxCocoa
import RxSwift

final class Keeper: LampDelegate {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  deinit { print("\(name) ends") }

  func lamp(_ lamp: Lamp, didSwitchTo isOn: Bool) { print("\(name): \(isOn)") }

  func lampShouldSwitch(_ lamp: Lamp) -> Bool { true }
}

func observe(_ lamp: Lamp, in bag: DisposeBag) {
  lamp.rx.didSwitchTo.subscribe(
    onNext: { print("observer: \($0)") }, onCompleted: { print("completed") },
    onDisposed: { print("disposed") }
  ).disposed(by: bag)
}

/// Each event goes to the forwardee and then the observer, once.
func forward() {
  let (lamp, keeper, bag) = (Lamp(), Keeper("first"), DisposeBag())
  lamp.delegate = keeper
  observe(lamp, in: bag)
  lamp.toggle(true)
  print("proxy is delegate: \(lamp.delegate === lamp.rx.delegate)")
  print("forwardee stays: \(lamp.rx.delegate.forwardToDelegate() === keeper)")
}

/// The forwardee can be set, taken away and set again, and is retained only on request.
func set() {
  let lamp = Lamp()
  let keeper = Keeper("set")
  let installed = lamp.rx.setDelegate(keeper)
  lamp.toggle(true)
  installed.dispose()
  lamp.toggle(false)
  do { _ = lamp.rx.setDelegate(Keeper("weak")) }
  lamp.toggle(true)
  do { lamp.rx.delegate.setForwardToDelegate(Keeper("kept"), retainDelegate: true) }
  lamp.toggle(false)
}

/// An answer holds until there is a new one, and nobody gets an event of what it forbids.
func answer() {
  let (lamp, bag) = (Lamp(), DisposeBag())
  observe(lamp, in: bag)
  let answers = PublishSubject<Bool>()
  answers.bind(to: lamp.rx.shouldSwitch).disposed(by: bag)
  lamp.toggle(true)
  answers.onNext(false)
  lamp.toggle(false)
  answers.onNext(true)
  lamp.toggle(false)
}

/// Everything completes when the parent goes, also on another thread, and only for that parent.
func release() {
  let bag = DisposeBag()
  let other = Lamp()
  other.rx.didSwitchTo.subscribe(onCompleted: { print("other completed") }).disposed(by: bag)
  weak var proxy: AnyObject?
  do {
    let lamp = DeskLamp()
    observe(lamp, in: bag)
    lamp.rx.deallocated.subscribe { print("deallocated: \($0)") }.disposed(by: bag)
    proxy = lamp.rx.delegate
    print("one proxy: \(proxy === lamp.rx.delegate)")
  }
  print("proxy is gone: \(proxy == nil)")
  for _ in 0..<100 {
    let lamp = Lamp()
    precondition(lamp.rx.delegate.forwardToDelegate() == nil, "A proxy of a lamp that is gone.")
  }
  nonisolated(unsafe) var last: Lamp? = DeskLamp()
  last.map { observe($0, in: bag) }
  DispatchQueue.global().sync { last = nil }
  print("other is there: \(other.delegate === other.rx.delegate)")
}

/// The second of two delegates that are set is a mistake.
func twice() {
  let (lamp, first, second) = (Lamp(), Keeper("first"), Keeper("second"))
  _ = lamp.rx.setDelegate(first)
  _ = lamp.rx.setDelegate(second)
}

let programs = [
  "forward": forward, "set": set, "answer": answer, "release": release, "twice": twice,
]
programs[CommandLine.arguments.last ?? ""]?()
print("end")
