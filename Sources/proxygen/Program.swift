/// What proxygen says about itself.
enum Program {
  static let name = "proxygen"
  static let version = "0.1.0"
}
