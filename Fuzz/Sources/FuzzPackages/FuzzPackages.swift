@testable import AppArtifacts

/// Packages of every form: the archive, what it holds, its manifest and its resources.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = AndroidPackage.read(bytes, file: "input").manifest
  return 0
}
