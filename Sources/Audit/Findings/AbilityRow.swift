/// What one answer gives, from release to release, as the columns of a table name them.
struct AbilityRow {
  /// A run of releases on which it gives the same.
  struct Stretch: Hashable {
    var first: NamedRelease
    var last: NamedRelease
    var text: String
  }

  /// "iOS".
  let platform: Substring
  /// One after the other, without a gap.
  let stretches: [Stretch]

  /// A row; nil if a column does not name releases, or not in order.
  init?(columns: [String], texts: [String]) {
    guard let platform = columns.first?.split(separator: " ").first else { return nil }
    var stretches: [Stretch] = []
    for (column, text) in zip(columns, texts) {
      let words = column.split(separator: " ")
      guard words.count == 2, words[0] == platform else { return nil }
      let ends = words[1].split(separator: "-").compactMap(NamedRelease.init)
      guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last,
        stretches.last.map({ $0.last < first }) ?? true
      else { return nil }
      stretches.append(Stretch(first: first, last: last, text: text))
    }
    self.platform = platform
    self.stretches = stretches
  }

  /// What two rows say on the releases that both have and on which they differ; nil if they have
  /// none in common.
  func differences(from old: AbilityRow) -> (old: [Stretch], new: [Stretch])? {
    guard platform == old.platform, let first = stretches.first?.first,
      let oldFirst = old.stretches.first?.first, let last = stretches.last?.last,
      let oldLast = old.stretches.last?.last
    else { return nil }
    let common = (first: max(first, oldFirst), last: min(last, oldLast))
    guard common.first <= common.last else { return nil }
    let both = stretches + old.stretches
    let starts = Set(both.map(\.first)).union([common.first])
      .filter { common.first <= $0 && $0 <= common.last }.sorted()
    var (was, now): ([Stretch], [Stretch]) = ([], [])
    var isOpen = false
    for (place, start) in starts.enumerated() {
      // The last release before the next start is the end of what begins there no more.
      let end =
        place + 1 < starts.count
        ? both.map(\.last).filter { $0 < starts[place + 1] }.max() ?? start : common.last
      guard let before = old.text(on: start), let after = text(on: start), before != after else {
        isOpen = false
        continue
      }
      Self.add(Stretch(first: start, last: end, text: before), to: &was, joining: isOpen)
      Self.add(Stretch(first: start, last: end, text: after), to: &now, joining: isOpen)
      isOpen = true
    }
    return (was, now)
  }

  /// "iOS 13-14 precise; iOS 15-27 nothing".
  func words(of stretches: [Stretch]) -> String {
    stretches.map { stretch in
      let end = stretch.first == stretch.last ? "" : "-\(stretch.last.name)"
      return "\(platform) \(stretch.first.name)\(end) \(stretch.text)"
    }.joined(separator: "; ")
  }

  private func text(on release: NamedRelease) -> String? {
    stretches.last { $0.first <= release }?.text
  }

  private static func add(_ stretch: Stretch, to all: inout [Stretch], joining: Bool) {
    if joining, let last = all.indices.last, all[last].text == stretch.text {
      all[last].last = stretch.last
    } else {
      all.append(stretch)
    }
  }
}

/// A release as people write it: "13.4", and "4.4W", which comes after "4.4".
struct NamedRelease: Hashable, Comparable {
  let name: String
  private let parts: [Part]

  private struct Part: Hashable {
    var number: Int
    var suffix: String
  }

  /// A release; nil for what does not begin with a number.
  init?(_ name: Substring) {
    var parts: [Part] = []
    for text in name.split(separator: ".", omittingEmptySubsequences: false) {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits) else { return nil }
      parts.append(Part(number: number, suffix: String(text.dropFirst(digits.count))))
    }
    guard !parts.isEmpty else { return nil }
    self.name = String(name)
    self.parts = parts
  }

  static func < (a: NamedRelease, b: NamedRelease) -> Bool {
    a.parts.lexicographicallyPrecedes(b.parts) { ($0.number, $0.suffix) < ($1.number, $1.suffix) }
  }
}
