import RxSwift

extension Reactive where Base: AnyObject {
  /// One element and the completion when the base goes.
  public var deallocated: Observable<Void> {
    let key = deallocationKey
    if let known = associatedObject(of: base, key: key) as? Deallocation {
      return known.subject
    }
    let deallocation = Deallocation()
    associate(deallocation, with: base, key: key)
    return deallocation.subject
  }

  private var deallocationKey: UnsafeRawPointer {
    unsafeBitCast(ObjectIdentifier(Deallocation.self), to: UnsafeRawPointer.self)
  }
}

private final class Deallocation {
  let subject = ReplaySubject<Void>.create(bufferSize: 1)

  deinit {
    subject.onNext(())
    subject.onCompleted()
  }
}
