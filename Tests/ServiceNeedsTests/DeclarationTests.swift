import PlatformModel
import Testing

@testable import ServiceNeeds

@Suite("What Info.plist has to say") struct DeclarationTests {
  private static func needs(_ texts: String...) throws -> [DeclarationNeed] {
    try texts.map(ChoiceTests.choice).declarationNeeds
  }

  @Test(arguments: [
    ("breeze:localAirQuality", [Declaration.whenInUseString]),
    ("breeze:citySearch", []),
    (
      "tencent:background",
      [.whenInUseString, .alwaysString, .legacyAlwaysString, .locationMode, .preciseByDefault]
    ),
    ("tencent:temporaryAccuracy", [.whenInUseString, .temporaryAccuracyKey]),
    ("situm@2.9:globalMode", Declaration.allCases.filter { $0 != .temporaryAccuracyKey }),
    (
      "situm:globalMode",
      [
        .whenInUseString, .alwaysString, .legacyAlwaysString, .locationMode, .preciseByDefault,
        .motionString,
      ]
    ),
  ])
  func `follows from what services need`(text: String, declarations: [Declaration]) throws {
    #expect(try Self.needs(text).map(\.declaration) == declarations)
  }

  @Test("what an SDK links is needed for every upload", arguments: ["driving", "assistanceCall"])
  func links(service: String) throws {
    let needs = try Self.needs("move:\(service)")
    for declaration in [Declaration.bluetoothString, .legacyBluetoothString] {
      let need = try #require(needs.first { $0.declaration == declaration })
      #expect(need.dependents.map(\.label) == ["move"])
      #expect(need.loss == .uploadRefused && need.loss.isFailure)
    }
  }

  @Test func `is asked for once, with the worst that happens after leaving it out`() throws {
    let needs = try Self.needs("move:driving,walking", "breeze:localAirQuality")
    let text = try #require(needs.first { $0.declaration == .whenInUseString })
    #expect(
      text.dependents.map(\.label) == ["move:driving", "move:walking", "breeze:localAirQuality"])
    #expect(text.dependents.map(\.loss) == [.doesNotStart, .foregroundOnly, .doesNotStart])
    #expect(
      text.effects
        == "move:driving and breeze:localAirQuality do not start; move:walking runs in the foreground only"
    )
  }

  @Test func `a rejected upload names the SDK without its services`()
    throws
  {
    let needs = try Self.needs("move:driving.deviceDiscovery")
    let text = try #require(needs.first { $0.declaration == .legacyBluetoothString })
    #expect(text.effects == "the upload of an app with move may be rejected")
  }

  @Test func `counts services that are too many to name`() throws {
    let need = try #require(try Self.needs("move").first)
    #expect(need.effects.hasPrefix("move:driving, move:driving.distractionFreeDriving, "))
    #expect(need.effects.contains(" and 7 more do not start; "))
  }

  @Test("a key is needed on the releases that read it", arguments: Declaration.allCases)
  func releases(declaration: Declaration) {
    #expect(declaration.releases == declaration.key.entry?.versions)
  }
}
