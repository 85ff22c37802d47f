/// Where two walks by the same steps differ, in words.
extension ProbeRun {
  /// The first line in which another walk differs, and what of the app's objects may be the reason.
  func difference(from other: ProbeRun) -> String {
    Self.parting(text, other.text) + Self.suspects(run, other.run)
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
}
