import PhoneSimulator
import PlatformModel
import Reports

/// A timeline as a picture: a panel for each act, with the phone as it is then.
public struct Storyboard: Sendable {
  /// What happens between one act and the next.
  struct Panel {
    /// "person", "world", or the app whose act it is.
    var actor: String
    var time: Duration
    /// The acts before it from which nothing followed.
    var before: [String] = []
    var title: String
    var lines: [String] = []
    var prompt: Prompt?
    var indicator: IndicatorDrawing?

    /// Whether the act changed nothing that a picture or a line of this panel shows.
    fileprivate var isEmpty: Bool { lines.isEmpty && prompt == nil }
  }

  /// A question as a panel draws it.
  struct Prompt {
    var title: String
    var body: String?
    var buttons: [String]
    var hasMap: Bool
    var precise: Bool?
  }

  private let panels: [Panel]
  private let isAndroid: Bool

  static let width = 236
  private static let gap = 20
  private static let columns = 4
  /// How many characters of prose fit a line of a panel.
  private static let perLine = 32
  /// How many lines a panel lists below its phone.
  private static let most = 7

  /// The storyboard of a timeline as it is on a release.
  public init(_ timeline: Timeline, on release: OSVersion) {
    isAndroid = release.platform == .android
    panels = Self.panels(timeline, on: release)
  }

  /// A panel begins where the person or the world acts, and where the app asks for something.
  private static func panels(_ timeline: Timeline, on release: OSVersion) -> [Panel] {
    let isAndroid = release.platform == .android
    var panels: [Panel] = []
    var indicators: [IndicatorDrawing] = []
    for line in timeline.lines {
      let prompt = prompt(of: line, isAndroid: isAndroid)
      let isAct = line.who == "person" || line.who == "world"
      let words = "\(line.who) \(line.what.words(isAndroid))"
      if let last = panels.indices.last, !isAct, prompt == nil || panels[last].prompt == nil {
        panels[last].lines.append(words)
        if prompt != nil { panels[last].prompt = prompt }
      } else {
        var panel = Panel(actor: line.who, time: line.time, title: words, prompt: prompt)
        if let last = panels.last, last.isEmpty {
          panels.removeLast()
          panel.before = last.before + [last.title]
        }
        panel.indicator = indicators.first
        panels.append(panel)
      }
      guard let change = line.indicator, let last = panels.indices.last else { continue }
      switch change {
      case .shown(let form, let app):
        indicators.append(IndicatorDrawing(form, app: app, at: line.time, on: release))
      case .hidden(let app): indicators.removeAll { $0.app == app }
      }
      panels[last].indicator = indicators.first
    }
    if panels.count > 1, let last = panels.last, last.isEmpty {
      panels.removeLast()
      panels[panels.count - 1].lines += last.before + [last.title]
    }
    return panels
  }

  private static func prompt(of line: Timeline.Line, isAndroid: Bool) -> Prompt? {
    if let prompt = line.prompt {
      return Prompt(
        title: prompt.title, body: prompt.body, buttons: prompt.buttons.map(\.rawValue),
        hasMap: prompt.showsMap, precise: prompt.precise.map { $0 == .full })
    }
    guard isAndroid, line.what.hasPrefix("asks: "), let open = line.what.firstRange(of: " ( ")
    else {
      return nil
    }
    let start = line.what.index(line.what.startIndex, offsetBy: 6)
    var buttons: [String] = []
    for part in line.what[open.lowerBound...].split(separator: "(") {
      guard let end = part.firstIndex(of: ")") else { continue }
      let label = part[..<end].split(separator: " ").joined(separator: " ")
      if !label.isEmpty { buttons.append(label) }
    }
    let hasChoice = buttons.first == "Precise | Approximate"
    return Prompt(
      title: String(line.what[start..<open.lowerBound]), body: nil,
      buttons: Array(buttons.dropFirst(hasChoice ? 1 : 0)), hasMap: hasChoice, precise: nil)
  }

