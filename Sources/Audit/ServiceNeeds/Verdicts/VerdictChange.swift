/// What changed for a service between two looks at the phone.
public struct VerdictChange: Hashable, Sendable {
  /// The verdict before; nil at the first look.
  public var old: ServiceVerdict?
  /// The verdict now.
  public var new: ServiceVerdict

  /// A change; nil if both verdicts are the same.
  public init?(from old: ServiceVerdict?, to new: ServiceVerdict) {
    guard old != new else { return nil }
    self.old = old
    self.new = new
  }

  /// Whether the service starts now and did not before.
  public var startsNow: Bool { new.starts && old?.starts == false }

  /// Whether the service stops now and did start before.
  public var stopsNow: Bool { !new.starts && old?.starts == true }

  /// What is not there now and was there before, failures first.
  public var lost: [ServiceVerdict.Shortfall] {
    let before = (old?.failures ?? []) + (old?.warnings ?? [])
    return (new.failures + new.warnings).filter { !before.contains($0) }
  }

  /// What is there now and was not there before, failures first.
  public var regained: [ServiceVerdict.Shortfall] {
    let now = new.failures + new.warnings
    return ((old?.failures ?? []) + (old?.warnings ?? [])).filter { !now.contains($0) }
  }
}
