/// References of Core Foundation's kind, which Swift shows as classes: `CGColorRef` → `CGColor`.
enum CoreFoundationTypes {
  /// The class's name; nil for an alias that is none.
  static func className(ofAlias name: String) -> String? {
    guard name.hasSuffix("Ref") else { return nil }
    let base = String(name.dropLast(3))
    if name == "CFTypeRef" { return name }
    let isFoundation = base.hasPrefix("CF") && base.count > 3
    return isFoundation || others.contains(base) ? base : nil
  }

  /// The name of another alias for such a reference, as Swift has it: `ABRecord` for `ABRecordRef`, a `CFTypeRef`.
  static func baseName(_ name: String) -> String? {
    name.hasSuffix("Ref") && name.count > 3 ? String(name.dropLast(3)) : nil
  }

  private static let others = Set(
    """
    CGColor CGColorSpace CGContext CGDataConsumer CGDataProvider CGDisplayMode CGDisplayStream CGEvent
    CGEventSource CGFont CGFunction CGGradient CGImage CGImageDestination CGImageMetadata CGImageSource CGLayer
    CGMutableImageMetadata CGMutablePath CGPath CGPattern CGPDFDocument CGPDFPage CGPSConverter CGShading CVBuffer
    CVImageBuffer CVPixelBuffer CVPixelBufferPool CVMetalTexture CVMetalTextureCache CVDisplayLink
    CMBlockBuffer CMBufferQueue CMClock CMFormatDescription CMAudioFormatDescription CMVideoFormatDescription
    CMMemoryPool CMSampleBuffer CMSimpleQueue CMTimebase CTFont CTFontCollection CTFontDescriptor CTFrame
    CTFramesetter CTGlyphInfo CTLine CTParagraphStyle CTRubyAnnotation CTRun CTRunDelegate CTTextTab CTTypesetter
    SecAccess SecAccessControl SecCertificate SecIdentity SecKey SecKeychain SecKeychainItem SecPolicy
    SecTrust SecTrustedApplication AXUIElement AXObserver AXValue MIDIEventList VTCompressionSession
    VTDecompressionSession
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
