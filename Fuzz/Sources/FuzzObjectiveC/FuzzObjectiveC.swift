@testable import SourceReaders

/// Objective-C with its directives.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  let conditions = CompilationConditions(["DEBUG", "LEVEL=2"])
  _ = ObjectiveCSourceReader(path: "Source.m", conditions: conditions).read(bytes)
  return 0
}
