import Testing

@testable import ObjCFrontEnd

@Suite struct ErrorImportTests {
  @Test func theErrorTakesItsWordsAlong() {
    let (error, names) = considered("- (BOOL)saveAndReturnError:(NSError **)error")
    #expect(error == ErrorImport(kind: .zeroResult, parameter: 0, isReplaced: false))
    #expect(names == ErrorImport.Names(base: "save", labels: []))
  }

  @Test func aNullableResultThrows() {
    let (error, names) = considered("- (nullable id)load:(int)x error:(NSError **)error")
    #expect(error == ErrorImport(kind: .nilResult, parameter: 1, isReplaced: false))
    #expect(names.labels == [""])
  }

  @Test(arguments: [
    "- (void)load:(int)x error:(NSError **)error", "- (id)load:(int)x error:(NSError **)error",
    "- (BOOL)load:(NSError **)error item:(Item *)item", "- (BOOL)load:(NSError *)error",
  ])
  func othersKeepTheirError(method: String) {
    #expect(considered(method).error == nil)
  }

  @Test func closuresMayFollow() {
    let (error, _) = considered(
      "- (BOOL)write:(NSError **)error then:(void (^)(void))block")
    #expect(error?.parameter == 0)
  }

  @Test func aClashOfAShorterNameKeepsTheWords() {
    let method = "- (BOOL)loadWithError:(NSError **)error"
    let (error, names) = considered(method, selectors: ["load"])
    #expect(error == ErrorImport(kind: .zeroResult, parameter: 0, isReplaced: false))
    #expect(names.base == "loadWithError")
  }

  @Test func aClashOfTheWholeNameKeepsTheError() {
    #expect(considered("- (BOOL)load:(NSError **)error", selectors: ["load"]).error == nil)
    let (error, _) = considered(
      "- (BOOL)load:(int)x error:(NSError **)error", selectors: ["load:"])
    #expect(error?.isReplaced == true)
  }

  @Test(
    arguments: [
      (SwiftError.none, "BOOL", nil), (.nonnullError, "void", .nonnilError),
      (.zeroResult, "int", .preservedZero), (.nonzeroResult, "int", .nonzeroResult),
      (.nullResult, "id", nil), (.nullResult, "nullable id", .nilResult),
      (.zeroResult, "void", nil), (.zeroResult, "char", nil), (.nonzeroResult, "char", nil),
    ] as [(SwiftError, String, ErrorImport.Kind?)])
  func attributesDecide(attribute: SwiftError, result: String, kind: ErrorImport.Kind?) {
    var method = Sample.method("- (\(result))load:(int)x error:(NSError **)error")
    method.declaration.attributes.error = attribute
    var names = ErrorImport.Names(base: "load", labels: ["", "error"])
    #expect(ErrorImport.considered(method, &names) { _ in false }?.kind == kind)
  }

  private func considered(
    _ text: String, selectors: Set<String> = []
  ) -> (error: ErrorImport?, names: ErrorImport.Names) {
    let method = Sample.method(text)
    var names = ErrorImport.Names(
      base: method.firstPiece, labels: [""] + method.pieces.dropFirst())
    let error = ErrorImport.considered(method, &names, clashes: selectors.contains)
    return (error, names)
  }
}
