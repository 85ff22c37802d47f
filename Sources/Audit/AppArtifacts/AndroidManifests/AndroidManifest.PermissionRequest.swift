import Findings

extension AndroidManifest {
  /// One `uses-permission`, with all that decides when it counts.
  public struct PermissionRequest: Hashable, Sendable {
    /// The permission, such as "android.permission.ACCESS_FINE_LOCATION".
    public var name: String
    /// Which element it is.
    public var element: Element
    /// The last API level on which it counts; nil if there is no cap.
    public var maximumSDK: Level?
    /// The first API level on which it counts; nil if it counts on all.
    public var minimumSDK: Level?
    /// What `usesPermissionFlags` promises.
    public var flags: Flags
    /// Whether a feature has to be there, or be missing, for it to count.
    public var dependsOnFeature: Bool
    /// False if `required` says so, which aapt lists and no Android heeds.
    public var isRequired: Bool
    /// Where it is.
    public var position: SourcePosition
    /// Where its cap comes from, if another manifest brought that.
    public var capOrigin: Origin?
    /// Which manifest brought it.
    public var origin: Origin
    /// What it says to the manifest merger.
    public var merging: Merging

    /// One `uses-permission`.
    public init(
      _ name: String, element: Element = .usesPermission, maximumSDK: Level? = nil,
      minimumSDK: Level? = nil, flags: Flags = [], dependsOnFeature: Bool = false,
      isRequired: Bool = true, at position: SourcePosition, origin: Origin = .app,
      merging: Merging = Merging()
    ) {
      self.name = name
      self.element = element
      self.maximumSDK = maximumSDK
      self.minimumSDK = minimumSDK
      self.flags = flags
      self.dependsOnFeature = dependsOnFeature
      self.isRequired = isRequired
      self.position = position
      self.origin = origin
      self.merging = merging
    }
  }

  /// The manifest that brought an entry.
  public enum Origin: Hashable, Sendable {
    /// The app's own, or the one that was read alone.
    case app
    /// A source set or a module of the same tree, by its name.
    case module(String)
    /// A plugin that Flutter or React Native links into every app that names it, by its folder.
    case plugin(String)
    /// A library, by its name.
    case library(String)

    /// The module or library in words; nil for the app itself.
    public var name: String? {
      switch self {
      case .app: nil
      case .module(let name): "the module \(name)"
      case .plugin(let name): "the plugin \(name)"
      case .library(let name): "the library \(name)"
      }
    }
  }

  /// The attributes of the `tools` namespace, which never reach a package.
  public struct Merging: Hashable, Sendable {
    /// `tools:node`; nil if it is not there, which means merge.
    public var node: String?
    /// Attributes that `tools:remove` drops, such as "android:maxSdkVersion".
    public var remove: [String]
    /// Attributes whose value `tools:replace` keeps against those of libraries.
    public var replace: [String]
    /// The library that `tools:selector` limits `tools:node` to.
    public var selector: String?
    /// The checks of lint that `tools:ignore` turns off, here or on the whole manifest.
    public var ignore: [String]

    /// Nothing but what is given.
    public init(
      node: String? = nil, remove: [String] = [], replace: [String] = [],
      selector: String? = nil, ignore: [String] = []
    ) {
      self.node = node
      self.remove = remove
      self.replace = replace
      self.selector = selector
      self.ignore = ignore
    }

    /// Whether a check of lint is turned off.
    public func ignores(_ check: String) -> Bool {
      ignore.contains(check) || ignore.contains("all")
    }
  }
}

extension AndroidManifest.PermissionRequest {
  /// The elements that ask for a permission.
  public enum Element: String, Hashable, Sendable, CaseIterable {
    case usesPermission = "uses-permission"
    /// Counts from API 23 on (AND-MAN-003).
    case usesPermissionSDK23 = "uses-permission-sdk-23"
    /// The older name of the same.
    case usesPermissionSDKM = "uses-permission-sdk-m"
  }

  /// The bits of `usesPermissionFlags`.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// All bits, unknown ones included.
    public let rawValue: UInt32

    /// Any bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The app never derives a location from what it finds (AND-PERM-044).
    public static let neverForLocation = Flags(rawValue: 0x1_0000)
    /// The permission is granted by the location button alone (AND-NEW-001).
    public static let onlyForLocationButton = Flags(rawValue: 0x2_0000)
  }

  /// Whether the entry counts on an API level, as far as its caps are known.
  public func counts(on level: Int) -> Bool {
    if element != .usesPermission, level < 23 { return false }
    if let cap = maximumSDK?.api, cap < level { return false }
    if let floor = minimumSDK?.api, floor > level { return false }
    return true
  }
}

extension AndroidManifest.PermissionRequest {
  /// The same request, as another manifest brings it.
  func brought(by origin: AndroidManifest.Origin) -> Self {
    var request = self
    request.origin = origin
    return request
  }

  /// What it asks for, whoever brings it.
  var asked: Self {
    var request = brought(by: .app)
    request.position = SourcePosition(file: "")
    return request
  }
}
