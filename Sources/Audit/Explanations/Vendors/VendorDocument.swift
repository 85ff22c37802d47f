import PlatformModel

/// A document in which the vendor of an SDK explains permissions to developers.
public struct VendorDocument: Hashable, Sendable {
  /// Who wrote it.
  public let vendor: String
  /// What its page is called.
  public let page: String
  /// When it was written, or the versions that it speaks of, where it says so.
  public let edition: String?
  /// The code under which facts cite it.
  public let source: String
  /// Other names that people know the vendor by.
  let aliases: [String]
}

extension VendorDocument {
  /// Every document that was held against the facts.
  public static let all = [situm, bluedot, chineseSDK, breeze, move]

  /// The document of a vendor, by any name that people know the vendor by.
  public static func named(_ name: String) -> VendorDocument? {
    all.first { document in
      ([document.vendor] + document.aliases).contains { $0.lowercased() == name.lowercased() }
    }
  }

  static let situm = VendorDocument(
    vendor: "Situm", page: "Situm SDK: permissions", edition: "iOS SDK 3.0.0 and later",
    source: "DOC-SITUM", aliases: ["Situm SDK"])
  static let bluedot = VendorDocument(
    vendor: "Bluedot", page: "Background location usage indicator (Blue Bar)",
    edition:
      "iOS SDK 15.6.7, Cordova plugin 4.0.1, Xamarin iOS wrapper 15.6.6, React Native wrapper "
      + "2.3.0; Android SDK 15.5.3, Xamarin Android wrapper 15.5.2",
    source: "DOC-BLUEDOT", aliases: ["Bluedot Point SDK", "Point SDK"])
  static let chineseSDK = VendorDocument(
    vendor: "Chinese location SDK", page: "权限配置 (permission configuration)",
    edition: "1 November 2021", source: "DOC-TENCENT",
    aliases: ["Tencent", "Tencent location SDK", "Tencent LBS", "权限配置"])
  static let breeze = VendorDocument(
    vendor: "Breeze", page: "Permissions", edition: nil, source: "DOC-BREEZE",
    aliases: ["Breeze iOS"])
  static let move = VendorDocument(
    vendor: "Dolphin MOVE", page: "Permissions handling (iOS)", edition: "MOVE SDK 2.x",
    source: "DOC-MOVE", aliases: ["MOVE", "MOVE SDK", "Dolphin MOVE SDK"])
}
