import PhoneSimulator

/// The phone of a panel: its status bar, and what is on the screen.
struct PhoneDrawing {
  /// What is on the screen.
  enum Screen {
    /// An app, with what it does and gets, a row each.
    case app(String, [Row])
    /// The home screen, with its apps.
    case home([String])
    case locked
    /// Settings, with the row that was changed.
    case settings(Timeline.Setting?)
  }

  /// A line on an app's screen.
  struct Row {
    var words: String
    /// Whether it comes to the app, rather than from it.
    var isTold: Bool
  }

  let height: Int
  private let look: StoryboardLook
  private let screen: Screen
  private let clock: String
  private let prompt: PromptDrawing?
  private let page: SettingsDrawing?
  private let rows: [(lines: [String], isTold: Bool)]
  private let indicator: IndicatorDrawing?

  static let width = glass + 2 * frame
  private static let glass = StoryboardLook.screenWidth
  private static let frame = 5
  private static let statusBar = 28
  private static let least = 318
  /// How many rows an app's screen has.
  private static let most = 7

  init(
    _ screen: Screen, at time: Duration, prompt: StoryboardPrompt?, indicator: IndicatorDrawing?,
    look: StoryboardLook
  ) {
    self.screen = screen
    self.look = look
    self.indicator = indicator
    let minutes = 9 * 60 + 41 + time.components.seconds / 60
    let minute = minutes % 60
    clock = "\(minutes / 60 % 24):\(minute < 10 ? "0" : "")\(minute)"
    let isPage = prompt?.isPage == true
    self.prompt = isPage ? nil : prompt.map { PromptDrawing($0, look) }
    if isPage, let prompt {
      page = SettingsDrawing(page: prompt, look)
    } else if case .settings(let setting) = screen {
      page = SettingsDrawing(setting, look)
    } else {
      page = nil
    }
    if case .app(_, let all) = screen, prompt == nil {
      var rows = all.prefix(Self.most).map {
        (lines: $0.words.wrapped(to: 27, atMost: 4), isTold: $0.isTold)
      }
      let rest = all.count - rows.count
      if rest > 0 { rows.append((["and \(rest) more"], false)) }
      self.rows = rows
    } else {
      rows = []
    }
    let bar = indicator?.form == .bar ? IndicatorDrawing.barHeight : 0
    let needed =
      max(
        (self.prompt?.height ?? 0) + 24, page?.height ?? 0,
        38 + self.rows.reduce(0) { $0 + Self.height($1.lines) + 5 } + 18)
    height = max(Self.least, Self.above(look) + Self.statusBar + bar + needed + Self.below(look))
  }

  private static func height(_ lines: [String]) -> Int { lines.count * 13 + 7 }
  /// The part of the phone above the screen, and the one below it with the home button.
  private static func above(_ look: StoryboardLook) -> Int {
    look.hasHomeButton ? 22 : frame
  }
  private static func below(_ look: StoryboardLook) -> Int {
    look.hasHomeButton ? 34 : frame
  }

  /// The picture, at its own origin.
  var markup: String {
    let top = Self.above(look)
    let glass = height - top - Self.below(look)
    var text = SVG.rectangle(
      "sb-bezel", 0, 0, Self.width, height, corner: look.isAndroid ? 22 : 28)
    if look.hasHomeButton {
      text +=
        "<circle class=\"sb-home-button\" cx=\"\(Self.width / 2)\" cy=\"\(height - 17)\" r=\"10\"/>"
    }
    text += "<g transform=\"translate(\(Self.frame) \(top))\">"
    text += SVG.rectangle(
      background, 0, 0, Self.glass, glass, corner: look.screenCorner)
    text += content(glass)
    if let prompt {
      text += SVG.rectangle(
        "sb-veil", 0, 0, Self.glass, glass, corner: look.screenCorner)
      let free = glass - Self.statusBar - prompt.height
      let x = (Self.glass - PromptDrawing.width) / 2
      text +=
        "<g transform=\"translate(\(x) \(Self.statusBar + max(0, free / 2)))\">\(prompt.markup)</g>"
    }
    return text + statusBar + foot(glass) + "</g>"
  }

