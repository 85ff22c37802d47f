import MarkupReading

/// A time of a GPX file, "2026-05-01T07:30:00Z" with an optional fraction or offset.
struct GPXTime: Hashable {
  /// Seconds since the beginning of 1970 in UTC.
  var seconds: Double

  init(_ text: String, at position: MarkupPosition) throws(MarkupProblem) {
    guard let seconds = Self.seconds(text) else {
      throw MarkupProblem(
        at: position, "'\(text)' is not a time; GPX writes 2026-05-01T07:30:00Z.")
    }
    self.seconds = seconds
  }

  private static func seconds(_ text: String) -> Double? {
    let halves = text.split(whereSeparator: { " \n\t".contains($0) }).joined()
      .split(separator: "T")
    guard halves.count == 2 else { return nil }
    let date = halves[0].split(separator: "-").map { Int($0) }
    guard date.count == 3, let year = date[0], let month = date[1], let day = date[2],
      (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    guard let (clock, offset) = clockAndOffset(halves[1]) else { return nil }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
      (0..<25).contains(hour), (0..<60).contains(minute), (0..<61).contains(second)
    else { return nil }
    return Double(days(year, month, day)) * 86_400 + hour * 3600 + minute * 60 + second - offset
  }

  /// The clock's text and its offset from UTC in seconds.
  private static func clockAndOffset(_ text: Substring) -> (Substring, Double)? {
    if text.hasSuffix("Z") { return (text.dropLast(), 0) }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return (text, 0) }
    let parts = text[text.index(after: sign)...].split(separator: ":").map { Double($0) }
    guard let hours = parts.first ?? nil, (0...24).contains(hours) else { return nil }
    let minutes = parts.count > 1 ? (parts[1] ?? 0) : 0
    return (text[..<sign], (text[sign] == "-" ? -1 : 1) * (hours * 3600 + minutes * 60))
  }

  /// Days since the beginning of 1970 in the Gregorian calendar.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
