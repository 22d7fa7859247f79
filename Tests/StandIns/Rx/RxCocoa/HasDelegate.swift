public protocol HasDelegate: AnyObject {
  associatedtype Delegate

  var delegate: Delegate? { get set }
}

extension DelegateProxyType
where ParentObject: HasDelegate, Self.Delegate == ParentObject.Delegate {
  public static func currentDelegate(for object: ParentObject) -> Delegate? {
    object.delegate
  }

  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.delegate = delegate
  }
}

public protocol HasDataSource: AnyObject {
  associatedtype DataSource

  var dataSource: DataSource? { get set }
}

extension DelegateProxyType
where ParentObject: HasDataSource, Self.Delegate == ParentObject.DataSource {
  public static func currentDelegate(for object: ParentObject) -> Delegate? {
    object.dataSource
  }

  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.dataSource = delegate
  }
}

@available(iOS 10.0, tvOS 10.0, *)
public protocol HasPrefetchDataSource: AnyObject {
  associatedtype PrefetchDataSource

  var prefetchDataSource: PrefetchDataSource? { get set }
}

@available(iOS 10.0, tvOS 10.0, *)
extension DelegateProxyType
where ParentObject: HasPrefetchDataSource, Self.Delegate == ParentObject.PrefetchDataSource {
  public static func currentDelegate(for object: ParentObject) -> Delegate? {
    object.prefetchDataSource
  }

  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.prefetchDataSource = delegate
  }
}
