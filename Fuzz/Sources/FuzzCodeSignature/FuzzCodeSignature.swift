@testable import MachOReading

/// Signatures of code, which hold the entitlements.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? CodeSignature.entitlements(in: 0..<bytes.count, of: BinaryBytes(bytes))
  return 0
}
