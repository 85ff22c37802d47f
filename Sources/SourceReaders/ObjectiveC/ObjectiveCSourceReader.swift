/// Reads a file of Objective-C, C or C++.
struct ObjectiveCSourceReader {
  let path: String
  let conditions: CompilationConditions

  func read(_ bytes: UnsafeRawBufferPointer) -> SourceReading {
    SourceReading(path: path, calls: [])
  }
}
