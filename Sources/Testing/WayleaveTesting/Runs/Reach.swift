import PlatformModel

/// How far the runs of a search came: what its actions reached, and what could not happen.
struct Reach: Hashable, Sendable {
  /// The actions that were tapped.
  var tapped: Set<Int> = []
  /// Those that called or asked a framework of the phone, at once or later.
  var reached: Set<Int> = []
  /// Those that ended without throwing, at least once.
  var ended: Set<Int> = []
  /// What the others threw first.
  var thrown: [Int: String] = [:]
  /// Whether the app's code called a framework without a tap, at launch or in a callback.
  var reachedUntapped = false
  /// Whether any question of the app's came up.
  var hasPrompt = false
  /// The requests that were passed over because the Info.plist has no text for them.
  var withoutText: Set<String> = []

  /// Takes in what other runs came to.
  mutating func formUnion(_ other: Reach) {
    tapped.formUnion(other.tapped)
    reached.formUnion(other.reached)
    ended.formUnion(other.ended)
    thrown.merge(other.thrown) { first, _ in first }
    reachedUntapped = reachedUntapped || other.reachedUntapped
    hasPrompt = hasPrompt || other.hasPrompt
    withoutText.formUnion(other.withoutText)
  }
}

extension Reach {
  /// Why nothing could happen, if nothing could.
  func emptiness(_ actions: [String], isStated: Bool) -> String? {
    if let request = withoutText.min(), !hasPrompt {
      return "no prompt can come up: \(request) finds no text for it in the Info.plist"
    }
    let throwsAlways = ended.isEmpty && !hasPrompt && thrown.count == actions.count
    if !actions.isEmpty, tapped.count == actions.count, throwsAlways {
      return "every action throws each time: \(words(of: thrown, actions))"
    }
    // What the author states is searched, whatever it is about.
    guard !isStated, reached.isEmpty else { return nil }
    if !tapped.isEmpty {
      return "no action calls Core Location, Core Motion or Core Bluetooth: "
        + tapped.sorted().map { actions.quoted($0) }.joined(separator: ", ")
    }
    return actions.isEmpty && !reachedUntapped
      ? "the app has no action and calls no framework of the phone" : nil
  }

  /// What else had no effect, each in a line.
  func remarks(_ actions: [String], isStated: Bool) -> [String] {
    var remarks: [String] = []
    let idle = isStated ? [] : tapped.subtracting(reached).filter { thrown[$0] == nil }
    if !idle.isEmpty {
      remarks.append(
        "never called a framework of the phone: "
          + idle.sorted().map { actions.quoted($0) }.joined(separator: ", "))
    }
    let failing = thrown.filter { !ended.contains($0.key) }
    if !failing.isEmpty {
      remarks.append("threw each time: \(words(of: failing, actions))")
    }
    if hasPrompt, !withoutText.isEmpty {
      remarks.append(
        "brought up no prompt, because the Info.plist has no text: "
          + withoutText.sorted().joined(separator: ", "))
    }
    return remarks
  }

  private func words(of thrown: [Int: String], _ actions: [String]) -> String {
    thrown.sorted { $0.key < $1.key }.map { "\(actions.quoted($0.key)): \($0.value)" }
      .joined(separator: ", ")
  }
}

extension [String] {
  fileprivate func quoted(_ place: Int) -> String {
    "“\(indices.contains(place) ? self[place] : "?")”"
  }
}
