import RxRelay
import RxSwift

// Prints what the operators and subjects do; the real library prints the same.

struct Failure: Error {}

func show<Element>(_ name: String, _ source: Observable<Element>) {
  var line: [String] = []
  source.subscribe(
    onNext: { line.append("\($0)") }, onError: { _ in line.append("error") },
    onCompleted: { line.append("completed") }, onDisposed: { line.append("disposed") }
  ).dispose()
  print("\(name): \(line.joined(separator: " "))")
}

func log<Element>(_ name: String, _ source: Observable<Element>) -> Disposable {
  source.subscribe { print("\(name): \($0)") }
}

func operators() {
  let numbers = Observable.of(1, 2, 3, 4)
  show("map", numbers.map { $0 * 2 })
  show("map throws", numbers.map { try $0 < 3 ? $0 : { throw Failure() }() })
  show("compactMap", numbers.compactMap { $0.isMultiple(of: 2) ? $0 : nil })
  show("filter", numbers.filter { $0 > 2 })
  show("scan", numbers.scan(0, accumulator: +))
  show("distinct", Observable.of(1, 1, 2, 1).distinctUntilChanged())
  show("take", numbers.take(2))
  show("take none", numbers.take(0))
  show("take until", numbers.take(until: { $0 == 3 }, behavior: .inclusive))
  show("take while", numbers.take(while: { $0 < 3 }))
  show("take until never", numbers.take(until: Observable<Int>.never()))
  show("skip", numbers.skip(3))
  show("startWith", numbers.startWith(8, 9))
  show("concat", numbers.concat(Observable.just(5)))
  show("merge", Observable.merge(numbers, .just(5), .never()).take(5))
  show("merge all", Observable.merge([numbers, .just(5)]))
  show("merge interleaves", Observable.merge(numbers, numbers.map { $0 * 10 }))
  show("merge error", Observable.merge(.error(Failure()), numbers))
  show("flatMap", numbers.flatMap { Observable.of($0, $0 * 10) })
  show("catch", numbers.concat(Observable.error(Failure())).catch { _ in .just(0) })
  show("deferred", Observable.deferred { numbers })
  show("deferred throws", Observable<Int>.deferred { throw Failure() })
  show("empty", Observable<Int>.empty())
  show("never", Observable<Int>.never())
  show("optional", Observable.from(optional: 1))
  show("nil element", Observable<Int?>.of(1, nil))
}

func sideEffects() {
  var trace: [String] = []
  show(
    "do",
    Observable.just(1).do(
      onNext: { trace.append("next \($0)") }, afterNext: { trace.append("after \($0)") },
      onCompleted: { trace.append("completed") },
      afterCompleted: { trace.append("afterCompleted") },
      onSubscribe: { trace.append("subscribe") }, onSubscribed: { trace.append("subscribed") },
      onDispose: { trace.append("dispose") }))
  print(trace.joined(separator: ", "))
}

func sharing() {
  let publish = PublishSubject<Int>()
  var subscriptions = 0
  let shared = publish.do(
    onSubscribe: { subscriptions += 1 }, onDispose: { print("source disposed") }
  ).share(replay: 1)
  let one = log("one", shared)
  publish.onNext(1)
  let two = log("two", shared)
  publish.onNext(2)
  print("subscriptions: \(subscriptions), observers: \(publish.hasObservers)")
  one.dispose()
  two.dispose()
  print("subscriptions: \(subscriptions), observers: \(publish.hasObservers)")
  _ = log("three", shared)
  publish.onCompleted()
  publish.onNext(3)
  _ = log("late", publish.asObservable())
}

func subjects() {
  let behavior = BehaviorSubject(value: 1)
  _ = log("behavior", behavior.asObservable())
  behavior.onNext(2)
  print("value: \((try? behavior.value()) ?? 0)")
  behavior.onError(Failure())
  _ = log("behavior late", behavior.asObservable())

  let replay = ReplaySubject<Int>.create(bufferSize: 2)
  (1...3).forEach(replay.onNext)
  _ = log("replay", replay.asObservable())
  replay.onCompleted()
  _ = log("replay late", replay.asObservable())
}

func reentrance() {
  // An observer that makes its own source emit, and one that leaves while it is called.
  let loop = PublishSubject<Int>()
  _ = loop.subscribe(onNext: { if $0 < 3 { loop.onNext($0 + 1) } })
  _ = log("loop", loop.asObservable())
  let leaving = SerialDisposable()
  leaving.disposable = loop.subscribe(onNext: {
    print("leaving: \($0)")
    leaving.dispose()
  })
  loop.onNext(1)
  loop.onNext(9)
}

func relays() {
  let optional = BehaviorRelay<Int??>(value: .some(nil))
  print("relay: \(optional.value.map { "\(String(describing: $0))" } ?? "none")")
  optional.accept(nil)
  print("relay: \(optional.value.map { "\(String(describing: $0))" } ?? "none")")
  let relay = BehaviorRelay(value: 0)
  let target = PublishRelay<Int?>()
  _ = log("target", target.asObservable())
  let bound = relay.bind(to: target)
  relay.accept(1)
  bound.dispose()
  relay.accept(2)
}

func disposables() {
  let bag = CompositeDisposable()
  _ = bag.insert(Disposables.create { print("first") })
  let key = bag.insert(Disposables.create { print("removed") })
  if let key { bag.remove(for: key) }
  print("count: \(bag.count)")
  bag.dispose()
  _ = bag.insert(Disposables.create { print("at once") })
  AnyObserver<Int> { print("mapped: \($0)") }
    .mapObserver { (text: String) in text.count }
    .on(.next("four"))
}

operators()
sideEffects()
sharing()
subjects()
reentrance()
relays()
disposables()
