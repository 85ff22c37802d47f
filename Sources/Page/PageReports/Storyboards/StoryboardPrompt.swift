import PhoneSimulator

/// A question as a panel draws it.
struct StoryboardPrompt: Sendable {
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

extension StoryboardPrompt {
  /// The question that a line asks; nil if it asks none.
  init?(_ line: Timeline.Line, isAndroid: Bool) {
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
  func after(_ line: Timeline.Line) -> Self? {
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