  private var background: String {
    if page != nil { return "sb-soft" }
    switch screen {
    case .app: return "sb-screen"
    case .home, .locked: return "sb-wall"
    case .settings: return "sb-soft"
    }
  }

  private func content(_ glass: Int) -> String {
    let top = Self.statusBar + (indicator?.form == .bar ? IndicatorDrawing.barHeight : 0)
    if let page { return "<g transform=\"translate(0 \(top))\">\(page.markup)</g>" }
    switch screen {
    case .app(let name, _): return app(name, from: top)
    case .home(let names): return home(names, from: top)
    case .locked:
      let middle = Self.glass / 2
      return
        "<path class=\"sb-lock\" d=\"M\(middle - 6) \(top + 16)h12v9h-12zm2 0v-3a4 4 0 0 1 8 0v3\"/>"
        + SVG.text(clock, "sb-big-clock", middle, top + 76, isCentered: true)
    case .settings: return ""
    }
  }

  private func app(_ name: String, from top: Int) -> String {
    var y = top + 22
    var text = SVG.text(name.shortened(to: 17), "sb-app-bar", 14, y)
    y += 14
    for row in rows {
      let height = Self.height(row.lines)
      if row.isTold {
        text += SVG.rectangle("sb-soft", 10, y, Self.glass - 20, height, corner: 7)
      }
      for (place, line) in row.lines.enumerated() {
        text += SVG.text(line, row.isTold ? "sb-told" : "sb-call", 17, y + 14 + place * 13)
      }
      y += height + 5
    }
    return text
  }

  private func home(_ names: [String], from top: Int) -> String {
    var text = ""
    for (place, name) in (names.prefix(3) + ["Settings"]).enumerated() {
      let x = 12 + place * 45
      let y = top + 16
      let isSettings = place == min(names.count, 3)
      text += SVG.rectangle(
        isSettings ? "sb-gear-tile" : "sb-tile", x, y, 34, 34, corner: look.isAndroid ? 17 : 9)
      if isSettings {
        text += "<circle class=\"sb-gear\" cx=\"\(x + 17)\" cy=\"\(y + 17)\" r=\"8\"/>"
      } else {
        text += SVG.text(
          String(name.prefix(1)), "sb-letter", x + 17, y + 24, isCentered: true)
      }
      text += SVG.text(
        name.shortened(to: 8), "sb-under", x + 17, y + 46, isCentered: true)
    }
    return text
  }

  private var statusBar: String {
    let width = Self.glass
    let isCentered = look.hasHomeButton
    var text = SVG.text(
      clock, "sb-clock", isCentered ? width / 2 : 16, 19, isCentered: isCentered)
    text += SVG.rectangle(
      "sb-battery", width - 34, 10, 20, 10, corner: 3)
    let middle = width / 2
    switch look.front {
    case .plain: break
    case .island: text += SVG.rectangle("sb-front", middle - 24, 7, 48, 15, corner: 7)
    case .notch:
      text +=
        "<path class=\"sb-front\" d=\"M\(middle - 36) 0h72v8a9 9 0 0 1-9 9h-54a9 9 0 0 1-9-9z\"/>"
    }
    if let indicator {
      text += "<g transform=\"translate(0 \(Self.statusBar))\">\(indicator.markup)</g>"
    }
    return text
  }

  /// What is at the lower edge of the screen: where gestures begin, or Android's three buttons.
  private func foot(_ glass: Int) -> String {
    let middle = Self.glass / 2
    if look.isAndroid, !look.hasGestures {
      let y = glass - 12
      return
        "<path class=\"sb-keys\" d=\"M\(middle - 46) \(y - 5)v10l-9-5zM\(middle + 46) \(y - 4)h9v9h-9z\"/>"
        + "<circle class=\"sb-keys\" cx=\"\(middle)\" cy=\"\(y)\" r=\"5\"/>"
    }
    if look.hasHomeButton { return "" }
    return SVG.rectangle("sb-edge", middle - 32, glass - 8, 64, 3, corner: 2)
  }
}
