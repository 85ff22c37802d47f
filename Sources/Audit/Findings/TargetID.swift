/// A target as reports tell it from others: by its name and by the project that declares it.
///
/// Names repeat: every Flutter project calls its app `Runner`.
public struct TargetID: Hashable, Sendable {
  /// The name in the project.
  public var name: String
  /// The project or folder that declares it, relative to the root.
  public var project: String

  /// A target of a project.
  public init(_ name: String, in project: String) {
    self.name = name
    self.project = project
  }
}

extension TargetID: Comparable {
  /// By name, then by project.
  public static func < (left: TargetID, right: TargetID) -> Bool {
    (left.name, left.project) < (right.name, right.project)
  }
}

extension [TargetID] {
  /// What to call a target: its name if no other target here has it, else with its project.
  public func label(of target: TargetID) -> String {
    contains { $0.name == target.name && $0.project != target.project }
      ? "\(target.name) (\(target.project))" : target.name
  }
}
