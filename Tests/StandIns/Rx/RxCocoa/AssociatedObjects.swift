import ObjectiveC

/// The object that lives as long as `parent` under `key`.
func associatedObject(of parent: AnyObject, key: UnsafeRawPointer) -> AnyObject? {
  objc_getAssociatedObject(parent, key).map { $0 as AnyObject }
}

func associate(_ object: AnyObject, with parent: AnyObject, key: UnsafeRawPointer) {
  objc_setAssociatedObject(parent, key, object, .OBJC_ASSOCIATION_RETAIN)
}
