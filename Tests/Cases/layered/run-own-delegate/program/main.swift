final class Loud: LayeredField {
  override func didChange() { print("hook") }
}

let field = Loud()
field.change()
field.delegate = nil
field.change()
