import AppArtifacts
import PlatformModel
import SourceReaders

/// What a well-known library brings into the apps that link it, though their trees do not show it.
public struct LibraryFact: Hashable, Sendable {
  /// Its names as dependency managers write them, one pod, package or plugin each.
  public var names: [String]
  /// The APIs its code uses, each group under a condition.
  public var brings: [Brought]
  /// The purpose strings that the store asks of every app that links it: its binary names what they
  /// explain, whether or not the app ever calls it.
  public var storeAsksFor: [InfoPlistKey]
  /// The name whose versions the conditions count by; nil for whichever is linked.
  ///
  /// A plugin and its native half are two names with versions of their own.
  public var versionsOf: String?
  /// The dependency manager whose versions count; nil for any that gives one.
  public var versionsBy: LinkedLibrary.Origin?
  /// Where this is known from: a public repository and what was read there, or a vendor's page.
  public var source: String

  /// A row of the table.
  init(
    _ names: String..., brings: [Brought], storeAsksFor: [InfoPlistKey] = [],
    versionsOf: String? = nil,
    versionsBy: LinkedLibrary.Origin? = nil, from source: String
  ) {
    self.names = names
    self.brings = brings
    self.storeAsksFor = storeAsksFor
    self.versionsOf = versionsOf
    self.versionsBy = versionsBy
    self.source = source
  }
}

extension LibraryFact {
  /// APIs that a library uses, and when they are in the built app.
  public struct Brought: Hashable, Sendable {
    /// The APIs.
    public var apis: [PlatformAPI]
    /// When.
    public var condition: Condition
    /// The key that makes the library take another way than these APIs, where it is in the
    /// Info.plist.
    ///
    /// The code is in the binary all the same, and the store sees it.
    public var exceptWith: InfoPlistKey?
    /// The first version for which this is true; nil for all older ones too.
    public var from: String?
    /// The first version for which this is no longer true; nil for all newer ones too.
    public var until: String?

    /// The same for versions before one.
    func until(_ version: String) -> Self {
      var copy = self
      copy.until = version
      return copy
    }

    /// The same for versions from one on.
    func from(_ version: String) -> Self {
      var copy = self
      copy.from = version
      return copy
    }

    /// The same where a key is not in the Info.plist.
    func unless(_ key: InfoPlistKey) -> Self {
      var copy = self
      copy.exceptWith = key
      return copy
    }

    /// Whether this is true of the versions that a build may take; nil if that is unknown.
    func holds(for versions: VersionRange?) -> Bool? {
      let isFrom = from.map { versions?.lies(before: $0).map { !$0 } } ?? true
      let isUntil = until.map { versions?.lies(before: $0) } ?? true
      if isFrom == false || isUntil == false { return false }
      return isFrom == true && isUntil == true ? true : nil
    }

    /// Compiled in whatever the app does.
    static func always(_ apis: PlatformAPI...) -> Self { Self(apis: apis, condition: .always) }

    /// Compiled in when the build defines a macro as 1.
    static func ifDefined(_ macro: String, _ apis: PlatformAPI...) -> Self {
      Self(apis: apis, condition: .ifDefined(macro))
    }

    /// Compiled in unless the build defines a macro as 1.
    static func unlessDefined(_ macro: String, _ apis: PlatformAPI...) -> Self {
      Self(apis: apis, condition: .unlessDefined(macro))
    }

    /// Compiled in unless the build defines a macro as 0.
    static func unlessZero(_ macro: String, _ apis: PlatformAPI...) -> Self {
      Self(apis: apis, condition: .unlessZero(macro))
    }

    /// Compiled in or run by something that no tree shows.
    static func perhaps(_ apis: PlatformAPI...) -> Self { Self(apis: apis, condition: .perhaps) }

    /// Run by the library as some sources say, and left to the app as its vendor says.
    static func disputed(_ apis: PlatformAPI...) -> Self { Self(apis: apis, condition: .disputed) }
  }

  /// When a library's use of an API is in the built app.
  public enum Condition: Hashable, Sendable {
    case always
    /// Only when the build defines the macro as 1.
    case ifDefined(String)
    /// Except when the build defines the macro as 1.
    case unlessDefined(String)
    /// Except when the build defines the macro as 0.
    case unlessZero(String)
    /// The library decides by a set-up script, by a part of it that the app picks, or by a call.
    case perhaps
    /// Sources disagree: what lacks it is reported with the doubt, as next to a library that is
    /// not known.
    case disputed
  }
}
