@testable import AppArtifacts

/// Files of strings and catalogues of strings.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? StringsFileReader.read(bytes, file: "input")
  _ = try? StringCatalogReader.read(bytes, file: "input")
  return 0
}
