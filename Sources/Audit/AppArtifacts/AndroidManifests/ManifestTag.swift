/// An opening tag of a manifest with what it carries, whatever the form of the file.
struct ManifestTag {
  /// The name without a prefix.
  var name: String
  /// The attributes, in the order of the file.
  var attributes: [Attribute] = []
  /// The line in a text; nil in forms that have none.
  var line: Int?
}

extension ManifestTag {
  /// An attribute with its value.
  struct Attribute {
    var namespace: Namespace
    var name: String
    var value: Value
    var line: Int?
  }

  /// The namespaces that matter.
  enum Namespace {
    /// None, as `package` and `split` have.
    case none
    case android
    case tools
    case other

    init(_ uri: some StringProtocol) {
      switch uri {
      case "": self = .none
      case "http://schemas.android.com/apk/res/android": self = .android
      case "http://schemas.android.com/tools": self = .tools
      default: self = .other
      }
    }
  }

  /// What an attribute holds.
  enum Value: Hashable {
    case text(String)
    case number(UInt32)
    case boolean(Bool)
    /// A resource by its number.
    case reference(UInt32)
    /// A null, a color, a dimension: nothing that a manifest's permissions are made of.
    case other
  }

  /// The value of an attribute of the platform.
  func android(_ name: String) -> Value? {
    attributes.first { $0.namespace == .android && $0.name == name }?.value
  }

  /// The text of an attribute in a namespace; nil if there is none, or if it is not text.
  func text(_ namespace: Namespace, _ name: String) -> String? {
    attributes.first { $0.namespace == namespace && $0.name == name }?.value.text
  }
}

extension ManifestTag.Value {
  var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// The attributes of the platform that are read, by the number that Android knows them by.
enum ManifestAttributeName {
  static func named(_ resource: UInt32) -> String? {
    switch resource {
    case 0x0101_0003: "name"
    case 0x0101_0006: "permission"
    case 0x0101_000e: "enabled"
    case 0x0101_0010: "exported"
    case 0x0101_020c: "minSdkVersion"
    case 0x0101_0270: "targetSdkVersion"
    case 0x0101_0271: "maxSdkVersion"
    case 0x0101_028e: "required"
    case 0x0101_0554: "requiredFeature"
    case 0x0101_0555: "requiredNotFeature"
    case 0x0101_0599: "foregroundServiceType"
    case 0x0101_0644: "usesPermissionFlags"
    default: nil
    }
  }
}
