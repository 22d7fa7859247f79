/// Objective-C headers → Swift text.
public enum ObjCFrontEnd {
  /// Reads headers with the first libclang of the request that works.
  ///
  /// libclang may crash on what it reads, and takes the process with it: run this in one of its own.
  public static func read(_ request: HeaderRequest) -> HeaderOutcome {
    #if LIBCLANG
      var reasons: [String] = []
      for path in request.libraries {
        do {
          let library = try Libclang(path: path)
          let reader = HeaderReader(
            request, library, resourceFolder: LibclangFolder.resources(of: path))
          return .imported(try reader.read().importedHeaders(request))
        } catch let failure as Libclang.Failure {
          reasons.append("\(path): \(failure.reason)")
        } catch let failure as TranslationUnit.Failure {
          return .refused(code: failure.code)
        } catch {
          reasons.append("\(path): \(error)")
        }
      }
      return .noLibrary(reasons: reasons)
    #else
      return .noLibrary(reasons: ["proxygen was built without the headers of libclang"])
    #endif
  }
}
