import Combine
import ObjectiveC

final class Token {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("  \(name) goes") }
}

class Parent {
  deinit { print("  parent goes") }
}

final class Child: Parent {
  let own = Token("own")
}

let key = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
let first = UnsafeRawPointer(key)
let second = UnsafeRawPointer(key + 1)

print("# what is associated goes after its object")
do {
  let parent = Child()
  objc_setAssociatedObject(parent, first, Token("first"), .OBJC_ASSOCIATION_RETAIN)
  objc_setAssociatedObject(parent, second, Token("second"), .OBJC_ASSOCIATION_RETAIN)
  print("  \((objc_getAssociatedObject(parent, first) as? Token)?.name ?? "none")")
}

print("# it can be replaced and taken away")
let parent = Parent()
objc_setAssociatedObject(parent, first, Token("old"), .OBJC_ASSOCIATION_RETAIN)
objc_setAssociatedObject(parent, first, Token("new"), .OBJC_ASSOCIATION_RETAIN)
objc_setAssociatedObject(parent, first, nil, .OBJC_ASSOCIATION_RETAIN)
print("  \(objc_getAssociatedObject(parent, first) == nil)")

print("# merged publishers")
let left = PassthroughSubject<Int, Never>()
let right = PassthroughSubject<Int, Never>()
let merging = left.merge(with: right.map { $0 * 10 }).sink(
  receiveCompletion: { print("  \($0)") }, receiveValue: { print("  \($0)") })
left.send(1)
right.send(2)
left.send(completion: .finished)
right.send(3)
right.send(completion: .finished)
withExtendedLifetime(merging) {}

print("# a published property")
final class Model {
  @Published var count = 0
}
let model = Model()
[1, 2].publisher.assign(to: &model.$count)
print("  \(model.count)")
let watching = model.$count.sink { print("  count \($0)") }
model.count = 3
withExtendedLifetime(watching) {}
