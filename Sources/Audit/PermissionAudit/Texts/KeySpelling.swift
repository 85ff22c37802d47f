import Findings
import PlatformModel

/// Tells which key of Apple's a name in an Info.plist was meant to be.
enum KeySpelling {
  /// The key that a near name was meant to be; nil for Apple's own keys and for anything far off.
  ///
  /// Near is: another case, stray blanks, at most two edits, the label that Xcode shows in place of
  /// the key, or a name that begins and ends like a location purpose string.
  static func intended(by name: String) -> InfoPlistKey? {
    let plain = PlainText(name, keepsBlanks: false)
    guard words.contains(where: plain.contains), !PurposeKeys.isReal(name), !isVariant(name)
    else { return nil }
    let key = name.lowercased().filter { !$0.isWhitespace }
    if let label = label(near: key) { return label }
    let looksLikeLocation =
      (key.hasPrefix("nslocation") || key.hasPrefix("location"))
      && (key.hasSuffix("description") || key.hasSuffix("descriptions"))
    var best: (key: InfoPlistKey, distance: Int)?
    let tolerance = looksLikeLocation ? 6 : 2
    for candidate in PurposeKeys.misspellable
    where abs(candidate.rawValue.utf8.count - key.utf8.count) <= tolerance {
      let distance = key.editDistance(to: candidate.rawValue.lowercased())
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= tolerance else { return nil }
    return best.key
  }

  private static let words = ["usage", "description", "location", "servicesession"]

  /// A key may carry a device or a platform: "UIBackgroundModes~ipad".
  private static func isVariant(_ name: String) -> Bool {
    name.contains("~") || name.hasSuffix("-iphoneos") || name.hasSuffix("-macos")
  }

  /// What Xcode's editor shows in place of the key, without blanks, and one slip of Apple's header.
  private static let labels: [String: InfoPlistKey] = [
    "privacy-locationwheninuseusagedescription": .whenInUse,
    "privacy-locationalwaysusagedescription": .always,
    "privacy-locationalwaysandwheninuseusagedescription": .alwaysAndWhenInUse,
    "privacy-locationtemporaryusagedescriptiondictionary": .temporaryAccuracy,
    "privacy-locationdefaultaccuracyreduced": .defaultAccuracyReduced,
    "privacy-motionusagedescription": .motion,
    "privacy-bluetoothalwaysusagedescription": .bluetoothAlways,
    "privacy-bluetoothperipheralusagedescription": .bluetoothPeripheral,
    "clrequireexplicitservicesession": .requireExplicitServiceSession,
  ]

  /// The key of a label, or of the one label of location that a key is five edits or fewer away from.
  private static func label(near key: String) -> InfoPlistKey? {
    if let label = labels[key] { return label }
    let beginning = "privacy-location"
    guard key.hasPrefix(beginning) else { return nil }
    let near = labels.filter { $0.key.hasPrefix(beginning) }
      .map { (key: $0.value, distance: key.editDistance(to: $0.key)) }.filter { $0.distance <= 5 }
    guard let least = near.map(\.distance).min() else { return nil }
    let best = near.filter { $0.distance == least }
    return best.count == 1 ? best[0].key : nil
  }

  /// Whether a name is one or two typos away from a known one.
  static func isSlip(_ name: String, of known: String) -> Bool {
    abs(known.utf8.count - name.utf8.count) <= 2
      && (1...2).contains(known.editDistance(to: name))
  }
}
