@testable import AppArtifacts

/// Deflated data.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? Inflation.expand(bytes[...], expecting: 1 << 16, limit: 1 << 16)
  return 0
}
