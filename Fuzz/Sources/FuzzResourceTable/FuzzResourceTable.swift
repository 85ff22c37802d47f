@testable import AppArtifacts

/// A resource table, asked for a value.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let table = try? ResourceTable(ByteSource(bytes, file: "input")) else { return 0 }
  for number in [0x7F01_0000, 0x7F01_0001, 0x7F02_0000] as [UInt32] {
    _ = try? table.value(of: number)
  }
  return 0
}
