/// A large part of a value that is handed on from stage to stage: copies share it until one is changed.
///
/// It is no more to be seen than a plain property: equal, hashed and encoded like the value itself.
@propertyWrapper
public struct CopyOnWrite<Value: Sendable>: Sendable {
  // Only changed where nobody else has it.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  @inlinable
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  @inlinable
  public var wrappedValue: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage || one.storage.value == other.storage.value
  }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { storage.value.hash(into: &hasher) }
}

extension CopyOnWrite: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try storage.value.encode(to: encoder) }
}

extension CopyOnWrite: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}
