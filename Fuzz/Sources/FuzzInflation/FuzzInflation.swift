@testable import AppArtifacts

/// Deflated data.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var inflation = Inflation(ByteSource(bytes, file: "fuzz"))
  _ = try? inflation.all(expecting: 1 << 16, limit: 1 << 16)
  return 0
}
