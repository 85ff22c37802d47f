/// A change of a text as a unified diff, which `patch -p1` and `git apply` take.
public struct UnifiedDiff: Hashable, Sendable {
  /// The diff, with a line end after each line; empty if nothing changes.
  public let text: String

  /// The number of unchanged lines around a change.
  private static let context = 3

  /// The diff of replacements that do not overlap.
  public init(path: String, text: [UInt8], _ replacements: [Replacement]) {
    let old = Self.lines(text)
    let changes = Self.changes(replacements.inOrder, text, old)
    guard !changes.isEmpty else {
      self.text = ""
      return
    }
    let name = path.hasPrefix("/") ? path : "/" + path
    var result = "--- a\(name)\n+++ b\(name)\n"
    var offset = 0
    var place = 0
    while place < changes.count {
      var end = place + 1
      while end < changes.count,
        changes[end].old.lowerBound - changes[end - 1].old.upperBound <= Self.context * 2
      { end += 1 }
      let group = changes[place..<end]
      result += Self.hunk(Array(group), old, text, offset: offset)
      offset += group.reduce(0) { $0 + $1.new.count - $1.old.count }
      place = end
    }
    self.text = result
  }

  /// Lines that change, by their numbers from 0, and what takes their place.
  private struct Change {
    var old: Range<Int>
    var new: [String]
  }

  /// The ranges of the lines of a text, with their line ends.
  private static func lines(_ text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for place in text.indices where text[place] == 0x0A {
      lines.append(start..<place + 1)
      start = place + 1
    }
    if start < text.count { lines.append(start..<text.count) }
    return lines
  }

  private static func lines(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return lines(bytes).map { bytes.string($0) }
  }

  private static func changes(
    _ replacements: [Replacement], _ text: [UInt8], _ lines: [Range<Int>]
  ) -> [Change] {
    var changes: [Change] = []
    var place = 0
    while place < replacements.count {
      let first = line(of: replacements[place].range.lowerBound, lines)
      var last = line(of: replacements[place].range.upperBound, lines)
      var end = place + 1
      while end < replacements.count, line(of: replacements[end].range.lowerBound, lines) <= last {
        last = max(last, line(of: replacements[end].range.upperBound, lines))
        end += 1
      }
      let upper = min(last + 1, lines.count)
      let start = first < lines.count ? lines[first].lowerBound : text.count
      let stop = upper > first ? lines[upper - 1].upperBound : start
      let moved = replacements[place..<end].map {
        Replacement($0.range.lowerBound - start..<$0.range.upperBound - start, by: $0.text)
      }
      let written = (try? moved.applied(to: Array(text[start..<stop]))) ?? []
      var new = Self.lines(of: String(decoding: written, as: UTF8.self))
      var old = first..<upper
      while let line = new.first, let index = old.first, line == text.string(lines[index]) {
        new.removeFirst()
        old.removeFirst()
      }
      while let line = new.last, let index = old.last, line == text.string(lines[index]) {
        new.removeLast()
        old.removeLast()
      }
      if !old.isEmpty || !new.isEmpty { changes.append(Change(old: old, new: new)) }
      place = end
    }
    return changes
  }

  /// The number of the line of a place, from 0; that after the last for the end of the text.
  private static func line(of place: Int, _ lines: [Range<Int>]) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func hunk(
    _ changes: [Change], _ lines: [Range<Int>], _ text: [UInt8], offset: Int
  ) -> String {
    let first = max(0, (changes.first?.old.lowerBound ?? 0) - context)
    let last = min(lines.count, (changes.last?.old.upperBound ?? 0) + context)
    var body = ""
    var place = first
    var added = 0
    for change in changes {
      for index in place..<change.old.lowerBound { body += line(" ", text.string(lines[index])) }
      for index in change.old { body += line("-", text.string(lines[index])) }
      for new in change.new { body += line("+", new) }
      added += change.new.count - change.old.count
      place = change.old.upperBound
    }
    for index in place..<max(place, last) { body += line(" ", text.string(lines[index])) }
    let count = last - first
    let newCount = count + added
    let start = count == 0 ? first : first + 1
    let newStart = newCount == 0 ? first + offset : first + offset + 1
    return "@@ -\(start),\(count) +\(newStart),\(newCount) @@\n" + body
  }

  private static func line(_ mark: String, _ text: String) -> String {
    text.utf8.last == 0x0A ? mark + text : mark + text + "\n\\ No newline at end of file\n"
  }
}
