import RxSwift

let element = Element()
let bag = DisposeBag()
element.rx.didObserve.subscribe(onNext: { print("observed \($0.name)") }).disposed(by: bag)
RxSwift.Observable.just(["a": Binder.tight]).bind(to: element.rx.binderFor).disposed(by: bag)
RxSwift.Observable.just { (once: Once, done: @escaping (Once) -> Void) in
  done(Once(count: once.count + 1))
  done(Once(count: 0))
}.bind(to: element.rx.decide).disposed(by: bag)
element.delegate?.element(element, didObserve: .init(name: "star"))
print(element.delegate?.element(element, binderFor: "a") as Any)
element.delegate?.element(element, decide: Once(count: 4)) { print("once \($0.count)") }
