import PlatformModel

/// Takes values from text that ``TokenWriter`` wrote.
struct TokenReader {
  private var lines: ArraySlice<Substring>
  private let count: Int
  /// How many apps a step can name.
  var appCount = 0

  /// A line that is not what has to come there.
  struct Problem: Error, Hashable {
    /// The line, from 1.
    var line: Int
    /// What has to come.
    var wanted: String
  }

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    count = lines.count
  }

  func problem(_ wanted: String) -> Problem {
    Problem(line: count - lines.count, wanted: wanted)
  }

  mutating func text(_ wanted: String = "a text") throws(Problem) -> String {
    guard let line = lines.popFirst() else { throw problem(wanted) }
    guard line.contains("\\") else { return String(line) }
    var text = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        text.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  mutating func number() throws(Problem) -> Int {
    guard let number = Int(try text()) else { throw problem("a number") }
    return number
  }

  mutating func bool() throws(Problem) -> Bool { try text() == "yes" }

  mutating func double() throws(Problem) -> Double {
    guard let bits = UInt64(try text()), Double(bitPattern: bits).isFinite else {
      throw problem("the bits of a number")
    }
    return Double(bitPattern: bits)
  }

  /// At most a hundred years, as in a scenario's file.
  mutating func duration() throws(Problem) -> Duration {
    guard let seconds = Int64(try text()), let attoseconds = Int64(try text()),
      (0...3_200_000_000).contains(seconds), (0..<1_000_000_000_000_000_000).contains(attoseconds)
    else { throw problem("a length of time") }
    return Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
  }

  mutating func texts() throws(Problem) -> [String] {
    var texts: [String] = []
    for _ in 0..<max(0, try number()) { texts.append(try text()) }
    return texts
  }

  mutating func pairs() throws(Problem) -> [(String, String)] {
    let texts = try texts()
    return stride(from: 0, to: texts.count - 1, by: 2).map { (texts[$0], texts[$0 + 1]) }
  }

  mutating func version() throws(Problem) -> OSVersion {
    guard let version = OSVersion(named: try text()) else { throw problem("a release") }
    return version
  }

  mutating func span() throws(Problem) -> OSVersion.Span {
    let (first, last) = (try version(), try version())
    guard first.platform == last.platform, first <= last else { throw problem("a later release") }
    return OSVersion.Span(first, last)
  }

  /// The value with the name that comes.
  mutating func one<Value>(
    of values: [Value], _ wanted: String, name: (Value) -> String
  ) throws(Problem) -> Value {
    let word = try text(wanted)
    guard let value = values.first(where: { name($0) == word }) else { throw problem(wanted) }
    return value
  }
}
