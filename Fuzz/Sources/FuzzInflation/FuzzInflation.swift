@testable import AppArtifacts

/// Deflated data, expanded as a whole and in parts, which have to be the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = ByteSource(Array(UnsafeBufferPointer(start: start, count: count)), file: "fuzz")
  var inflation = Inflation(source)
  let whole = try? inflation.all(expecting: size, limit: size)
  let parts = InflatedFile(source, count: whole?.count ?? size).source
  let ranges = [0..<1, 40..<90, 64..<300, 4000..<4100].filter { $0.upperBound <= parts.count }
  parts.plan?(ranges)
  for range in ranges + ranges.suffix(1) + ranges.prefix(1) {
    let part = try? parts.bytes(at: range.lowerBound, count: range.count)
    if let whole { precondition(part?.elementsEqual(whole[range]) == true) }
  }
  return 0
}

private let size = 1 << 16
