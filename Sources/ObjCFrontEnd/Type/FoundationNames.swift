/// What is known of Foundation without its headers: new names (SE-0086) and bridged values (SE-0069).
enum FoundationNames {
  /// Classes that lost their prefix.
  static let classes: [String: String] = {
    var names: [String: String] = [:]
    for word in renamed.split(whereSeparator: \.isWhitespace) {
      names["NS" + word] = String(word)
    }
    names["NSTask"] = "Process"
    return names
  }()

  private static let renamed = """
    BlockOperation Bundle ByteCountFormatter Operation OperationQueue DateComponentsFormatter
    DateFormatter DateIntervalFormatter DistributedNotificationCenter Dimension EnergyFormatter FileHandle FileManager FileWrapper Formatter
    Host HTTPCookie HTTPCookieStorage HTTPURLResponse InputStream ISO8601DateFormatter JSONSerialization
    LengthFormatter ListFormatter MassFormatter MeasurementFormatter MessagePort NetService NetServiceBrowser
    NotificationCenter NotificationQueue NumberFormatter OutputStream Pipe PersonNameComponentsFormatter Port
    PortMessage ProcessInfo Progress PropertyListSerialization RelativeDateTimeFormatter RunLoop Scanner
    SocketPort Stream Thread Timer UndoManager Unit UnitAcceleration UnitAngle UnitArea UnitConverter
    UnitConverterLinear UnitDuration UnitElectricCharge UnitElectricCurrent UnitEnergy UnitFrequency
    UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume URLAuthenticationChallenge
    URLCache URLCredential URLCredentialStorage URLProtectionSpace URLProtocol
    URLResponse URLSession URLSessionConfiguration URLSessionDataTask URLSessionDownloadTask
    URLSessionStreamTask URLSessionTask URLSessionTaskMetrics URLSessionTaskTransactionMetrics
    URLSessionUploadTask URLSessionWebSocketTask UserDefaults ValueTransformer XMLDTD XMLDTDNode XMLDocument
    XMLElement XMLNode XMLParser
    """

  static let genericClasses: Set<String> = [
    "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
    "NSOrderedSet", "NSMutableOrderedSet", "NSCountedSet", "NSEnumerator", "NSCache", "NSMapTable",
    "NSHashTable", "NSFetchRequest", "NSMeasurement",
  ]

  /// Classes whose values Swift shows as values of its own; collections aside.
  static let bridged: [String: SwiftType] = {
    var types: [String: SwiftType] = ["NSError": .existential(["Error"])]
    for word in values.split(whereSeparator: \.isWhitespace) {
      types["NS" + word] = .named(String(word))
    }
    return types
  }()

  private static let values = """
    AffineTransform Calendar CharacterSet Data Date DateComponents DateInterval IndexPath IndexSet Locale
    Notification PersonNameComponents String TimeZone URL URLComponents URLQueryItem URLRequest UUID
    """

  /// A class that Apple's frameworks define, however little of them is at hand.
  static func isSystemClass(_ name: String) -> Bool {
    ["NS", "UI"].contains { name.hasPrefix($0) }
      && CamelName(name).count > 2 && CamelName(name).isUpper(2)
  }
}
