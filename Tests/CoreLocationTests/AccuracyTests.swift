import AuthorizationEngine
import CoreLocation
import PhoneSimulator
import PlatformModel
import TestSupport
import Testing

@Suite("Temporary full accuracy, by purpose key")
struct AccuracyTests {
  /// An app whose dictionary lists one purpose, under reduced accuracy.
  private func reduced(
    _ version: OSVersion = .iOS(17, 4)
  ) throws -> (PhoneInHand, CLLocationManager, Ear) {
    let hand = try PhoneInHand(version, accuracy: ["rescue": "Tells the rescuers."])
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    try hand.run { manager.requestWhenInUseAuthorization() }
    try hand.phone.togglePrecise()
    try hand.phone.answer(.allowWhileUsing)
    _ = ear.take()
    return (hand, manager, ear)
  }

  final class Answers: @unchecked Sendable {
    var codes: [Int?] = []
  }

  @Test(arguments: [
    (IOS.Button.allowOnce, CLAccuracyAuthorization.fullAccuracy), (.dontAllow, .reducedAccuracy),
  ])
  func `no error means that the question was shown, whatever the answer, IOS-ACC-008`(
    button: IOS.Button, accuracy: CLAccuracyAuthorization
  ) throws {
    let (hand, manager, _) = try reduced()
    let answers = Answers()
    try hand.run {
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "rescue") {
        answers.codes.append(($0 as? CLError)?.code.rawValue)
      }
    }
    #expect(hand.phone.prompt?.prompt == .temporaryFullAccuracy)
    #expect(hand.phone.prompt?.body == "Tells the rescuers.")
    #expect(answers.codes.isEmpty)
    try hand.phone.answer(button)
    #expect(answers.codes == [nil])
    #expect(manager.accuracyAuthorization == accuracy)
  }

  @Test func `a purpose that is not listed fails with error 18, IOS-ACC-009`() throws {
    let (hand, manager, _) = try reduced()
    let answers = Answers()
    try hand.run {
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "fun") {
        answers.codes.append(($0 as? CLError)?.code.rawValue)
      }
    }
    #expect(answers.codes == [18])
    #expect(hand.phone.prompt == nil)
  }

  @Test(arguments: OSVersion.allIOS.filter { $0 < .iOS(14) })
  func `before iOS 14 every grant is full: the completion comes with error 18, and a note`(
    version: OSVersion
  ) throws {
    let hand = try PhoneInHand(version)
    let answers = Answers()
    let manager = try hand.run { CLLocationManager() }
    try hand.run {
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "rescue") {
        answers.codes.append(($0 as? CLError)?.code.rawValue)
      }
    }
    #expect(answers.codes == [18])
    #expect(hand.trace(containing: "requestTemporaryFullAccuracyAuthorization: ").count == 1)
  }

  @Test func `the form without completion asks as well`() throws {
    let (hand, manager, ear) = try reduced()
    try hand.run { manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "rescue") }
    try hand.phone.answer(.allowOnce)
    #expect(ear.take() == ["status authorizedWhenInUse"])
  }

  @Test func `it ends with the use of the app, IOS-ACC-007`() throws {
    let (hand, manager, ear) = try reduced()
    try hand.run { manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "rescue") }
    try hand.phone.answer(.allowOnce)
    try hand.phone.leave()
    hand.phone.advance(by: .seconds(60))
    try hand.phone.open(hand.app)
    #expect(manager.accuracyAuthorization == .reducedAccuracy)
    #expect(ear.take().last == "status authorizedWhenInUse reduced")
  }

  @Test(.facts("IOS-ACC-002"))
  func `reduced locations are coarse and rare, IOS-ACC-001, IOS-ACC-002`() throws {
    let (hand, manager, ear) = try reduced()
    try hand.run { manager.startUpdatingLocation() }
    hand.phone.advance(by: .seconds(3600))
    #expect((1...5).contains(ear.locations.count))
    #expect(ear.locations.allSatisfy { $0.horizontalAccuracy == 5000 })
  }

  @Test func `an app with full accuracy may ask for reduced itself, IOS-ACC-006`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    try hand.grantWhenInUse(to: manager)
    try hand.run {
      manager.desiredAccuracy = kCLLocationAccuracyReduced
      manager.requestLocation()
    }
    hand.phone.advance(by: .seconds(5))
    #expect(ear.locations.map(\.horizontalAccuracy) == [5000])
  }
}
