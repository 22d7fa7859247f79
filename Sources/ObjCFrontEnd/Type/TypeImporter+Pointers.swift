extension TypeImporter {
  func convert(_ pointer: CPointer) -> ConvertedType? {
    let pointee = pointer.pointee
    if pointee.isVoid {
      let name = pointer.isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer"
      return ConvertedType(type: .named(name), hint: .pointer)
    }
    if pointee.isZone { return ConvertedType(type: .named("NSZone"), hint: .pointer) }
    guard let type = swiftType(pointee, .pointee) else {
      return ConvertedType(type: .named("OpaquePointer"), hint: .pointer)
    }
    return ConvertedType(
      type: .generic(name(of: pointer), [type]), hint: pointer.isError ? .errorPointer : .pointer)
  }

  private func name(of pointer: CPointer) -> String {
    guard !pointer.isConstant else { return "UnsafePointer" }
    switch pointer.pointeeOwnership {
    case .autoreleasing, .unsafeUnretained: return "AutoreleasingUnsafeMutablePointer"
    case .unspecified, .strong, .weak: return "UnsafeMutablePointer"
    }
  }
}

extension CPointer {
  /// `NSError **`, which isn't retained.
  var isError: Bool {
    guard !isConstant, case .object(.instance(let instance), _) = pointee.resolved else {
      return false
    }
    return instance.className == "NSError"
      && [.autoreleasing, .unsafeUnretained, .unspecified].contains(pointeeOwnership)
  }
}

extension ObjCType {
  /// `NSZone`
  var isZone: Bool {
    if case .alias("NSZone", _, _) = self { return true }
    return resolved == .structure("_NSZone")
  }
}
