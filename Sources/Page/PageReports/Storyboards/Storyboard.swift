import Findings
import PhoneSimulator
import PlatformModel
import Reports

/// A timeline as a picture: a panel for each act, with the phone as it is then.
public struct Storyboard: Sendable {
  private let panels: [StoryboardPanel]
  private let apps: [String]
  private let look: StoryboardLook

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
  private static func panels(_ timeline: Timeline, isAndroid: Bool) -> [StoryboardPanel] {
    var panels: [StoryboardPanel] = []
    var indicators: [IndicatorDrawing] = []
    var screen = StoryboardPanel.Screen.home
    var open: StoryboardPrompt?
    for line in timeline.lines {
      let asked = StoryboardPrompt(line, isAndroid: isAndroid)
      let words = line.what.words(isAndroid)
      let isAct = line.who == "person" || line.who == "world"
      if let last = panels.indices.last, !isAct, asked == nil || !panels[last].isSeen {
        panels[last].lines.append(
          StoryboardPanel.Line(who: line.who, words: words, isTold: line.isNoticed))
      } else {
        var panel = StoryboardPanel(
          actor: line.who, time: line.time, title: "\(line.who) \(words)")
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
        StoryboardPanel.Line(who: "", words: $0, isTold: false)
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
        let x = Self.gap + column * (PanelDrawing.width + Self.gap)
        body += "<g transform=\"translate(\(x) \(y))\">\(panel.markup(height: height))</g>\n"
      }
      y += height + Self.gap
    }
    let count = min(max(drawn.count, 1), Self.columns)
    let width = Self.gap + count * (PanelDrawing.width + Self.gap)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="\(look.classes)" viewBox="0 0 \(width) \(y)" \
      width="\(width)" height="\(y)" role="img" \
      aria-label="Storyboard with \(drawn.count) panels">
      <style>\(String(decoding: PackageResources.storyboard_css, as: UTF8.self))</style>
      <rect class="sb-paper" width="\(width)" height="\(y)"/>
      \(body)</svg>

      """
  }
}

extension String {
  /// A line without the buttons, which the panel draws.
  fileprivate func words(_ isAndroid: Bool) -> String {
    guard isAndroid, hasPrefix("asks: ") else { return self }
    return "asks"
  }
}
