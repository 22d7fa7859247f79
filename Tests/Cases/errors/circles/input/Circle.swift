final class Thing: Other { weak var delegate: (any ThingDelegate)? }
class Other: Thing {}
protocol ThingDelegate: FirstDelegate { func thing(_ thing: Thing, didGet value: First) }
protocol FirstDelegate: SecondDelegate { func first(_ thing: Thing) }
protocol SecondDelegate: ThingDelegate { func second(_ thing: Thing) }
protocol OwnDelegate: OwnDelegate { func own(_ value: Third) }

typealias First = [Second]
typealias Second = (First) -> First
typealias Third = Third

extension Third { func third() {} }
