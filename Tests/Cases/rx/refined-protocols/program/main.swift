import RxSwift

final class Owner: CalendarDelegate {
  func scroller(_ scroller: Scroller, didScrollTo offset: Int) { print("  owner: scrolled to \(offset)") }
  func scrollerShouldBounce(_ scroller: Scroller) -> Bool { false }
  func grid(_ grid: Grid, didSelect cell: Int) { print("  owner: selected \(cell)") }
  func grid(_ grid: Grid, shouldSelect cell: Int) -> Bool { true }
  var title: String { "owner's" }
  func calendar(_ calendar: Calendar, didOpen day: Int) { print("  owner: opened \(day)") }
}

final class ScrollOwner: ScrollerDelegate {
  func scroller(_ scroller: Scroller, didScrollTo offset: Int) { print("  scroll owner: \(offset)") }
  func scrollerShouldBounce(_ scroller: Scroller) -> Bool { false }
}

let bag = DisposeBag()

@MainActor func use(_ calendar: Calendar) {
  calendar.scroll(to: 1)
  calendar.select(2)
  calendar.open(3)
}

print("# as a scroller first, then as what it is")
let calendar = Calendar()
let scroller: Scroller = calendar
let grid: Grid = calendar
scroller.rx.didScrollTo.subscribe(onNext: { print("  scrolled to \($0)") }).disposed(by: bag)
grid.rx.didSelect.subscribe(onNext: { print("  selected \($0)") }).disposed(by: bag)
calendar.rx.didOpen.subscribe(onNext: { print("  opened \($0)") }).disposed(by: bag)
print("  one proxy: \(scroller.rx.delegate === grid.rx.delegate && grid.rx.delegate === calendar.rx.delegate)")
print("  installed: \(calendar.delegate === calendar.rx.delegate)")
use(calendar)

print("# bound")
Observable.just(true).bind(to: scroller.rx.shouldBounce).disposed(by: bag)
Observable.just([2: true]).bind(to: grid.rx.shouldSelect).disposed(by: bag)
Observable.just("bound").bind(to: calendar.rx.title).disposed(by: bag)
use(calendar)

print("# a delegate of the widest protocol")
let owner = Owner()
let installed = calendar.rx.setDelegate(owner)
use(calendar)
installed.dispose()

print("# a delegate of the narrowest")
let scrollOwner = ScrollOwner()
let other = grid.rx.setDelegate(scrollOwner)
use(calendar)
other.dispose()

print("# as what it is first, with a delegate there")
let second = Calendar()
second.delegate = owner
second.rx.didOpen.subscribe(onNext: { print("  opened \($0)") }).disposed(by: bag)
(second as Scroller).rx.didScrollTo.subscribe(
  onNext: { print("  scrolled to \($0)") }, onCompleted: { print("  scrolling ended") }
).disposed(by: bag)
use(second)

print("# a grid and a scroller that are no more than that")
let plain = Scroller()
plain.rx.didScrollTo.subscribe(onNext: { print("  scrolled to \($0)") }).disposed(by: bag)
plain.scroll(to: 9)
let plainGrid = Grid()
plainGrid.rx.didSelect.subscribe(onNext: { print("  selected \($0)") }).disposed(by: bag)
plainGrid.select(8)
