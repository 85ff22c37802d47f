@testable import SourceReaders

/// Kotlin and Java, each read as both: what is a comment or a string differs.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = AndroidSourceReader.read(bytes, path: "Source.kt")
  _ = AndroidSourceReader.read(bytes, path: "Source.java")
  return 0
}
