@testable import AppArtifacts

/// Binary XML, with every reference taken for a number.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var builder = ManifestBuilder(file: "input") { .number($0) }
  try? BinaryXMLReader.read(bytes, into: &builder, file: "input")
  return 0
}
