/// What a compiled file shows of what was looked for; values only, no verdict.
public struct BinaryContents: Hashable, Sendable {
  /// What kind of file it is.
  public var kind: Kind
  /// The processors that it has code for, in the order of the file: "arm64".
  public var architectures: [String]
  /// The one that was read.
  public var architecture: String
  /// What it is built for; nil if it does not say.
  public var platform: Platform?
  /// The oldest release that it runs on, such as "13.0".
  public var minimumOS: String?
  /// The SDK that it was built with, such as "17.2".
  public var sdk: String?
  /// The libraries that it is linked with, by path.
  public var libraries: [String] = []
  /// Whether its code is encrypted, as the App Store hands apps out: selectors cannot be seen then.
  public var isEncrypted = false
  /// The selectors that were looked for and that its code refers to.
  public var selectors: [String: SelectorUse] = [:]
  /// Those of the selectors that classes of its own have a method of.
  public var ownSelectors: Set<String> = []
  /// The symbols that were looked for and that it imports.
  public var imports: Set<String> = []
  /// Those of them that are classes which code sends messages to, and not only inherits from.
  public var messagedClasses: Set<String> = []
  /// The texts that were looked for and that it holds; looked for where a selector was found.
  public var literals: Set<String> = []
  /// The classes that were looked for and that it has itself; looked for where a symbol was found.
  public var classes: Set<String> = []
  /// The entitlements that it is signed with, as the bytes of a property list.
  public var entitlements: [UInt8]?
  /// How many object files of an archive hold LLVM's bitcode only, which is not read.
  public var bitcodeMembers = 0
  /// What could not be read of it; the rest was read all the same.
  public var problems: [BinaryProblem] = []

  init(kind: Kind, architecture: String) {
    self.kind = kind
    self.architecture = architecture
    architectures = [architecture]
  }
}

extension BinaryContents {
  /// The kinds of compiled file.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case executable
    case dynamicLibrary = "dynamic library"
    case bundle
    case object = "object file"
    case staticLibrary = "static library"
    case other
  }

  /// The platforms, as the linker numbers them.
  public enum Platform: UInt32, Hashable, Sendable, CaseIterable {
    case macOS = 1
    case iOS = 2
    case tvOS = 3
    case watchOS = 4
    case bridgeOS = 5
    case macCatalyst = 6
    case iOSSimulator = 7
    case tvOSSimulator = 8
    case watchOSSimulator = 9
    case driverKit = 10
    case visionOS = 11
    case visionOSSimulator = 12
  }

  /// How code uses a selector.
  public enum SelectorUse: Int, Hashable, Sendable, Comparable {
    /// Only a class of the file itself has a method of that name.
    case implemented
    /// A class of the file has such a method, and nothing shows whether code sends it too.
    case undecided
    /// Code sends it.
    case sent

    /// By how much it shows of the code.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether it is linked with a framework of the system.
  public func isLinked(with framework: String) -> Bool {
    libraries.contains { $0.hasSuffix("/\(framework).framework/\(framework)") }
  }

  /// Adds what another part of the same file shows.
  mutating func add(_ other: BinaryContents) {
    for (name, use) in other.selectors { selectors[name] = max(use, selectors[name] ?? use) }
    ownSelectors.formUnion(other.ownSelectors)
    imports.formUnion(other.imports)
    messagedClasses.formUnion(other.messagedClasses)
    literals.formUnion(other.literals)
    classes.formUnion(other.classes)
    isEncrypted = isEncrypted || other.isEncrypted
    platform = platform ?? other.platform
    minimumOS = minimumOS ?? other.minimumOS
    sdk = sdk ?? other.sdk
    problems += other.problems
  }
}
