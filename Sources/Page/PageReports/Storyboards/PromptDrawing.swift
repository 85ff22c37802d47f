/// A question on the screen, with the height that its words need.
struct PromptDrawing {
  let height: Int
  private let prompt: StoryboardPrompt
  private let look: StoryboardLook
  private let title: [String]
  private let message: [String]
  private let buttons: [[String]]

  static let width = 178
  private static let mapHeight = 60
  private static let choiceHeight = 70

  init(_ prompt: StoryboardPrompt, _ look: StoryboardLook) {
    self.prompt = prompt
    self.look = look
    title = prompt.title.wrapped(to: 22, atMost: 6)
    message = (prompt.body ?? "").wrapped(to: 27, atMost: 5)
    let isBox = look.age == .box
    buttons = prompt.buttons.map { (isBox ? $0.uppercased() : $0).wrapped(to: 25, atMost: 2) }
    height =
      Self.top(look) + title.count * 15 + message.count * 13
      + (prompt.isPreciseChosen == nil ? 0 : Self.choiceHeight)
      + (prompt.hasMap ? Self.mapHeight : 0)
      + Self.buttonsHeight(buttons, look) + (look.hasFilledButtons ? 16 : 10)
  }

  /// How much is above the words: Android has a pin there.
  private static func top(_ look: StoryboardLook) -> Int {
    look.isAndroid && look.age != .box ? 34 : 12
  }

  private static func buttonHeight(_ lines: [String]) -> Int { 14 + lines.count * 12 }

  /// Whether two short buttons are beside each other.
  private static func isRow(_ buttons: [[String]], _ look: StoryboardLook) -> Bool {
    guard look.age == .alert || look.age == .box, buttons.count == 2 else { return false }
    return buttons.allSatisfy { $0.count == 1 && $0[0].count <= 12 }
  }

  private static func buttonsHeight(_ buttons: [[String]], _ look: StoryboardLook) -> Int {
    if isRow(buttons, look) { return 26 }
    let gap = look.hasFilledButtons ? 4 : 0
    return buttons.reduce(0) { $0 + buttonHeight($1) + gap }
  }

  /// The picture, at its own origin.
  var markup: String {
    let width = Self.width
    let middle = width / 2
    let x = look.isLeading ? (look.age == .box ? 34 : 16) : middle
    var text = SVG.rectangle("sb-prompt", 0, 0, width, height, corner: look.promptCorner)
    if look.isAndroid { text += pin }
    var y = Self.top(look) + 11
    for line in title {
      text += SVG.text(line, "sb-ask", x, y, isCentered: !look.isLeading)
      y += 15
    }
    for line in message {
      text += SVG.text(line, "sb-body", x, y, isCentered: !look.isLeading)
      y += 13
    }
    y -= 7
    if let isPrecise = prompt.isPreciseChosen {
      text += "<g transform=\"translate(0 \(y))\">\(choice(isPrecise))</g>"
      y += Self.choiceHeight
    }
    if prompt.hasMap {
      text += "<g transform=\"translate(12 \(y))\">\(map)</g>"
      y += Self.mapHeight
    }
    return text + drawnButtons(from: y + 6)
  }

  private func drawnButtons(from y: Int) -> String {
    let width = Self.width
    if Self.isRow(buttons, look) {
      if look.age == .box {
        let labels = buttons.map { $0[0] }.joined(separator: "    ")
        return
          "<text class=\"sb-button\" x=\"\(width - 14)\" y=\"\(y + 16)\" text-anchor=\"end\""
          + " xml:space=\"preserve\">\(labels.asHTML)</text>"
      }
      return "<path class=\"sb-hair\" d=\"M0 \(y)H\(width)M\(width / 2) \(y)v26\"/>"
        + SVG.text(buttons[0][0], "sb-button", width / 4, y + 20, isCentered: true)
        + SVG.text(buttons[1][0], "sb-button", width * 3 / 4, y + 20, isCentered: true)
    }
    var text = ""
    var y = y
    for lines in buttons {
      let height = Self.buttonHeight(lines)
      if look.hasFilledButtons {
        let corner = look.age == .glass ? height / 2 : look.age == .you ? 5 : 9
        text += SVG.rectangle("sb-fill", 10, y, width - 20, height, corner: corner)
      } else if look.age == .alert {
        text += "<path class=\"sb-hair\" d=\"M0 \(y)H\(width)\"/>"
      }
      for (place, line) in lines.enumerated() {
        let base = y + 18 + place * 12
        text +=
          look.age == .box
          ? "<text class=\"sb-button\" x=\"\(width - 14)\" y=\"\(base)\" text-anchor=\"end\">"
            + "\(line.asHTML)</text>"
          : SVG.text(line, "sb-button", width / 2, base, isCentered: true)
      }
      y += height + (look.hasFilledButtons ? 4 : 0)
    }
    return text
  }

  /// The drop of a map, which Android has above a question about location.
  private var pin: String {
    let isBox = look.age == .box
    let (x, y) = isBox ? (18, 26) : (Self.width / 2, 30)
    return "<path class=\"sb-pin\" d=\"M\(x) \(y)c-6-7-7-9-7-12a7 7 0 0 1 14 0c0 3-1 5-7 12z\"/>"
  }

  /// The map with the place on it: a dot, or a circle where the location is approximate.
  private var map: String {
    let across = Self.width - 24
    let radius = prompt.precise == false ? 18 : 6
    var text = SVG.rectangle("sb-map", 0, 0, across, 52, corner: look.age == .glass ? 14 : 7)
    text +=
      "<path class=\"sb-water\" d=\"M\(across - 58) 52c10-14 30-10 38-22l20-8v23a7 7 0 0 1-7 7z\"/>"
    text +=
      "<path class=\"sb-road\" d=\"M0 34L\(across) 14M\(across / 3) 0l14 52M\(across * 2 / 3) 0l-20 52\"/>"
    text += "<circle class=\"sb-here\" cx=\"\(across / 2)\" cy=\"26\" r=\"\(radius)\"/>"
    guard let isPrecise = prompt.precise else { return text }
    text += SVG.rectangle("sb-pill", 6, 6, 66, 16, corner: 8)
    return text
      + SVG.text(
        "Precise: \(isPrecise ? "On" : "Off")", "sb-pill-text", 39, 17, isCentered: true)
  }

  /// The two circles of Android 12 and later, the chosen one with a border.
  private func choice(_ isPrecise: Bool) -> String {
    var text = ""
    for (place, label) in ["Precise", "Approximate"].enumerated() {
      let x = Self.width / 4 + place * Self.width / 2
      let isChosen = isPrecise == (place == 0)
      text +=
        "<circle class=\"sb-map\(isChosen ? " sb-chosen" : "")\" cx=\"\(x)\" cy=\"26\" r=\"22\"/>"
      text += "<path class=\"sb-road sb-thin\" d=\"M\(x - 20) 30l40-10M\(x - 6) 6l8 40\"/>"
      text +=
        "<circle class=\"sb-here\" cx=\"\(x)\" cy=\"26\" r=\"\(place == 0 ? 5 : 14)\"/>"
      text += SVG.text(
        label, isChosen ? "sb-button" : "sb-body", x, 62, isCentered: true)
    }
    return text
  }
}
