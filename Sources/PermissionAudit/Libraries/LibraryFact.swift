import SourceReaders

/// What a well-known library brings into the apps that link it, though their trees do not show it.
public struct LibraryFact: Hashable, Sendable {
  /// Its names as dependency managers write them.
  public var names: [String]
  /// The APIs its code uses, each group under a condition.
  public var brings: [Brought]
  /// Whether it tests UIBackgroundModes before it sets `allowsBackgroundLocationUpdates`.
  public var guardsBackgroundMode: Bool
  /// Where this is known from: a file of a public repository or a vendor's page.
  public var source: String

  /// A row of the table.
  init(
    _ names: String..., brings: [Brought] = [], guardsBackgroundMode: Bool = false,
    from source: String
  ) {
    self.names = names
    self.brings = brings
    self.guardsBackgroundMode = guardsBackgroundMode
    self.source = source
  }
}

extension LibraryFact {
  /// APIs that a library uses, and when they are compiled in or called.
  public struct Brought: Hashable, Sendable {
    /// The APIs.
    public var apis: [PlatformAPI]
    /// When.
    public var condition: Condition

    static func always(_ apis: PlatformAPI...) -> Brought {
      Brought(apis: apis, condition: .always)
    }

    static func ifDefined(_ macro: String, _ apis: PlatformAPI...) -> Brought {
      Brought(apis: apis, condition: .ifDefined(macro))
    }

    static func unlessDefined(_ macro: String, _ apis: PlatformAPI...) -> Brought {
      Brought(apis: apis, condition: .unlessDefined(macro))
    }

    static func perhaps(_ apis: PlatformAPI...) -> Brought {
      Brought(apis: apis, condition: .perhaps)
    }
  }

  /// When a library's use of an API is in the built app.
  public enum Condition: Hashable, Sendable {
    case always
    /// Only when the build defines a macro: "PERMISSION_LOCATION=1".
    case ifDefined(String)
    /// Except when the build defines a macro.
    case unlessDefined(String)
    /// The library decides by something that no tree shows: a setup script, a call of the app.
    case perhaps
  }
}
