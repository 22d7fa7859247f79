extension FuzzTarget {
  /// The whole way from source to output.
  static let output = FuzzTarget(name: "output", seedSuffix: ".swift", words: swiftWords) { bytes in
    OutputProperties().fault(of: String(decoding: bytes, as: UTF8.self))
  }
}
