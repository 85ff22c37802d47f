/// A library that is linked into a target.
public struct LinkedLibrary: Hashable, Sendable {
  /// Its name as the dependency manager writes it: "permission_handler_apple", "RNPermissions".
  public var name: String
  /// The products of it that are linked, where it is a Swift package: its name is that of a repository.
  public var products: [String]
  /// What brought it.
  public var origin: Origin
  /// Whether its sources are in the tree and belong to the target's sources.
  public var isVisible: Bool
  /// The lock file or project that names it, relative to the root.
  public var declaredIn: String
  /// The versions that the build may take; nil if nothing says.
  public var versions: VersionRange?

  /// A library that is linked into a target.
  public init(
    _ name: String, _ origin: Origin, products: [String] = [], isVisible: Bool,
    declaredIn: String, versions: VersionRange? = nil
  ) {
    self.name = name
    self.products = products
    self.origin = origin
    self.isVisible = isVisible
    self.declaredIn = declaredIn
    self.versions = versions
  }

  /// The names under which a table may know it: its own, and those of its products.
  public var names: [String] { [name] + products }
}

extension LinkedLibrary {
  /// What brings a library into a build.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    case pod = "CocoaPods pod"
    case carthage = "Carthage framework"
    case swiftPackage = "Swift package"
    case flutterPlugin = "Flutter plugin"
    case npmPackage = "npm package"
    case cordovaPlugin = "Cordova plugin"
    /// A target of another project that was not read.
    case project = "target of another project"
    /// A module that sources import, in a tree where no project says what is linked.
    case imported = "imported module"
    /// A framework or library file of the tree, compiled already.
    case binary = "binary framework"
    /// A framework of Apple's SDK, such as CoreLocation; never counts as unseen code.
    case system = "system framework"
  }
}
