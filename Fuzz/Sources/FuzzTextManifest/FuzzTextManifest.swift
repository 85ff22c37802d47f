@testable import AppArtifacts

/// The text of a manifest, and so the reader of XML.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? ManifestReader.read(bytes, file: "input")
  return 0
}
