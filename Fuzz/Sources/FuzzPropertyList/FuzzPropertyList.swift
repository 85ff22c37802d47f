@testable import AppArtifacts

/// Property lists of every form.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? PropertyListReader.read(bytes, file: "input")
  return 0
}
