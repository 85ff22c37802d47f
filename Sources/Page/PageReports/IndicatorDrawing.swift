import PhoneSimulator
import PlatformModel
import Reports

/// The top of an iPhone with the location indicator, as a panel of a storyboard has it.
struct IndicatorDrawing {
  /// The app that the indicator speaks of.
  let app: String
  private let form: Indicator
  private let clock: String
  private let hasIsland: Bool

  static let height = 58
  private static let width = Storyboard.width - 24

  /// The indicator of an app, which came at a time after the phone was switched on, at 9:41.
  init(_ form: Indicator, app: String, at time: Duration, on release: OSVersion) {
    self.app = app
    self.form = form
    hasIsland = release >= .iOS(16)
    let minutes = 9 * 60 + 41 + time.components.seconds / 60
    let minute = minutes % 60
    clock = "\(minutes / 60 % 24):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// The picture, at its own origin.
  var markup: String {
    let width = Self.width
    // The phone goes on below what is drawn: its lower edge is open.
    let sides = "M1 \(Self.height)V16a15 15 0 0 1 15-15H\(width - 16)a15 15 0 0 1 15 15"
    var text = "<g role=\"img\" aria-label=\"The location indicator: \(sentence.asHTML)\">"
    text += "<path class=\"sb-phone\" d=\"\(sides)V\(Self.height)\"/>"
    text += Storyboard.line(clock, "sb-clock", 14, 20)
    text += Self.rectangle("sb-battery", width - 34, 11, 20, 10, corner: 3)
    switch form {
    case .bar:
      text += Self.rectangle("sb-indicator", 1, 28, width - 2, 22)
      let isLong = sentence.count > 36
      let shown = isLong ? String(sentence.prefix(35)) + "…" : sentence
      text += Storyboard.line(shown, "sb-on-indicator", width / 2, 43, isCentered: true)
    case .pill:
      text += front + Self.rectangle("sb-indicator", width - 74, 8, 34, 16, corner: 8)
      // An arrow to the upper right, as the status bar has it for location.
      text += "<path class=\"sb-arrow\" d=\"M\(width - 52) 11l-10 4 4 1 1 5z\"/>"
    }
    return text + "</g>"
  }

  private var sentence: String { "\(app) is using your location" }

  /// What is around the camera of a phone without a home button.
  private var front: String {
    let middle = Self.width / 2
    return hasIsland
      ? Self.rectangle("sb-front", middle - 26, 8, 52, 16, corner: 8)
      : "<path class=\"sb-front\" d=\"M\(middle - 28) 1h56v8a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8z\"/>"
  }

  private static func rectangle(
    _ style: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, corner: Int = 0
  ) -> String {
    "<rect class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"\(corner)\"/>"
  }
}
