#if canImport(UIKit)
  import RxSwift
  import UIKit

  extension Reactive where Base: UIControl {
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
      ControlEvent(events: Observable<Void>.never())
    }

    public func controlProperty<T>(
      editingEvents: UIControl.Event, getter: @escaping (Base) -> T,
      setter: @escaping (Base, T) -> Void
    ) -> ControlProperty<T> {
      ControlProperty(
        values: Observable.just(getter(base)), valueSink: Binder(base, binding: setter))
    }
  }

  extension Reactive where Base: UIButton {
    public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
  }

  extension Reactive where Base: UITextField {
    public var text: ControlProperty<String?> {
      controlProperty(editingEvents: .valueChanged, getter: { $0.text }, setter: { $0.text = $1 })
    }
  }
#endif
