@testable import ObjCFrontEnd

extension HeaderGenerator {
  mutating func addEnumeration() {
    var declaration = declaration()
    let shortName = newName()
    var name = shortName
    let kind: ObjCEnumeration.Kind
    switch random.count(0...9) {
    case 0...3: kind = .open
    case 4: kind = .closed
    case 5...7: kind = .options
    case 8: kind = .error(domain: name + "Domain")
    default: kind = .plain
    }
    if random.chance(12) {
      name += random.pick(["s", "es", "ies", "Flags", "Mask", "Status", "Code"])
    }
    if kind == .options, random.chance(60) { name += "Options" }
    if case .error = kind, random.chance(50) { name += "ErrorCode" }
    // With its ending it may be the name of something else.
    if name != shortName, !takenNames.insert(name.lowercased()).inserted { return }
    if random.chance(8) {
      declaration.attributes.name =
        header.classes.isEmpty || random.chance(50)
        ? name + "Renamed" : (header.classes[0].name + "." + name)
    }
    let raw: ObjCType? =
      switch kind {
      case .options: .alias("NSUInteger", .number(.unsignedLong), .nonnull)
      case .plain: random.chance(50) ? nil : .number(.unsignedInt)
      default: .alias("NSInteger", .number(.long), .nonnull)
      }
    var item = ObjCEnumeration(declaration: declaration, name: name, kind: kind, rawType: raw)
    let stem = random.pick([
      name, name, name, "k" + name, prefix, name + "_", "k" + prefix, String(name.dropLast()),
    ])
    for index in 0..<random.count(1...6) {
      let rest = random.pick([word(), words(1...2), "\(index)D", "_" + word(), "None"])
      let ending = "\(rest)\(index == 0 && random.chance(60) ? "" : String(index))"
      let value = Int64(kind == .options ? (random.chance(15) ? 0 : 1 << index) : index)
      var constant = ObjCEnumerationCase(
        declaration: self.declaration(), name: stem + ending, value: value)
      switch random.count(0...39) {
      case 0...1: constant.declaration.attributes.name = "named\(index)"
      case 2: constant.declaration.availability = [ObjCAvailability(isUnavailable: true)]
      case 3: constant.declaration.availability = [ObjCAvailability(deprecated: .always)]
      case 4 where kind != .options && index > 0: constant.value = 0
      case 5 where kind == .open: constant.value = -Int64(index)
      default: break
      }
      guard !constant.name.isEmpty, constant.name.first?.isNumber == false,
        takenNames.insert(constant.name.lowercased()).inserted
      else { continue }
      item.cases.append(constant)
    }
    guard !item.cases.isEmpty else { return }
    header.enumerations.append(item)
  }

  mutating func addStructure() {
    let name = newName()
    var item = ObjCStructure(declaration: declaration(), name: name, isUnion: random.chance(15))
    for index in 0..<random.count(1...3) {
      let type = random.pick([
        ObjCType.number(.int), .number(.double), .alias("BOOL", .number(.signedChar), .nonnull),
        .alias("NSUInteger", .number(.unsignedLong), .nonnull),
        .pointer(CPointer(pointee: .void), .unspecified),
        .alias("CGPoint", .structure("CGPoint"), .nonnull),
      ])
      item.fields.append(ObjCField(name: "field\(index)", type: type))
    }
    header.structures.append(item)
  }

  mutating func addAlias() {
    let string = ObjCType.object(.instance(ObjCInstance(className: "NSString")), .unspecified)
    var declaration = declaration()
    let name = newName()
    if random.chance(15) { declaration.attributes.name = name + "Renamed" }
    var item = ObjCAlias(declaration: declaration, name: name, type: string)
    switch random.count(0...6) {
    case 0: item.wrapper = .enumeration
    case 1: item.wrapper = .structure
    case 2: item.type = .alias("NSInteger", .number(.long), .nonnull)
    case 3:
      item.type = .block(
        ObjCFunction(result: .void, parameters: [ObjCParameter(name: "", type: string)]),
        .unspecified)
    case 4: item.type = .object(.any(protocols: []), .unspecified)
    case 5: item.type = .alias("BOOL", .number(.signedChar), .nonnull)
    default: break
    }
    header.aliases.append(item)
  }
}
