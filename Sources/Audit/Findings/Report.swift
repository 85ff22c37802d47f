/// Everything a check has to say; reporters print it, and none of them knows more than it holds.
public struct Report: Hashable, Sendable {
  /// The path that was checked, as the person wrote it.
  public var root: String
  /// The targets that were checked, in project order.
  public var targets: [Target]
  /// What was found, sorted.
  public var findings: [Finding]
  /// The rules that ran, sorted by id.
  public var rules: [RuleMetadata]
  /// What no file can show and a store will ask, sorted; never a reason to fail.
  public var reminders: [Finding]
  /// What was found and is suppressed, each with its ``Finding/suppression``, sorted.
  public var suppressed: [Finding]
  /// The configuration file that was read, as seen from the folder of the run; nil if none was.
  public var configuration: String?

  /// A report; findings, reminders, silent findings and rules are put in order.
  public init(
    root: String, targets: [Target], findings: [Finding], rules: [RuleMetadata],
    reminders: [Finding] = [], suppressed: [Finding] = [], configuration: String? = nil
  ) {
    self.root = root
    self.targets = targets
    self.findings = findings.sorted()
    self.rules = rules.sorted { $0.id < $1.id }
    self.reminders = reminders.sorted()
    self.suppressed = suppressed.sorted()
    self.configuration = configuration
  }

  /// What to call a target: its name if no other target of the report has it, else with its
  /// project.
  public func label(of target: TargetID) -> String { targets.map(\.id).label(of: target) }
}

extension Report {
  /// A target that was checked, and what its users get.
  public struct Target: Hashable, Sendable {
    /// The target's name in its project.
    public var name: String
    /// The project or folder it comes from, relative to the root.
    public var project: String
    /// What it is, in words: "app", "widget extension", "App Clip", "watch app".
    public var kind: String
    /// The oldest system it runs on, such as "iOS 15.0"; nil if nothing says.
    public var deploymentTarget: String?
    /// Its Info.plist, relative to the root; nil if it is generated or could not be found.
    public var infoPlist: String?
    /// The configurations in which it was checked, in project order.
    public var configurations: [String]
    /// What its users get, by release and grant; one table for each set of configurations that
    /// differ.
    public var abilities: [Table]
    /// What could not be seen, one phrase each: "a binary pod", "a plist nobody could resolve".
    public var unknowns: [String]
    /// What it declares and asks for, in the order of kinds; two checks are compared by it.
    public var declarations: [DeclaredItem]
    /// The target as a virtual phone installs it; nil if it is not an app, or what it declares is
    /// unknown.
    public var playable: PlayableApp?

    /// A target that was checked.
    public init(
      name: String, project: String, kind: String, deploymentTarget: String?, infoPlist: String?,
      configurations: [String], abilities: [Table] = [], unknowns: [String] = [],
      declarations: [DeclaredItem] = [], playable: PlayableApp? = nil
    ) {
      self.name = name
      self.project = project
      self.kind = kind
      self.deploymentTarget = deploymentTarget
      self.infoPlist = infoPlist
      self.configurations = configurations
      self.abilities = abilities
      self.unknowns = unknowns
      self.declarations = declarations
      self.playable = playable
    }

    /// What tells it from other targets.
    public var id: TargetID { TargetID(name, in: project) }
  }
}
