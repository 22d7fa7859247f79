/// The two or three capitals that frameworks put in front of their types (`UI`, `CL`, `WK`).
enum FrameworkPrefix {
  /// The prefix of a type's name, nil when it has none: `UI` of `UIView`; nothing of `URLSession`, whose capitals are a word.
  static func of(_ name: String) -> String? {
    let capitals = name.prefix { $0.isUppercase }
    guard capitals.count < name.count, capitals.count == 3 || capitals.count == 4 else {
      return nil
    }
    let prefix = String(capitals.dropLast())
    return words.contains(prefix) ? nil : prefix
  }

  static func dropped(from name: String) -> String {
    of(name).map { String(name.dropFirst($0.count)) } ?? name
  }

  /// Initialisms that are words of a name, not a framework's mark.
  private static let words: Set<String> = [
    "API", "BLE", "CSS", "CSV", "DNS", "DOM", "FTP", "GIF", "GPS", "GPU", "HUD", "ID", "IP", "NFC",
    "OTP",
    "PDF", "PIN", "PNG", "QR", "RPC", "RSS", "SDK", "SMS", "SQL", "SSH", "SSL", "SVG", "TCP", "TLS",
    "TV", "UDP", "URI", "URL", "USB", "VPN", "VR", "WEB", "XML", "XPC", "ZIP",
  ]

  /// Those of Apple's frameworks that have delegates.
  static let apples: Set<String> = [
    "AR", "AS", "AV", "CA", "CB", "CK", "CL", "CN", "CX", "EK", "GK", "HK", "MC", "MF", "MK", "MP",
    "MTK", "NS", "PH", "PK", "QL", "SCN", "SF", "SK", "UI", "UN", "VN", "WK",
  ]
}
