import PlatformModel

/// The same steps gave another result than before: something escaped the control of the search.
public struct NondeterminismError: Error, CustomStringConvertible {
  let release: OSVersion
  let steps: [String]
  let difference: String
  let advice: String

  /// The advice where a later run differs from the first, and is like the one after it.
  static let somethingSurvives =
    "Something survives from an earlier run: a static, a singleton or a file. "
    + "Reset it with phone.reset { … }, which is called before every launch."
  /// The advice where each run differs from the one before.
  static let somethingIsRandom =
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
