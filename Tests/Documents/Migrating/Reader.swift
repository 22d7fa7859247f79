import RxCocoa
import RxSwift

/// Whoever writes the lines in the document.
final class Reader {
  let player = Player()
  let bag = DisposeBag()
}
