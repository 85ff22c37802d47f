import PhoneSimulator

/// What a random walk came to that checks whether the same steps give the same result.
struct ProbeRun: Equatable {
  /// What stopped its thread.
  var trap: String?
  var steps: [Step] = []
  var keys: [Digest] = []
  /// The phone at its end.
  var world: PhoneWorld?
  /// What was to be seen in a process of its own.
  var told: String?
  /// What the app has stored at its end, each thing by its name.
  var stored: [String: UInt64] = [:]
  /// What is looked into where two walks are not alike.
  var run: Run?

  /// Everything that was to be seen; written only where two walks are not alike at first sight.
  var text: String {
    trap.map { "the app crashes: \($0)" } ?? told ?? world.map { Timeline($0).text } ?? ""
  }

  /// What another walk by the same steps has stored otherwise.
  func storedOtherwise(_ other: ProbeRun) -> Set<String> {
    guard steps == other.steps else { return [] }
    let names = Set(stored.keys).union(other.stored.keys)
    return names.filter { stored[$0] != other.stored[$0] }
  }

  static func == (left: ProbeRun, right: ProbeRun) -> Bool {
    left.trap == right.trap && left.steps == right.steps && left.keys == right.keys
      && left.told == right.told
      && (left.world?.trace == right.world?.trace || left.text == right.text)
  }
}
