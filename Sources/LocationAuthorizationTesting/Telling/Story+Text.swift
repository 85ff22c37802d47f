import PlatformModel

extension Story {
  /// The story for a terminal: at most 100 columns, unless the app's own words are longer.
  func text(on releases: [OSVersion]) -> String {
    var text = "\(fault.title)\n"
    let count = parts.count - 1
    text += "\(Self.words(releases)), "
    text += count == 0 ? "at the launch\n\n" : count == 1 ? "1 step\n\n" : "\(count) steps\n\n"
    for (place, part) in parts.enumerated() {
      let number = place == 0 ? "·" : "\(place)"
      text += String(repeating: " ", count: max(0, 4 - number.count)) + number
      text += "  the person \(part.sentence)\n"
      for line in part.consequences { text += "          \(line)\n" }
    }
    for (place, line) in ending.enumerated() {
      text += (place == 0 ? "\n" : "") + "      \(line)\n"
    }
    text += "\n      replay: \"\(replay)\"\n"
    text += "      scenario for wayleave simulate:\n"
    for line in scenario.split(separator: "\n") { text += "        \(line)\n" }
    return text
  }

  /// "iOS 13.7, 14.8 and 15.8".
  static func words(_ releases: [OSVersion]) -> String {
    let numbers = releases.sorted().map(\.number)
    guard let last = numbers.last else { return "" }
    let others = numbers.dropLast()
    return "iOS " + (others.isEmpty ? last : others.joined(separator: ", ") + " and " + last)
  }
}
