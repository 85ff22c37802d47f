import PhoneSimulator

/// The page of Settings on which something was changed, or on which Android asks.
struct SettingsDrawing {
  let height: Int
  private let head: String
  private let group: String?
  private let rows: [Row]
  private let look: StoryboardLook

  /// A row with what it says on its right.
  private struct Row {
    var title: [String]
    var value: Timeline.Setting.Value
    var height: Int

    init(_ title: String, _ value: Timeline.Setting.Value) {
      switch value {
      case .isOn: self.title = title.wrapped(to: 19, atMost: 3)
      case .choice, .none: self.title = title.wrapped(to: 26, atMost: 3)
      }
      self.value = value
      var height = 16 + self.title.count * 14
      if case .choice(let choice) = value { height += choice.wrapped(to: 26, atMost: 2).count * 13 }
      self.height = height
    }
  }

  /// A page with the row that was changed; nil if none was.
  init(_ setting: Timeline.Setting?, _ look: StoryboardLook) {
    self.init(
      head: "Settings", group: setting?.app, rows: setting.map { [Row($0.title, $0.value)] } ?? [],
      look)
  }

  /// A page that asks a question by its choices.
  init(page prompt: StoryboardPrompt, _ look: StoryboardLook) {
    self.init(
      head: "Settings", group: prompt.title, rows: prompt.buttons.map { Row($0, .none) }, look)
  }

  private init(head: String, group: String?, rows: [Row], _ look: StoryboardLook) {
    self.head = head
    self.group = group
    self.rows = rows
    self.look = look
    height = 74 + rows.reduce(0) { $0 + $1.height } + 20
  }

  /// The picture, at its own origin.
  var markup: String {
    let width = StoryboardLook.screenWidth
    var text = SVG.text(head, "sb-app-bar", 14, 22)
    var y = 36
    for line in (group ?? "").wrapped(to: 29, atMost: 2) {
      text += SVG.text(line, "sb-quiet", 16, y + 8)
      y += 13
    }
    y += 4
    let card = rows.isEmpty ? 60 : rows.reduce(0) { $0 + $1.height }
    text += SVG.rectangle("sb-screen", 10, y, width - 20, card, corner: 9)
    if rows.isEmpty {
      // Which page it is depends on the question; only that Settings is open is known.
      text += "<path class=\"sb-skeleton\" d=\"M22 \(y + 20)h84M22 \(y + 40)h56\"/>"
    }
    for (place, row) in rows.enumerated() {
      if place > 0 { text += "<path class=\"sb-hair\" d=\"M22 \(y)H\(width - 10)\"/>" }
      text += drawn(row, at: y)
      y += row.height
    }
    return text
  }

  private func drawn(_ row: Row, at y: Int) -> String {
    let width = StoryboardLook.screenWidth
    var text = ""
    var base = y + 19
    for line in row.title {
      text += SVG.text(line, "sb-row", 20, base)
      base += 14
    }
    switch row.value {
    case .none: break
    case .choice(let choice):
      for line in choice.wrapped(to: 26, atMost: 2) {
        text += SVG.text(line, "sb-value", 20, base)
        base += 13
      }
    case .isOn(let isOn):
      let middle = y + row.height / 2
      text += SVG.rectangle(
        isOn ? "sb-on" : "sb-off", width - 48, middle - 9, 30, 18, corner: 9)
      text +=
        "<circle class=\"sb-knob\" cx=\"\(isOn ? width - 27 : width - 39)\" cy=\"\(middle)\" r=\"7\"/>"
    }
    return text
  }
}
