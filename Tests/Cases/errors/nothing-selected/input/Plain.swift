public protocol Plain {
  func run()
}
