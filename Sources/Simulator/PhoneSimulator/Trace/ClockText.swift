/// A time since the phone was switched on: "0:05", "12:00:00", "3 d 0:00:01", "0:00.250".
package struct ClockText: CustomStringConvertible {
  private let time: Duration

  package init(_ time: Duration) { self.time = time }

  package var description: String {
    let (seconds, rest) = time.components
    let (days, hours) = (seconds / 86_400, seconds / 3600 % 24)
    let minutes = seconds / 60 % 60
    var text = days > 0 ? "\(days) d " : ""
    text += hours > 0 || days > 0 ? "\(hours):\(Self.padded(minutes, to: 2))" : "\(minutes)"
    text += ":" + Self.padded(seconds % 60, to: 2)
    let milliseconds = rest / 1_000_000_000_000_000
    return milliseconds == 0 ? text : text + "." + Self.padded(milliseconds, to: 3)
  }

  private static func padded(_ number: Int64, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
