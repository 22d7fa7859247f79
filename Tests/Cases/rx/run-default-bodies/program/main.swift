import RxSwift

final class Owner: TillDelegate {
  func tillRate(_ till: Till) -> Int { 100 }
  func till(_ till: Till, didAsk question: String) { print("  owner is asked for the \(question)") }
  func tillFee(_ till: Till) -> Money { Money(cents: 50) }
}

let till = Till()
let bag = DisposeBag()

@MainActor func ask() {
  guard let delegate = till.delegate else { return print("  no delegate") }
  print("  open \(delegate.tillIsOpen(till)), \(delegate.tillGreeting(till)), decimals \(delegate.decimals)")
  print("  nickname \(delegate.till(till, nicknameOf: "pea") as Any), currency \(delegate.currency)")
  print("  fee \(delegate.tillFee(till).cents), deposit \(delegate.tillDeposit(till).cents)")
  print("  one \(delegate.till(till, priceOf: "pea").cents)")
  print("  three \(delegate.till(till, priceOf: "pea", count: 3).cents)")
  print("  color \(delegate.till(till, colorOf: "pea")), \(delegate.till(till, colorOf: "apple"))")
  delegate.till(till, confirm: "pea") { print("  confirmed \($0)") }
  do {
    print("  checked out \(try delegate.till(till, checkOut: "pea").cents)")
    _ = try delegate.till(till, checkOut: "")
  } catch {
    print("  \(error)")
  }
  delegate.tillDidClose(till)
}

print("# nobody answers: the extension does, and hears the proxy")
till.rx.didAsk.subscribe(onNext: { print("  rx: asked for the \($0)") }).disposed(by: bag)
ask()

print("# the required one is bound")
Observable.just(10).bind(to: till.rx.rate).disposed(by: bag)
ask()

print("# bound answers are what default bodies get from each other")
Observable.just(Money(cents: 1)).bind(to: till.rx.fee).disposed(by: bag)
Observable.just(0).bind(to: till.rx.decimals).disposed(by: bag)
Observable.just(false).bind(to: till.rx.isOpen).disposed(by: bag)
Observable.just(["pea": 99]).bind(to: till.rx.colorOf).disposed(by: bag)
ask()

print("# one that lets the handler go")
Observable.just({ (_: String, _: @escaping (Bool) -> Void) in print("  no decision") })
  .bind(to: till.rx.confirm).disposed(by: bag)
till.delegate?.till(till, confirm: "pea") { print("  confirmed \($0)") }

print("# a delegate")
let owner = Owner()
let subscription = till.rx.setDelegate(owner)
ask()
subscription.dispose()

print("# bound for all")
Observable.just(["pea": Money(cents: 1000)]).bind(to: till.rx.priceOf).disposed(by: bag)
Observable.just(["pea": Money(cents: 2000)]).bind(to: till.rx.checkOut).disposed(by: bag)
Observable.just("euro").bind(to: till.rx.currency).disposed(by: bag)
ask()
