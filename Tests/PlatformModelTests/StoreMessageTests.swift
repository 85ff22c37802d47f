import PlatformModel
import TestSupport
import Testing

struct StoreMessageTests {
  @Test("IOS-STORE-001: ITMS-90683 names the bundle and the key")
  func missingPurposeString() {
    let wording = StoreMessage.missingPurposeString.wording([
      "app-bundle-path": "TrailGuide.app", "key": "NSLocationWhenInUseUsageDescription",
    ])
    #expect(wording.hasPrefix("Missing purpose string in Info.plist. Your app’s code references"))
    #expect(
      wording.contains(
        "The Info.plist file for the \"TrailGuide.app\" bundle should contain a "
          + "NSLocationWhenInUseUsageDescription key with a user-facing purpose string"))
    #expect(!wording.contains("{"))
  }

  @Test("IOS-STORE-002: ITMS-90683 had a date in it until 2020", .facts("IOS-STORE-002"))
  func missingPurposeString2018() {
    let wording = StoreMessage.missingPurposeString2018.wording(["key": "NSMotionUsageDescription"])
    #expect(wording.contains("should contain a NSMotionUsageDescription key"))
    #expect(wording.contains("Starting Spring 2019"))
    #expect(StoreMessage.missingPurposeString2018.code == StoreMessage.missingPurposeString.code)
  }

  @Test("IOS-STORE-006: ITMS-90683 and ITMS-90738 are a warning at times, the others reject")
  func consequences() {
    let varying = StoreMessage.all.filter { $0.consequence == .varies }
    #expect(Set(varying.map(\.code)) == ["ITMS-90683", "ITMS-90738"])
  }

  @Test(
    "IOS-STORE-006: what varies is reported as both, with the year",
    arguments: [StoreMessage.missingPurposeString, .invalidPurposeString])
  func effect(message: StoreMessage) {
    #expect(message.effect.contains("rejects the upload or accepts it with a warning"))
    #expect(message.effect.contains(message.code))
    #expect(message.effect.contains("2026"))
  }

  @Test("IOS-STORE-007: ITMS-90738 quotes the value that is no purpose")
  func invalidPurposeString() {
    let key = "NSLocationWhenInUseUsageDescription"
    #expect(
      StoreMessage.invalidPurposeString.wording(["value": key, "key": key, "file": "fr.lproj"])
        == "Invalid purpose string value. The \"\(key)\" value for the \(key) key isn't allowed in "
        + "\"fr.lproj\".")
  }

  @Test("IOS-STORE-008: ITMS-90842 names the selector")
  func appClipSelector() {
    #expect(
      StoreMessage.appClipSelector.wording(["app-clip": "Clip.app"])
        == "Invalid SDK usage - App clip 'Clip.app' uses the SDK selector "
        + "'requestAlwaysAuthorization', which is not supported. Ensure your app clip is using "
        + "supported SDK features.")
  }

  @Test("IOS-STORE-011: ITMS-91053 is about required reasons, which Core Location needs none of")
  func missingAPIDeclaration() {
    let wording = StoreMessage.missingAPIDeclaration.wording([
      "file": "TrailGuide", "category": "NSPrivacyAccessedAPICategoryUserDefaults",
    ])
    #expect(wording.hasSuffix("API categories: NSPrivacyAccessedAPICategoryUserDefaults."))
    #expect(!StoreMessage.missingAPIDeclaration.template.contains("Location"))
  }

  @Test func `a name without a value keeps its braces`() {
    #expect(StoreMessage.invalidPurposeString.wording([:]).contains("{key}"))
  }

  @Test(arguments: StoreMessage.all)
  func `the facts behind a message exist`(message: StoreMessage) {
    #expect(!message.facts.isEmpty)
    #expect(message.facts.allSatisfy { Facts[$0] != nil })
    #expect(message.code.hasPrefix("ITMS-"))
  }
}
