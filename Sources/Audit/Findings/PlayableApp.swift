/// An app as a virtual phone installs it: what it declares, and the calls that its code makes.
public struct PlayableApp: Hashable, Sendable {
  /// The name that people see.
  public var name: String
  /// What it declares to its platform.
  public var declared: Declared
  /// The oldest release of the model on which it runs, such as "iOS 15.0" or "API 26".
  public var firstRelease: String
  /// The calls that ask for or use location, each once, in the order in which an app makes them.
  public var calls: [Call]

  /// What an app declares.
  public enum Declared: Hashable, Sendable {
    /// An Info.plist.
    case iOS(Plist)
    /// An AndroidManifest.xml.
    case android(Manifest)
  }

  /// What an Info.plist says about permissions.
  public struct Plist: Hashable, Sendable {
    /// The purpose strings, by key.
    public var texts: [Entry]
    /// The texts of NSLocationTemporaryUsageDescriptionDictionary, by purpose key.
    public var temporaryTexts: [Entry]
    /// The values of UIBackgroundModes.
    public var backgroundModes: [String]
    /// NSLocationDefaultAccuracyReduced.
    public var isReducedByDefault: Bool
    /// NSLocationRequireExplicitServiceSession.
    public var requiresSession: Bool
    /// Whether it is an App Clip.
    public var isClip: Bool

    /// What an Info.plist says.
    public init(
      texts: [Entry], temporaryTexts: [Entry] = [], backgroundModes: [String] = [],
      isReducedByDefault: Bool = false, requiresSession: Bool = false, isClip: Bool = false
    ) {
      self.texts = texts
      self.temporaryTexts = temporaryTexts
      self.backgroundModes = backgroundModes
      self.isReducedByDefault = isReducedByDefault
      self.requiresSession = requiresSession
      self.isClip = isClip
    }
  }

  /// What a merged manifest says about permissions.
  public struct Manifest: Hashable, Sendable {
    /// The API level that the app targets.
    public var target: Int
    /// The permissions, each with the last level on which it is requested; nil if there is none.
    public var permissions: [Permission]
    /// Whether BLUETOOTH_SCAN is declared neverForLocation.
    public var isNeverForLocation: Bool
    /// Whether a service has the type for location.
    public var hasLocationService: Bool

    /// A permission with its cap.
    public struct Permission: Hashable, Sendable {
      /// The name, such as "android.permission.ACCESS_FINE_LOCATION".
      public var name: String
      /// The last level on which it is requested.
      public var lastLevel: Int?

      /// A permission with its cap.
      public init(_ name: String, lastLevel: Int? = nil) {
        self.name = name
        self.lastLevel = lastLevel
      }
    }

    /// What a manifest says.
    public init(
      target: Int, permissions: [Permission], isNeverForLocation: Bool = false,
      hasLocationService: Bool = false
    ) {
      self.target = target
      self.permissions = permissions
      self.isNeverForLocation = isNeverForLocation
      self.hasLocationService = hasLocationService
    }
  }

  /// A key with its text.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The text.
    public var text: String

    /// A key with its text.
    public init(_ key: String, _ text: String) {
      self.key = key
      self.text = text
    }
  }

  /// A call of the app's code.
  public struct Call: Hashable, Sendable {
    /// The step of a scenario, without "app:", such as "requestAlwaysAuthorization()".
    public var step: String
    /// The event of the model that it is, such as "requestAlways", or one of the two names below.
    public var event: String
    /// The event of a request for temporary full accuracy, whose word is the purpose key.
    public static let purposeKeyEvent = "requestFullAccuracy"
    /// The event of a request for permissions of Android, whose words are their names in the model.
    public static let permissionsEvent = "request"
    /// The words that belong to it: the permissions of a request, a purpose key.
    public var words: [String]
    /// Where the code makes it; nil if no source shows it.
    public var position: SourcePosition?

    /// A call.
    public init(
      _ step: String, event: String, words: [String] = [], at position: SourcePosition? = nil
    ) {
      self.step = step
      self.event = event
      self.words = words
      self.position = position
    }
  }

  /// An app.
  public init(name: String, declared: Declared, firstRelease: String, calls: [Call]) {
    self.name = name
    self.declared = declared
    self.firstRelease = firstRelease
    self.calls = calls
  }
}
