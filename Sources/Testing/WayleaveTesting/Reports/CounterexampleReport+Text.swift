import PlatformModel

extension CounterexampleReport {
  /// The report for a terminal: at most 100 columns, unless the app's own words are longer.
  ///
  /// The scenario is long, and comes where it is asked for.
  func text(
    on releases: [OSVersion], of all: [OSVersion], withScenario: Bool = false,
    isReported: Bool = false
  ) -> String {
    let count = max(0, parts.count - 1)
    var text = "\(fault.title): \(releases.words(of: all)), "
    text += count == 0 ? "at the launch" : count == 1 ? "1 step" : "\(count) steps"
    if isReported { return text + "; reported by another test\n" }
    text += "\n\n"
    for (place, part) in parts.enumerated() {
      let number = place == 0 ? "·" : "\(place)"
      text += String(repeating: " ", count: max(0, 4 - number.count)) + number
      text += "  the person \(part.sentence)\n"
      for line in part.consequences { text += "          \(line)\n" }
    }
    for (place, line) in ending.enumerated() {
      text += (place == 0 ? "\n" : "") + "      \(line)\n"
    }
    if !basis.isEmpty { text += "\n" }
    for line in basis.wrapped(to: 92) { text += "      \(line)\n" }
    text += "\n      replay: \(replay.quoted)\n"
    guard withScenario else { return text }
    text += "      scenario for wayleave simulate:\n"
    for line in scenario.split(separator: "\n") { text += "        \(line)\n" }
    return text
  }
}

extension String {
  /// Lines that end after a comma, none longer than a width unless the text between two commas is.
  fileprivate func wrapped(to width: Int) -> [String] {
    let parts = split(separator: ", ").map(String.init)
    return parts.indices.reduce(into: []) { lines, place in
      let part = parts[place] + (place + 1 < parts.count ? "," : "")
      if let last = lines.last, last.count + 1 + part.count <= width {
        lines[lines.count - 1] = last + " " + part
      } else {
        lines.append(part)
      }
    }
  }
}

extension [OSVersion] {
  /// "iOS 13.7, 14.8 and 16.7", or "iOS 13.7 to 16.7" where none of those searched is left out.
  func words(of all: [OSVersion]) -> String {
    let numbers = sorted().map(\.number)
    guard let first = numbers.first, let last = numbers.last else { return "" }
    let between = all.filter { release in contains { $0 <= release } && contains { $0 >= release } }
    if count > 2, between.count == count { return "iOS \(first) to \(last)" }
    let others = numbers.dropLast()
    return "iOS " + (others.isEmpty ? last : others.joined(separator: ", ") + " and " + last)
  }
}
