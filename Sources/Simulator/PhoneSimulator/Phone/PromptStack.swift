import AuthorizationEngine

/// The questions of a phone: those on its screen, and those that ended.
struct PromptStack: Sendable {
  /// Those on the screen, at most one for each app; the newest comes last.
  private(set) var open: [PhonePrompt] = []
  /// Those that ended, in the order of their ends.
  private(set) var ended: [PhonePrompt] = []
  /// How many there were so far; the last one has this number.
  private var count = 0

  /// The newest of those on the screen.
  var top: PhonePrompt? { open.last }

  /// Every question so far in the order of appearance.
  var all: [PhonePrompt] { (ended + open).sorted { $0.id < $1.id } }

  /// The place of an app's question among those on the screen.
  func place(of app: AppID) -> Int? { open.lastIndex { $0.app == app } }

  /// The number of the next question.
  mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Puts a question on the screen.
  mutating func push(_ prompt: PhonePrompt) { open.append(prompt) }

  /// Keeps a question that is not on the screen.
  mutating func keep(_ ended: PhonePrompt) { self.ended.append(ended) }

  /// Sets the Precise toggle of an app's question.
  mutating func setPrecise(_ precision: IOS.Precision?, for app: AppID) {
    if let place = place(of: app) { open[place].precise = precision }
  }

  /// Takes a question off the screen, and gives it with its end.
  mutating func end(_ place: Int, _ end: PhonePrompt.End) -> PhonePrompt {
    var prompt = open.remove(at: place)
    prompt.end = end
    return prompt
  }
}
