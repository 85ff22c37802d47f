import PlatformModel
import Testing

struct InfoPlistKeyTests {
  @Test(
    "The type that a key's value must have",
    arguments: [
      (InfoPlistKey.whenInUse, InfoPlistKey.ValueType.string),
      (.alwaysAndWhenInUse, .string), (.always, .string),
      (.temporaryAccuracy, .dictionaryOfStrings),
      (.defaultAccuracyReduced, .boolean), (.requireExplicitServiceSession, .boolean),
      (.widgetWantsLocation, .boolean), (.backgroundModes, .arrayOfStrings), (.motion, .string),
      (.bluetoothAlways, .string), (.bluetoothPeripheral, .string), (.appClip, .dictionary),
    ])
  func valueType(key: InfoPlistKey, type: InfoPlistKey.ValueType) {
    #expect(key.entry?.type == type)
  }

  @Test(
    "Xcode's name of a key",
    arguments: [
      (InfoPlistKey.whenInUse, "Privacy - Location When In Use Usage Description"),
      (.alwaysAndWhenInUse, "Privacy - Location Always and When In Use Usage Description"),
      (.backgroundModes, "Required background modes"),
    ])
  func label(key: InfoPlistKey, label: String) {
    #expect(key.entry?.label == label)
  }

  @Test("Purpose strings are the keys whose text people read in a prompt")
  func purposeStrings() {
    let purposes = InfoPlistKey.catalogue.filter(\.isPurposeString).map(\.key.rawValue)
    #expect(purposes.allSatisfy { $0.hasPrefix("NS") && $0.hasSuffix("UsageDescription") })
    #expect(purposes.contains("NSLocationWhenInUseUsageDescription"))
    #expect(!purposes.contains("NSLocationTemporaryUsageDescriptionDictionary"))
    #expect(InfoPlistKey.catalogue.filter(\.isPurposeString).allSatisfy { $0.type == .string })
  }

  @Test func `no key occurs twice in the catalog`() {
    let keys = InfoPlistKey.catalogue.map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: InfoPlistKey.catalogue)
  func `the facts that an entry names exist`(entry: InfoPlistKey.Entry) {
    #expect(entry.facts.allSatisfy { Facts[$0] != nil })
    #expect(entry.purpose.hasSuffix("."))
  }

  @Test func `an unknown key has no entry and is not read`() {
    let key = InfoPlistKey(rawValue: "NSLocationWhenInUseUsageDescripton")
    #expect(key.entry == nil)
    #expect(!key.isRead(on: .newestIOS))
  }

  @Test(arguments: InventedKey.all)
  func `a key that iOS does not read is not in the catalog as one that it does`(
    invented: InventedKey
  ) {
    #expect(InfoPlistKey(rawValue: invented.rawValue).entry?.versions == nil)
    #expect(InventedKey(rawValue: invented.rawValue) == invented)
    #expect(invented.facts.allSatisfy { Facts[$0] != nil })
  }

  @Test(
    "IOS-STORE-010: keys that vendors' documents name and iOS does not read",
    arguments: [
      ("CMMotionActivity", InventedKey.Origin.symbol), ("CLAccuracyAuthorization", .symbol),
      ("BDPointBackgroundLocationEnabledForWhenInUseKey", .vendor),
      ("NSLocationUsageDescription", .otherPlatform),
    ])
  func inventedKeys(key: String, origin: InventedKey.Origin) {
    #expect(InventedKey(rawValue: key)?.origin == origin)
  }

  @Test func `a key that iOS reads is not an invented one`() {
    #expect(InventedKey(rawValue: "NSMotionUsageDescription") == nil)
  }
}
