import RxSwift

/// Makes the proxies of one delegate property, one closure for each class of parents. Main thread only.
final class ProxyFactory {
  private static var factories: [UnsafeRawPointer: ProxyFactory] = [:]

  private let identifier: UnsafeRawPointer
  private var makers: [ObjectIdentifier: (AnyObject) -> AnyObject] = [:]

  private init(identifier: UnsafeRawPointer) {
    self.identifier = identifier
  }

  static func shared<Proxy: DelegateProxyType>(for type: Proxy.Type) -> ProxyFactory {
    MainScheduler.ensureRunningOnMainThread()
    if let factory = factories[type.identifier] { return factory }
    let factory = ProxyFactory(identifier: type.identifier)
    factories[type.identifier] = factory
    type.registerKnownImplementations()
    return factory
  }

  func register<Proxy: DelegateProxyType, Parent>(
    _ type: Proxy.Type, make: @escaping (Parent) -> Proxy
  ) {
    precondition(identifier == type.identifier, "The proxy has another identifier.")
    let parent = ObjectIdentifier(Parent.self)
    precondition(makers[parent] == nil, "\(Parent.self) has a proxy of \(type) already.")
    makers[parent] = { make(forced($0)) }
  }

  /// The closure of the parent's class makes it, else the one of its nearest superclass.
  func makeProxy(for object: AnyObject) -> AnyObject {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let make = makers[ObjectIdentifier(current.subjectType)] { return make(object) }
      mirror = current.superclassMirror
    }
    preconditionFailure("DelegateProxy has no factory of \(object).")
  }
}
