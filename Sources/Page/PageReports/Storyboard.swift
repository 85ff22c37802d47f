import Findings
import PhoneSimulator
import PlatformModel
import Reports

/// A timeline as a picture: a panel for each act, with the phone as it is then.
public struct Storyboard: Sendable {
  /// What happens between one act and the next.
  struct Panel: Sendable {
    /// "person", "world", or the app whose act it is.
    var actor: String
    var time: Duration
    /// The acts before it from which nothing followed.
    var before: [String] = []
    var title: String
    /// What followed.
    var lines: [Line] = []
    /// Whether a question appeared, or a row of Settings was changed.
    var isSeen = false
    var screen = Screen.home
    /// The question on the screen.
    var prompt: Prompt?
    var indicator: IndicatorDrawing?

    /// Whether the act changed nothing that a picture or a line of this panel is for.
    fileprivate var isEmpty: Bool { lines.isEmpty && !isSeen }
  }

  /// Something that followed an act.
  struct Line: Sendable {
    var who: String
    var words: String
    /// Whether it comes to an app, rather than from it.
    var isTold: Bool
    var sentence: String { "\(who) \(words)" }
  }

  /// What the screen shows behind a question.
  indirect enum Screen: Sendable {
    case app(String)
    case home
    case locked(over: Screen)
    case settings(Timeline.Setting?)
  }

  /// A question as a panel draws it.
  struct Prompt: Sendable {
    var title: String
    var body: String?
    var buttons: [String]
    var hasMap: Bool
    var precise: Bool?
    /// Which of the two circles of Android 12 is chosen; nil if there are none.
    var isPreciseChosen: Bool?
    /// Whether it is a page of Settings.
    var isPage = false
  }

  private let panels: [Panel]
  private let apps: [String]
  private let look: StoryboardLook

  static let width = 236
  private static let gap = 20
  private static let columns = 4

  /// The storyboard of a timeline as it is on a release.
  public init(_ timeline: Timeline, on release: OSVersion) {
    let forms = timeline.lines.lazy.compactMap { line in
      if case .shown(let form, _) = line.indicator { form } else { nil }
    }
    look = StoryboardLook(release, indicator: forms.first)
    apps =
      timeline.lines.compactMap { line in
        if case .app(let name) = line.screen { name } else { nil }
      }.uniqued
    panels = Self.panels(timeline, isAndroid: release.platform == .android)
  }

  /// A panel begins where the person or the world acts, and where the app asks for something.
  private static func panels(_ timeline: Timeline, isAndroid: Bool) -> [Panel] {
    var panels: [Panel] = []
    var indicators: [IndicatorDrawing] = []
    var screen = Screen.home
    var open: Prompt?
    for line in timeline.lines {
      let asked = Prompt(line, isAndroid: isAndroid)
      let words = line.what.words(isAndroid)
      let isAct = line.who == "person" || line.who == "world"
      if let last = panels.indices.last, !isAct, asked == nil || !panels[last].isSeen {
        panels[last].lines.append(
          Line(who: line.who, words: words, isTold: line.isNoticed))
      } else {
        var panel = Panel(actor: line.who, time: line.time, title: "\(line.who) \(words)")
        if let last = panels.last, last.isEmpty {
          panels.removeLast()
          panel.before = last.before + [last.title]
        }
        panels.append(panel)
      }
      let last = panels.count - 1
      if let change = line.screen { screen.change(to: change) }
      open = asked ?? (line.screen == nil ? open?.after(line) : nil)
      switch line.indicator {
      case .shown(let form, let app): indicators.append(IndicatorDrawing(app: app, form: form))
      case .hidden(let app): indicators.removeAll { $0.app == app }
      case nil: break
      }
      if case .settings(_?) = line.screen { panels[last].isSeen = true }
      if asked != nil { panels[last].isSeen = true }
      panels[last].screen = screen
      panels[last].prompt = open
      panels[last].indicator = indicators.first
    }
    if panels.count > 1, let last = panels.last, last.isEmpty {
      panels.removeLast()
      panels[panels.count - 1].lines += (last.before + [last.title]).map {
        Line(who: "", words: $0, isTold: false)
      }
    }
    return panels
  }

