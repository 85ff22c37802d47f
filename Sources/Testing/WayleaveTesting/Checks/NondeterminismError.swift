import PlatformModel

/// The same steps gave another result than before: something escaped the control of the search.
public struct NondeterminismError: Error, CustomStringConvertible {
  let release: OSVersion
  let steps: [String]
  let difference: String
  let advice: String

  /// One that another process came upon.
  init(release: OSVersion, steps: [String], difference: String, advice: String) {
    (self.release, self.steps) = (release, steps)
    (self.difference, self.advice) = (difference, advice)
  }

  /// A state that is not what it was when the same steps led there before.
  init(_ steps: [Step], on explorer: Explorer) {
    release = explorer.release
    self.steps = steps.map { $0.label(explorer.names.actions, on: explorer.release) }
    difference = ""
    advice = Self.somethingSurvives
  }

  init(
    _ first: DeterminismCheck.ProbeRun, _ second: DeterminismCheck.ProbeRun,
    _ third: DeterminismCheck.ProbeRun, on explorer: Explorer
  ) {
    release = explorer.release
    let same = zip(first.keys, second.keys).prefix { $0 == $1 }.count
    steps = first.steps.prefix(same).map {
      $0.label(explorer.names.actions, on: explorer.release)
    }
    advice = second == third ? Self.somethingSurvives : Self.somethingIsRandom
    difference = Self.parting(first.text, second.text) + Self.suspects(first.run, second.run)
  }

  /// The first line in which two runs differ; one may be longer.
  private static func parting(_ first: String, _ second: String) -> String {
    let (first, second) = (first.split(separator: "\n"), second.split(separator: "\n"))
    let same = zip(first, second).prefix { $0 == $1 }.count
    guard same < max(first.count, second.count) else { return "" }
    let lines = [first, second].map { $0.dropFirst(same).first ?? "(nothing more)" }
    return "\n  first:  \(lines[0])\n  second: \(lines[1])"
  }

  /// What of the app's objects is not what it was, and which of them are still the same objects.
  private static func suspects(_ first: Run?, _ second: Run?) -> String {
    guard let first, let second else { return "" }
    let sides = [first, second].map {
      FieldDigests(of: $0.declared.model(), $0.known.layouts)
    }
    let before = Set(sides[0].objects.map { ObjectIdentifier($0.object) })
    let kept = sides[1].objects.filter { before.contains(ObjectIdentifier($0.object)) }
      .map { "`\($0.name)`, a \(type(of: $0.object))" }
    let changed = sides[1].digests.keys.sorted().filter {
      sides[0].digests[$0] != nil && sides[0].digests[$0] != sides[1].digests[$0]
    }
    return line("the same object as in the first run", kept)
      + line("different from the first run", changed.map { "`\($0)`" })
  }

  private static func line(_ words: String, _ names: [String]) -> String {
    names.isEmpty ? "" : "\n  \(words): \(names.prefix(most).joined(separator: ", "))"
  }

  /// How many names a line has.
  private static let most = 5

  private static let somethingSurvives =
    "Something survives from an earlier run: a static, a singleton or a file. "
    + "Reset it with phone.reset { … }, which is called before every launch."
  private static let somethingIsRandom =
    "Every run differs: random numbers, an address, the machine's clock, or a thread that the "
    + "app makes itself."

  /// Where the results differ, and what may be the reason.
  public var description: String {
    let way = steps.isEmpty ? "at the launch" : "after \(steps.joined(separator: " > "))"
    return
      "explore: not deterministic on \(release): the same steps gave a different result, \(way)."
      + "\(difference)\n\(advice)"
  }
}
