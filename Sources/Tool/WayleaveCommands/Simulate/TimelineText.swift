import PhoneSimulator
import Reports

/// Timelines as text: the whole of the first release, and of each later one what differs.
struct TimelineText {
  private let style: TextStyle
  private let timeWidth: Int
  private let whoWidth: Int

  /// How a line relates to the release before.
  private enum Mark: String {
    case same = " "
    case added = "+"
    case removed = "-"
  }

  /// A text for the timelines of one scenario, which share their columns.
  init(_ timelines: [Timeline], style: TextStyle) {
    self.style = style
    let lines = timelines.flatMap(\.lines)
    timeWidth = lines.map { ClockText($0.time).description.count }.max() ?? 0
    whoWidth = min(20, lines.map(\.who.printable.displayWidth).max() ?? 0)
  }

  /// Every line of a timeline.
  func text(_ timeline: Timeline) -> String {
    timeline.lines.map { line in
      setting(of: line, .same) + (line.prompt?.drawing ?? []).map { part($0, .same) }.joined()
    }.joined()
  }

  /// The lines that are not in the timeline of the release before, and those that were only there.
  ///
  /// A question that is worded otherwise is one line, with the words that differ below it.
  func differences(_ new: Timeline, from old: Timeline) -> String {
    var text = ""
    Self.walk(old.lines, new.lines, by: Self.saysTheSame) { before, after in
      switch (before, after) {
      case (let before?, let after?):
        let (was, now) = (before.prompt?.drawing ?? [], after.prompt?.drawing ?? [])
        guard was != now else { return }
        text += setting(of: after, .same)
        Self.walk(was, now, by: ==) { old, new in
          if let part = new ?? old {
            text += self.part(part, new == nil ? .removed : old == nil ? .added : .same)
          }
        }
      case (let before?, nil): text += setting(of: before, .removed)
      case (nil, let after?):
        text += setting(of: after, .added)
        text += (after.prompt?.drawing ?? []).map { part($0, .added) }.joined()
      case (nil, nil): break
      }
    }
    return text
  }

  private static func saysTheSame(_ left: Timeline.Line, _ right: Timeline.Line) -> Bool {
    left.time == right.time && left.who == right.who && left.what == right.what
  }

  /// Calls a closure with each element of two lists in order: with both where they are alike.
  private static func walk<Element>(
    _ old: [Element], _ new: [Element], by isAlike: (Element, Element) -> Bool,
    _ body: (Element?, Element?) -> Void
  ) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old, by: isAlike) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        body(old[before], nil)
        before += 1
      } else if inserted.contains(after) {
        body(nil, new[after])
        after += 1
      } else if before < old.count, after < new.count {
        body(old[before], new[after])
        before += 1
        after += 1
      } else {
        return
      }
    }
  }

  private var indent: Int { timeWidth + whoWidth + 6 }

  private func setting(of line: Timeline.Line, _ mark: Mark) -> String {
    let time = ClockText(line.time).description
    let lead =
      "\(mark.rawValue) " + String(repeating: " ", count: max(0, timeWidth - time.count))
      + style.quiet(time) + "  " + line.who.printable.padded(to: whoWidth) + "  "
    return lines(line.what, lead: lead, margin: String(repeating: " ", count: indent), mark)
  }

  /// A line of a question's drawing, which begins with a bar.
  private func part(_ drawing: String, _ mark: Mark) -> String {
    let margin = String(repeating: " ", count: max(0, indent - 2))
    let words = drawing.hasPrefix("│ ") ? String(drawing.dropFirst(2)) : drawing
    let rest = "  " + margin + "│ "
    return lines(words, lead: "\(mark.rawValue) " + margin + "│ ", margin: rest, mark)
  }

  /// Words after a lead, wrapped at the width of the terminal.
  private func lines(_ words: String, lead: String, margin: String, _ mark: Mark) -> String {
    let room = max(20, style.columns - margin.count)
    return words.printable.wrapped(at: room).enumerated().map { offset, line in
      (offset == 0 ? lead : margin) + (mark == .removed ? style.quiet(line) : line) + "\n"
    }.joined()
  }
}
