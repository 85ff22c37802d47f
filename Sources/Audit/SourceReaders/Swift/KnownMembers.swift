/// Names of members, functions and types that some module declares which code finds on Linux: those of
/// the toolchain and of this package. A name that is in it may belong to another type than the one at
/// hand; one that is not in it belongs to none.
enum KnownMembers {
  static func contains(_ name: String) -> Bool { all.contains(name) }

  private static let all = Set(
    [a, b, c].flatMap { $0.split { $0.isWhitespace }.map(String.init) })
}
