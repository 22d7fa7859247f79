extension PublishedNames {
  /// RxSwiftCommunity/RxCocoa-Texture.
  static let rxTexture = PublishedNames(
    library: "RxTexture", isHeldOut: true,
    source: """
      // proxygen:parent ASEditableTextNode
      protocol ASEditableTextNodeDelegate {
        // proxygen:name attributedText
        func editableTextNodeDidUpdateText(_ editableTextNode: ASEditableTextNode)
      }
      """)
}
