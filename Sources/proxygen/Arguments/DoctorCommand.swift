/// `proxygen doctor` has nothing to be told.
struct DoctorOptions: Equatable, Sendable {}

extension Command<DoctorOptions> {
  static var doctor: Command {
    Command(
      name: .doctor, summary: "Check this machine, and say what is missing.",
      discussion: [
        "Prints what proxygen has found: the Swift toolchain, the libraries of SwiftSyntax, the printer of module interfaces, "
          + "libclang, the SDK, the cache. Where something is missing, it says what it is for and what to do. The exit status is 1 then."
      ],
      operands: .none, options: [.help],
      examples: [CommandExample("doctor", "Is everything there?")], initial: DoctorOptions()
    ) { _ in .doctor }
  }
}

extension Command.Operands {
  static var none: Self {
    Self(placeholder: "", help: "", completion: .inOrder([])) {
      (_, operands) throws(RefusedOperands) in
      if let first = operands.first { throw .unexpected(first) }
    }
  }
}
