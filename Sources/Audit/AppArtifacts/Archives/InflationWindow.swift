/// The last bytes that came out of compressed data; the rest of the data may refer to them.
struct InflationWindow {
  private(set) var bytes = [UInt8](repeating: 0, count: size + spare)
  /// Behind the last byte that came out.
  private(set) var end = 0
  /// How many bytes came out before the first of the window.
  private(set) var dropped = 0

  /// How far back the data may refer.
  private static let reach = 1 << 15
  private static let size = reach + 1 << 17
  /// What a copy by words may write past its end.
  private static let spare = 16
  /// The longest run that one code stands for.
  private static let longest = 258

  /// How many bytes came out.
  var position: Int { dropped + end }

  /// How many bytes can be appended.
  var room: Int { Self.size - end }

  /// Where to stop on the way to a number of bytes that came out, so that there is room for a run.
  func stop(before target: Int) -> Int {
    min(Self.size - Self.longest, max(end, target - dropped))
  }

  /// Makes room for a run of any length: only the bytes that may still be referred to stay.
  mutating func makeRoom() {
    guard room <= Self.longest else { return }
    let gone = end - Self.reach
    bytes.withUnsafeMutableBytes { bytes in
      bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[gone..<gone + Self.reach]))
    }
    dropped += gone
    end = Self.reach
  }

  /// Goes on after what a loop over codes has written.
  mutating func advance(past codes: InflationCodes) { end = codes.end }

  mutating func append(_ more: ArraySlice<UInt8>) {
    bytes.replaceSubrange(end..<end + more.count, with: more)
    end += more.count
  }

  /// Gives the bytes in place, those behind the end included.
  mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) -> Result {
    bytes.withUnsafeMutableBytes(body)
  }
}
