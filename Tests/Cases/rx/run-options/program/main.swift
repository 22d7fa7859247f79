import Foundation
import RxSwift

final class Owner: RadioDelegate {
  func radio(_ radio: Radio, didHear word: String) { print("  owner hears \(word)") }
  func radioDidClose(_ radio: Radio) {}
  func radioShouldOpen(_ radio: Radio) -> Bool {
    print("  owner is asked")
    return true
  }
  func radio(_ radio: Radio, nameOf channel: Int) -> String { "owner's \(channel)" }
  deinit { print("  owner goes") }
}

let radio = Radio()
let bag = DisposeBag()

print("# the last two elements are for who comes later")
_ = radio.rx.delegate
for word in ["one", "two", "three"] { radio.delegate?.radio(radio, didHear: word) }
radio.rx.didHear.subscribe(onNext: { print("  heard \($0)") }).disposed(by: bag)
radio.delegate?.radio(radio, didHear: "four")

print("# the sender is kept")
radio.rx.didClose.subscribe(onNext: { print("  closed: \($0 === radio)") }).disposed(by: bag)
radio.delegate?.radioDidClose(radio)

print("# answers and questions")
radio.rx.willOpen.subscribe(onNext: { print("  will open") }).disposed(by: bag)
radio.rx.didAskForName.subscribe(onNext: { print("  asked for \($0)") }).disposed(by: bag)
print("  open: \(radio.delegate?.radioShouldOpen(radio) as Any)")
Observable.just([1: "one"]).bind(to: radio.rx.nameOf).disposed(by: bag)
print("  name: \(radio.delegate?.radio(radio, nameOf: 1) ?? "none")")

print("# the forwardee is kept until it is taken away")
let installation = radio.rx.setDelegate(Owner())
radio.delegate?.radio(radio, didHear: "five")
print("  open: \(radio.delegate?.radioShouldOpen(radio) as Any)")
installation.dispose()
print("# done")
