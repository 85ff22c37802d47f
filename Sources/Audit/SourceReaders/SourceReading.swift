import AppArtifacts
import Findings

/// What was read of one source file.
public struct SourceReading: Hashable, Sendable {
  /// The path relative to the root.
  public var path: String
  /// The uses of platform APIs, in the order of the file.
  public var calls: [PlatformCall]
  /// What could not be read of it.
  public var problems: [ReadingProblem]
  /// The custom flags and macros that decided an `#if` around a use, sorted.
  ///
  /// Of Objective-C, those of every `#if` in the file. Another configuration that gives these the
  /// same values has the same reading.
  public var consultedConditions: [String]
  /// Whether another platform may give another reading, whatever the flags.
  public var dependsOnPlatform: Bool
  /// What the file shows of location managers, for the calls of other files.
  public var managers = Managers()
  /// What a compiled file shows of itself; nil for a source.
  public var compiled: Compiled?

  /// What was read of one source file.
  public init(
    path: String, calls: [PlatformCall], problems: [ReadingProblem] = [],
    consultedConditions: [String] = [], dependsOnPlatform: Bool = true
  ) {
    self.path = path
    self.calls = calls
    self.problems = problems
    self.consultedConditions = consultedConditions
    self.dependsOnPlatform = dependsOnPlatform
  }
}

extension SourceReading {
  /// What a compiled file shows of itself.
  public struct Compiled: Hashable, Sendable {
    /// Whether its code is encrypted, so that its selectors are not seen.
    public var isEncrypted: Bool
    /// Whether some of its object files hold LLVM's bitcode only.
    public var hasBitcode: Bool
    /// The processor whose code was read.
    public var architecture: String
    /// The oldest release that it runs on.
    public var minimumOS: String?
    /// The SDK that it was built with.
    public var sdk: String?
    /// The entitlements that it is signed with; nil if nothing shows any.
    public var entitlements: PropertyList?
    /// Classes of its own that were asked for: they tell the libraries that are linked into it.
    public var classes: Set<String> = []
  }

  /// What a file shows of location managers.
  public struct Managers: Hashable, Sendable {
    /// Whether it imports Core Location or names something of it, so that a call may be its.
    public var isAbout = true
    /// The names of their class, of subclasses, and of protocols that the class is made to adopt.
    public var types: Set<String> = []
    /// The names of variables that hold one.
    public var names: Set<String> = []
    /// The platform's methods of which the file declares its own, on a type of the app.
    public var ownMethods: Set<PlatformAPI> = []
    /// What the file holds of types whose members may be in several files, by their last names.
    public var parts: [String: TypePart] = [:]
    /// The delegates that the file gives to what another file declares.
    public var delegates: [GivenDelegate] = []

    /// What a file shows that shows nothing.
    public init() {}
  }
}
