extension HeaderCollector {
  /// What an SDK declares is read where the inputs inherit it: all that a protocol requires, and how a class is made.
  /// - Returns: whether that was anything.
  mutating func readInheritedFromSystem() -> Bool {
    let count = protocols.count + classes.count
    for name in Set(protocols.values.flatMap(\.inherited)).sorted() {
      guard let entry = index.protocols[name], protocols[entry.number] == nil, isOfSDK(entry)
      else { continue }
      read(entry.cursor, entry.number)
      skip(entry)
    }
    for name in Set(classes.values.compactMap(\.superclass)).sorted() {
      guard let entry = index.classes[name], classes[entry.number] == nil, isOfSDK(entry)
      else { continue }
      var declaration = reader.classDeclaration(entry.cursor)
      declaration.members.removeAll { !$0.isInitializer }
      noteRealPath(of: entry.cursor)
      mentions.add(declaration)
      classes[entry.number] = declaration
    }
    return protocols.count + classes.count > count
  }

  /// The run is about the headers that were named.
  mutating func skip(_ entry: DeclarationIndex.Entry) {
    let location = files.location(entry.cursor.location)
    protocols[entry.number]?.declaration.directives.append(.init(location: location, text: "skip"))
  }

  /// The headers that proxygen brings along don't tell all, and `NSObject` is known.
  private func isOfSDK(_ entry: DeclarationIndex.Entry) -> Bool {
    guard entry.cursor.isDefinition, case .system = files.origin(of: entry.cursor),
      let path = entry.cursor.location?.path
    else { return false }
    return !path.hasPrefix(HeaderFiles.preludeFolder) && entry.cursor.spelling != "NSObject"
  }
}

extension ObjCMember {
  fileprivate var isInitializer: Bool {
    guard case .method(let method) = self else { return false }
    return !method.isClassMethod && method.selector.hasPrefix("init")
  }
}
