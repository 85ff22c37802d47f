/// The signature of an image: of its parts, only the entitlements.
enum CodeSignature {
  /// The largest signature that is looked into.
  private static let maximumSize = 16 << 20
  private static let embedded: UInt32 = 0xFADE_0CC0
  private static let entitlements: UInt32 = 0xFADE_7171

  /// The property list of entitlements in a signature; nil if it holds none.
  static func entitlements(
    in range: Range<Int>, of bytes: BinaryBytes
  ) throws(BinaryProblem) -> [UInt8]? {
    guard range.count <= maximumSize else { return nil }
    let head = try bytes.bytes(at: range.lowerBound, count: min(range.count, 12 + 64 * 8))
    guard head.uint32(at: 0, isBigEndian: true) == embedded,
      let count = head.size(at: 8, isBigEndian: true)
    else { return nil }
    for number in 0..<min(count, 64) {
      guard let offset = head.size(at: 12 + number * 8 + 4, isBigEndian: true),
        offset <= range.count - 8
      else { continue }
      let start = range.lowerBound + offset
      let part = try bytes.bytes(at: start, count: 8)
      guard part.uint32(at: 0, isBigEndian: true) == entitlements,
        let size = part.size(at: 4, isBigEndian: true), size >= 8, size <= range.count - offset
      else { continue }
      return try bytes.bytes(at: start + 8, count: size - 8)
    }
    return nil
  }
}
