import AppArtifacts
import Findings
import PlatformModel

extension Subject {
  /// The entry of the Info.plist with a key.
  func entry(_ key: InfoPlistKey) -> EffectiveInfoPlist.Entry? { plist?[key.rawValue] }

  /// Whether the bundle carries a key, or it is unknown because the plist was not resolved.
  func carries(_ key: InfoPlistKey) -> Bool { plist == nil || entry(key) != nil }

  /// The text of a purpose string that is a string with something in it.
  func text(_ key: InfoPlistKey) -> String? {
    guard let text = entry(key)?.value.string, !text.isBlank else { return nil }
    return text
  }

  /// The key of the plist that was meant to be this one; nil if none comes close.
  ///
  /// The misspelling is the finding then, and no rule calls the key missing as well.
  func misspelling(of key: InfoPlistKey) -> EffectiveInfoPlist.Entry? {
    guard entry(key) == nil else { return nil }
    return ((plist?.entries ?? []) + (plist?.unknownSettings ?? [])).first {
      KeySpelling.intended(by: $0.key) == key
    }
  }

  /// Whether a key is absent for certain: not there, and not there under a near name.
  func lacks(_ key: InfoPlistKey) -> Bool { !carries(key) && misspelling(of: key) == nil }

  /// The purpose strings of this tool's subject that the plist holds, in its order.
  var purposeStrings: [(key: InfoPlistKey, entry: EffectiveInfoPlist.Entry)] {
    (plist?.entries ?? []).compactMap { entry in
      let key = InfoPlistKey(rawValue: entry.key)
      return PurposeKeys.judged.contains(key) ? (key, entry) : nil
    }
  }

  /// Whether people may read the text of a key in a prompt, on a release that the target runs on.
  ///
  /// Up to iOS 12 no prompt comes before Bluetooth is scanned (IOS-BT-005).
  func isShown(_ key: InfoPlistKey) -> Bool {
    key != .bluetoothPeripheral && !isUnused(key)
      && (bundle == .watch || systems(reading: key) != nil)
  }

  /// The purpose strings whose text the store looks at: those, and one that iOS no longer reads.
  var uploadedStrings: [(key: InfoPlistKey, entry: EffectiveInfoPlist.Entry)] {
    purposeStrings + [entry(.locationUsage)].compactMap { $0.map { (.locationUsage, $0) } }
  }

  /// The purpose keys of temporary full accuracy; nil if the dictionary is of another type.
  var temporaryAccuracyKeys: [PropertyList.Member]? {
    guard let value = entry(.temporaryAccuracy)?.value else { return [] }
    return value.dictionary
  }
}

extension String {
  /// Whether there is nothing to read in it.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
