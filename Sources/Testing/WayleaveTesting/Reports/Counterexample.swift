import PlatformModel

/// Something that goes wrong on a release, and the shortest path to it.
public struct Counterexample: Sendable {
  /// What goes wrong.
  public let fault: Fault
  /// The release.
  public let release: OSVersion
  /// The steps after the opening of the app, as a replay names them.
  public internal(set) var steps: [String] = []
  let way: [Step]

  /// What went wrong, in one line.
  public var title: String { fault.title }

  /// Whether the person locks the phone on the way.
  var goesOverLock: Bool { way.contains { $0.base == .lock } }

  init(fault: Fault, release: OSVersion, steps: [Step]) {
    self.fault = fault
    self.release = release
    way = steps
  }
}
