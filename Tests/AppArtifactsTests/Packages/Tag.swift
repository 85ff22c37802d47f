/// An element for tests, written in each of the forms that a manifest has.
struct Tag {
  var name: String
  var attributes: [Attribute] = []
  var children: [Tag] = []

  /// An attribute of the platform with its number, or one without a namespace.
  struct Attribute {
    var name: String
    var resource: UInt32
    var value: Value
  }

  enum Value {
    case text(String)
    case number(UInt32)
    case flags(UInt32, String)
    case boolean(Bool)
    case reference(UInt32)
  }

  init(_ name: String, _ attributes: Attribute..., children: [Tag] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// A whole app that uses everything that is read.
  static let trail = Tag(
    "manifest", .init(name: "package", resource: 0, value: .text("org.example.trail")),
    children: [
      Tag("uses-sdk", .minimumSDK(.number(21)), .targetSDK(.number(34))),
      Tag("uses-permission", .name("android.permission.ACCESS_FINE_LOCATION")),
      Tag(
        "uses-permission", .name("android.permission.BLUETOOTH"), .maximumSDK(30)),
      Tag("uses-permission-sdk-23", .name("android.permission.ACCESS_COARSE_LOCATION")),
      Tag(
        "uses-permission", .name("android.permission.BLUETOOTH_SCAN"),
        .init(
          name: "usesPermissionFlags", resource: 0x0101_0644,
          value: .flags(0x1_0000, "neverForLocation"))),
      Tag("permission", .name("org.example.trail.OWN")),
      Tag(
        "uses-feature", .name("android.hardware.location.gps"),
        .init(name: "required", resource: 0x0101_028e, value: .boolean(false))),
      Tag("queries", children: [Tag("package", .name("com.example.other"))]),
      Tag(
        "application",
        children: [
          Tag("uses-permission", .name("android.permission.CAMERA")),
          Tag(
            "service", .name(".Tracking"),
            .init(
              name: "foregroundServiceType", resource: 0x0101_0599,
              value: .flags(0x18, "location|connectedDevice"))),
          Tag(
            "receiver", .name(".Boot"),
            children: [
              Tag(
                "intent-filter",
                children: [Tag("action", .name("android.intent.action.BOOT_COMPLETED"))])
            ]),
        ]),
    ])
}

extension Tag.Attribute {
  static func name(_ text: String) -> Self {
    Self(name: "name", resource: 0x0101_0003, value: .text(text))
  }
  static func minimumSDK(_ value: Tag.Value) -> Self {
    Self(name: "minSdkVersion", resource: 0x0101_020c, value: value)
  }
  static func targetSDK(_ value: Tag.Value) -> Self {
    Self(name: "targetSdkVersion", resource: 0x0101_0270, value: value)
  }
  static func maximumSDK(_ level: UInt32) -> Self {
    Self(name: "maxSdkVersion", resource: 0x0101_0271, value: .number(level))
  }

  var text: String {
    switch value {
    case .text(let text), .flags(_, let text): text
    case .number(let number): String(number)
    case .boolean(let flag): String(flag)
    case .reference(let number): "@0x" + String(number, radix: 16)
    }
  }
}

extension Tag {
  static let platform = "http://schemas.android.com/apk/res/android"

  /// The element as text, on one line.
  var text: String {
    let root = name == "manifest" ? " xmlns:a=\"\(Self.platform)\"" : ""
    let list = attributes.map { " \($0.resource == 0 ? "" : "a:")\($0.name)=\"\($0.text)\"" }
    return "<\(name)\(root)\(list.joined())>\(children.map(\.text).joined())</\(name)>"
  }
}
