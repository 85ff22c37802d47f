import PhoneSimulator

/// The location indicator at the top of an iPhone, below the status bar or in it.
struct IndicatorDrawing: Sendable {
  /// The app that the indicator speaks of.
  let app: String
  let form: Indicator

  /// How high the bar is.
  static let barHeight = 20

  /// The picture, whose origin is the lower left of the status bar.
  var markup: String {
    let width = StoryboardLook.screenWidth
    var text = "<g role=\"img\" aria-label=\"The location indicator: \(sentence.asHTML)\">"
    switch form {
    case .bar:
      text += SVG.rectangle("sb-indicator", 0, 0, width, Self.barHeight)
      text += SVG.text(
        sentence.shortened(to: 30), "sb-on-indicator", width / 2, 14, isCentered: true)
    case .pill:
      text += SVG.rectangle("sb-indicator", width - 64, -20, 26, 14, corner: 7)
      // An arrow to the upper right, as the status bar has it for location.
      text += "<path class=\"sb-arrow\" d=\"M\(width - 46) -18l-10 4 4 1 1 5z\"/>"
    }
    return text + "</g>"
  }

  private var sentence: String { "\(app) is using your location" }
}
