import PlatformModel

/// The same steps told another story than before: something escaped the search's control.
public struct SecondStory: Error, CustomStringConvertible {
  let release: OSVersion
  let steps: [String]
  let difference: String
  let advice: String

  /// A state that is not what it was when the same steps led there before.
  init(_ steps: [Step], on search: Search) {
    release = search.release
    self.steps = steps.map { $0.label(search.names.actions, on: search.release) }
    difference = ""
    advice = Self.somethingSurvives
  }

  init(_ first: Search.Walk, _ second: Search.Walk, _ third: Search.Walk, on search: Search) {
    release = search.release
    let same = zip(first.keys, second.keys).prefix { $0 == $1 }.count
    steps = first.steps.prefix(max(0, same)).map {
      $0.label(search.names.actions, on: search.release)
    }
    advice = second == third ? Self.somethingSurvives : Self.somethingIsRandom
    let lines = zip(
      first.text.split(separator: "\n"), second.text.split(separator: "\n"))
    difference = lines.first { $0 != $1 }.map { "\n  first:  \($0)\n  second: \($1)" } ?? ""
  }

  private static let somethingSurvives =
    "Something of an earlier run is still there: a static, a singleton or a file. "
    + "Set it back at the beginning of the closure, which is called for every run."
  private static let somethingIsRandom =
    "No two runs are alike: random numbers, an address, the machine's clock, or a thread that the "
    + "app makes itself."

  /// Where the stories part, and what it may be.
  public var description: String {
    let way = steps.isEmpty ? "at the launch" : "after \(steps.joined(separator: " > "))"
    return "explore: on \(release) the same steps tell another story the second time, \(way)."
      + "\(difference)\n\(advice)"
  }
}
