import RxSwift

final class Owner: BankDelegate {
  func bank(_ bank: Bank, open completion: @escaping (Bool) -> Void, in place: String) { completion(true) }
  func bank(
    _ bank: Bank, pay amount: Int, done: @escaping Receipt, failed: @escaping (String) -> Void
  ) { done(amount) }
  func bank(_ bank: Bank, yes: (() -> Void)?, ask question: String, no: (() -> Void)?) { yes?() }
}

let bank = Bank()
let bag = DisposeBag()

@MainActor func ask() {
  _ = bank.rx.delegate
  guard let delegate = bank.delegate else { return }
  delegate.bank(bank, open: { print("  open \($0)") }, in: "town")
  delegate.bank(bank, pay: 5, done: { print("  paid \($0)") }, failed: { print("  failed \($0)") })
  delegate.bank(bank, yes: { print("  yes") }, ask: "sure", no: { print("  no") })
  delegate.bank(bank, yes: nil, ask: "sure", no: nil)
  delegate.bank(bank, close: { print("  closed") }, failed: { print("  not closed: \($0)") })
}

print("# nobody decides")
ask()

print("# responders call both, and twice")
Observable.just { (done: @escaping (Bool) -> Void, place: String) in
  print("  asked in \(place)")
  done(false)
  done(true)
}.bind(to: bank.rx.open).disposed(by: bag)
Observable.just { (amount: Int, done: @escaping Receipt, failed: @escaping (String) -> Void) in
  done(amount * 2)
  failed("too late")
}.bind(to: bank.rx.pay).disposed(by: bag)
Observable.just { (yes: @escaping () -> Void, question: String, no: @escaping () -> Void) in
  yes()
  no()
}.bind(to: bank.rx.yes).disposed(by: bag)
ask()

print("# responders let them go")
Observable.just { (done: @escaping (Bool) -> Void, place: String) in }
  .bind(to: bank.rx.open).disposed(by: bag)
Observable.just { (amount: Int, done: @escaping Receipt, failed: @escaping (String) -> Void) in }
  .bind(to: bank.rx.pay).disposed(by: bag)
Observable.just { (done: @escaping () -> Void, failed: @escaping (Int) -> Void) in }
  .bind(to: bank.rx.close).disposed(by: bag)
ask()

print("# a delegate decides alone")
let owner = Owner()
_ = bank.rx.setDelegate(owner)
ask()