  /// The picture, which stands alone.
  public var svg: String {
    let drawn = panels.enumerated().map { place, panel in
      PanelDrawing(panel, place + 1, apps: apps, look: look)
    }
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
      <svg xmlns="http://www.w3.org/2000/svg" class="\(look.classes)" viewBox="0 0 \(width) \(y)" \
      width="\(width)" height="\(y)" role="img" \
      aria-label="Storyboard with \(drawn.count) panels">
      <style>\(String(decoding: PackageResources.storyboard_css, as: UTF8.self))</style>
      <rect class="sb-paper" width="\(width)" height="\(y)"/>
      \(body)</svg>

      """
  }

  static func line(
    _ text: String, _ style: String, _ x: Int, _ y: Int, isCentered: Bool = false
  ) -> String {
    let anchor = isCentered ? " text-anchor=\"middle\"" : ""
    return "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\"\(anchor)>\(text.asHTML)</text>"
  }

  static func rectangle(
    _ style: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, corner: Int = 0
  ) -> String {
    "<rect class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"\(corner)\"/>"
  }
}

extension Storyboard.Screen {
  /// Goes on to what is shown after a change.
  fileprivate mutating func change(to change: Timeline.ScreenChange) {
    switch change {
    case .app(let name): self = .app(name)
    case .home: self = .home
    case .closed(let name): self = without(name)
    case .locked: if case .locked = self {} else { self = .locked(over: self) }
    case .unlocked: if case .locked(let over) = self { self = over }
    case .settings(let setting): self = .settings(setting)
    }
  }

  /// The same once an app has ended.
  private func without(_ name: String) -> Self {
    switch self {
    case .app(name): .home
    case .locked(let over): .locked(over: over.without(name))
    default: self
    }
  }
}

extension Storyboard.Prompt {
  /// The question that a line asks; nil if it asks none.
  fileprivate init?(_ line: Timeline.Line, isAndroid: Bool) {
    if let prompt = line.prompt {
      self.init(
        title: prompt.title, body: prompt.body, buttons: prompt.buttons.map(\.rawValue),
        hasMap: prompt.showsMap, precise: prompt.precise.map { $0 == .full })
      return
    }
    guard isAndroid, line.what.hasPrefix("asks: "), let open = line.what.firstRange(of: " ( ")
    else { return nil }
    let start = line.what.index(line.what.startIndex, offsetBy: 6)
    var buttons: [String] = []
    for part in line.what[open.lowerBound...].split(separator: "(") {
      guard let end = part.firstIndex(of: ")") else { continue }
      let label = part[..<end].split(separator: " ").joined(separator: " ")
      if !label.isEmpty { buttons.append(label) }
    }
    let hasChoice = buttons.first == "Precise | Approximate"
    let title = String(line.what[start..<open.lowerBound])
    self.init(
      title: title, body: nil, buttons: Array(buttons.dropFirst(hasChoice ? 1 : 0)),
      hasMap: false, precise: nil, isPreciseChosen: hasChoice ? true : nil,
      isPage: title.hasSuffix(", in Settings"))
  }

  /// The question after a line that asks none; nil if it is gone then.
  fileprivate func after(_ line: Timeline.Line) -> Self? {
    let ends = ["presses ", "goes back", "dismisses the prompt", "replaces the prompt"]
    if ends.contains(where: line.what.hasPrefix) { return nil }
    var next = self
    switch line.what {
    case "flips the Precise toggle": next.precise?.toggle()
    case "chooses Precise": if isPreciseChosen != nil { next.isPreciseChosen = true }
    case "chooses Approximate": if isPreciseChosen != nil { next.isPreciseChosen = false }
    default: break
    }
    return next
  }
}

extension String {
  /// A line without the buttons, which the panel draws.
  fileprivate func words(_ isAndroid: Bool) -> String {
    guard isAndroid, hasPrefix("asks: ") else { return self }
    return "asks"
  }
}
