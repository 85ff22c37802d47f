/// A panel of a storyboard, with the height that its words and its phone need.
struct PanelDrawing {
  let height: Int
  private let panel: StoryboardPanel
  private let number: Int
  private let before: [[String]]
  private let title: [String]
  private let phone: PhoneDrawing
  private let lines: [[String]]

  static let width = 236
  /// How many characters of prose fit a line.
  private static let perLine = 32
  /// How many lines a panel lists below its phone.
  private static let most = 7

  /// The panel with a number, on a phone that has some apps.
  init(_ panel: StoryboardPanel, _ number: Int, apps: [String], look: StoryboardLook) {
    self.panel = panel
    self.number = number
    before = panel.before.map { $0.wrapped(to: Self.perLine, atMost: 3) }
    title = panel.title.wrapped(to: Self.perLine - 8, atMost: 3)
    var below = panel.lines
    let screen: PhoneDrawing.Screen
    switch panel.screen {
    case .app(let name):
      var rows: [PhoneDrawing.Row] = []
      if panel.prompt == nil {
        rows = below.filter { $0.who == name }.map {
          PhoneDrawing.Row(words: $0.words, isTold: $0.isTold)
        }
        below.removeAll { $0.who == name }
      }
      screen = .app(name, rows)
    case .home: screen = .home(apps)
    case .locked: screen = .locked
    case .settings(let setting): screen = .settings(setting)
    }
    phone = PhoneDrawing(
      screen, at: panel.time, prompt: panel.prompt, indicator: panel.indicator, look: look)
    var lines = below.prefix(Self.most).map { line in
      let text = line.who.isEmpty ? line.words : line.sentence
      return text.wrapped(to: Self.perLine, atMost: 3)
    }
    let rest = below.count - lines.count
    if rest > 0 { lines.append(["and \(rest) more"]) }
    self.lines = lines
    height =
      26 + Self.height(before) + (before.isEmpty ? 0 : 8) + title.count * 17 + phone.height + 14
      + Self.height(lines) + 14
  }

  private static func height(_ parts: [[String]]) -> Int {
    parts.reduce(0) { $0 + $1.count * 15 + 4 }
  }

  private static func markup(_ parts: [[String]], from y: inout Int) -> String {
    var text = ""
    for part in parts {
      for line in part {
        text += SVG.text(line, "sb-line", 14, y)
        y += 15
      }
      y += 4
    }
    return text
  }

  /// The picture, as high as the others in its row.
  func markup(height: Int) -> String {
    let width = Self.width
    var text = "<rect class=\"sb-panel\" width=\"\(width)\" height=\"\(height)\" rx=\"12\"/>"
    var y = 28
    text += Self.markup(before, from: &y)
    y += before.isEmpty ? 0 : 8
    text += "<circle class=\"sb-dot \(kind)\" cx=\"22\" cy=\"\(y - 4)\" r=\"10\"/>"
    text += SVG.text("\(number)", "sb-number", 22, y, isCentered: true)
    for line in title {
      text += SVG.text(line, "sb-title", 40, y)
      y += 17
    }
    y -= 4
    let x = (width - PhoneDrawing.width) / 2
    text += "<g transform=\"translate(\(x) \(y))\">\(phone.markup)</g>"
    y += phone.height + 22
    return text + Self.markup(lines, from: &y)
  }

  private var kind: String {
    switch panel.actor {
    case "person": "sb-person"
    case "world": "sb-world"
    default: "sb-app"
    }
  }
}
