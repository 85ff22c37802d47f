/// Dates of binary property lists, which count seconds from the start of 2001.
enum PropertyListDate {
  /// The date in the form of XML lists; nil before the year 1, after 9999 and for no number.
  static func text(secondsSince2001 seconds: Double) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let day = Int((Double(whole) / 86_400).rounded(.down))
    let second = whole - day * 86_400
    guard let date = date(daysSince2001: day) else { return nil }
    let clock = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
      + "T\(clock.joined(separator: ":"))Z"
  }

  /// The date of the Gregorian calendar; counting starts in March, so that leap days come last.
  private static func date(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int)? {
    // From 0000-03-01 to 2001-01-01 it is 730,791 days.
    let shifted = days + 730_791
    guard shifted >= 306 else { return nil }
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = era * 400 + yearOfEra + (month >= 10 ? 1 : 0)
    guard (1...9999).contains(year) else { return nil }
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