  /// The picture, which stands alone.
  public var svg: String {
    let drawn = panels.enumerated().map { place, panel in PanelDrawing(panel, place + 1) }
    var y = Self.gap
    var body = ""
    for start in stride(from: 0, to: drawn.count, by: Self.columns) {
      let row = drawn[start..<min(start + Self.columns, drawn.count)]
      let height = row.map(\.height).max() ?? 0
      for (column, panel) in row.enumerated() {
        let x = Self.gap + column * (Self.width + Self.gap)
        body += "<g transform=\"translate(\(x) \(y))\">\(panel.markup(height: height))</g>\n"
      }
      y += height + Self.gap
    }
    let count = min(max(drawn.count, 1), Self.columns)
    let width = Self.gap + count * (Self.width + Self.gap)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(y)" width="\(width)" \
      height="\(y)" role="img" aria-label="Storyboard with \(drawn.count) panels">
      <style>\(String(decoding: PackageResources.storyboard_css, as: UTF8.self))</style>
      <rect class="sb-paper" width="\(width)" height="\(y)"/>
      \(body)</svg>

      """
  }

  /// A panel with the height that its words need.
  private struct PanelDrawing {
    let panel: Panel
    let number: Int
    let before: [[String]]
    let title: [String]
    let lines: [[String]]
    let prompt: PromptDrawing?
    let height: Int

    init(_ panel: Panel, _ number: Int) {
      self.panel = panel
      self.number = number
      before = panel.before.map { $0.wrapped(to: Storyboard.perLine, atMost: 3) }
      title = panel.title.wrapped(to: Storyboard.perLine - 8, atMost: 3)
      var lines = panel.lines.prefix(Storyboard.most).map {
        $0.wrapped(to: Storyboard.perLine, atMost: 3)
      }
      let rest = panel.lines.count - lines.count
      if rest > 0 { lines.append(["and \(rest) more"]) }
      self.lines = lines
      prompt = panel.prompt.map(PromptDrawing.init)
      height =
        26 + Self.height(before) + (before.isEmpty ? 0 : 8) + title.count * 17
        + (panel.indicator == nil ? 0 : IndicatorDrawing.height + 12)
        + (prompt.map { $0.height + 14 } ?? 0) + Self.height(lines) + 14
    }

    private static func height(_ parts: [[String]]) -> Int {
      parts.reduce(0) { $0 + $1.count * 15 + 4 }
    }

    private static func markup(_ parts: [[String]], from y: inout Int) -> String {
      var text = ""
      for part in parts {
        for line in part {
          text += Storyboard.line(line, "sb-line", 14, y)
          y += 15
        }
        y += 4
      }
      return text
    }

    func markup(height: Int) -> String {
      let width = Storyboard.width
      var text = "<rect class=\"sb-panel\" width=\"\(width)\" height=\"\(height)\" rx=\"12\"/>"
      var y = 28
      text += Self.markup(before, from: &y)
      y += before.isEmpty ? 0 : 8
      text += "<circle class=\"sb-dot \(kind)\" cx=\"22\" cy=\"\(y - 4)\" r=\"10\"/>"
      text += Storyboard.line("\(number)", "sb-number", 22, y, isCentered: true)
      for line in title {
        text += Storyboard.line(line, "sb-title", 40, y)
        y += 17
      }
      y += 2
      if let indicator = panel.indicator {
        text += "<g transform=\"translate(12 \(y))\">\(indicator.markup)</g>"
        y += IndicatorDrawing.height + 12
      }
      if let prompt {
        text += "<g transform=\"translate(12 \(y))\">\(prompt.markup)</g>"
        y += prompt.height + 14
      }
      y += 8
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

  /// A question with the height that its words need.
  private struct PromptDrawing {
    let prompt: Prompt
    let title: [String]
    let message: [String]
    let height: Int
    private let width = Storyboard.width - 24

    init(_ prompt: Prompt) {
      self.prompt = prompt
      title = prompt.title.wrapped(to: 26, atMost: 5)
      message = (prompt.body ?? "").wrapped(to: 30, atMost: 5)
      height =
        16 + title.count * 16 + message.count * 14 + (prompt.hasMap ? 62 : 0) + 8
        + prompt.buttons.count * 26
    }

    var markup: String {
      let middle = width / 2
      var text = "<rect class=\"sb-prompt\" width=\"\(width)\" height=\"\(height)\" rx=\"12\"/>"
      var y = 22
      for line in title {
        text += Storyboard.line(line, "sb-ask", middle, y, isCentered: true)
        y += 16
      }
      for line in message {
        text += Storyboard.line(line, "sb-body", middle, y, isCentered: true)
        y += 14
      }
      if prompt.hasMap {
        text += "<g transform=\"translate(14 \(y - 6))\">\(map)</g>"
        y += 62
      }
      y -= 8
      for button in prompt.buttons {
        text += "<path class=\"sb-hair\" d=\"M0 \(y)H\(width)\"/>"
        text += Storyboard.line(button, "sb-button", middle, y + 18, isCentered: true)
        y += 26
      }
      return text
    }

    /// The map with the place on it: a dot, or a circle where the location is approximate.
    private var map: String {
      let across = width - 28
      let roads = "M0 34L\(across) 16M\(across / 3) 0l14 54M\(across * 2 / 3) 0l-20 54"
      let radius = prompt.precise == false ? 18 : 6
      var text = "<rect class=\"sb-map\" width=\"\(across)\" height=\"54\" rx=\"7\"/>"
      text += "<path class=\"sb-road\" d=\"\(roads)\"/>"
      text += "<circle class=\"sb-here\" cx=\"\(across / 2)\" cy=\"27\" r=\"\(radius)\"/>"
      guard let isPrecise = prompt.precise else { return text }
      text += "<rect class=\"sb-pill\" x=\"6\" y=\"6\" width=\"72\" height=\"17\" rx=\"8.5\"/>"
      return text
        + Storyboard.line(
          "Precise: \(isPrecise ? "On" : "Off")", "sb-pill-text", 42, 18, isCentered: true)
    }
  }

  static func line(
    _ text: String, _ style: String, _ x: Int, _ y: Int, isCentered: Bool = false
  ) -> String {
    let anchor = isCentered ? " text-anchor=\"middle\"" : ""
    return "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\"\(anchor)>\(text.asHTML)</text>"
  }
}

extension String {
  /// A line without the buttons, which the panel draws.
  fileprivate func words(_ isAndroid: Bool) -> String {
    guard isAndroid, hasPrefix("asks: ") else { return self }
    return "asks"
  }

  /// The text in lines of at most so many characters; a longer word is broken.
  fileprivate func wrapped(to width: Int, atMost most: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(whereSeparator: \.isWhitespace) {
      var rest = word
      while !rest.isEmpty {
        let room = width - (line.isEmpty ? 0 : line.count + 1)
        if rest.count <= room {
          line += (line.isEmpty ? "" : " ") + String(rest)
          rest = ""
        } else if line.isEmpty {
          lines.append(String(rest.prefix(width)))
          rest = rest.dropFirst(width)
        } else {
          lines.append(line)
          line = ""
        }
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > most else { return lines }
    return Array(lines.prefix(most - 1)) + [String(lines[most - 1].prefix(width - 2)) + " …"]
  }
}
