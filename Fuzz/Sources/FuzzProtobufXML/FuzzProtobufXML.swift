@testable import AppArtifacts

/// The manifest of a bundle.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var builder = ManifestBuilder(file: "input")
  try? ProtobufXMLReader.read(bytes, into: &builder, file: "input")
  return 0
}
