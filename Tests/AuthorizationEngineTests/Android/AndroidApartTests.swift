import PlatformModel
import Testing

@testable import AuthorizationEngine

/// The rows of the table that are more than a request and its answer.
@Suite(.holdingRows) struct AndroidApartTests {
  private static let location: [AndroidPermission] = [
    .fineLocation, .coarseLocation, .backgroundLocation, .bluetooth, .bluetoothAdmin,
  ]

  private func phone(
    _ level: APILevel, target: APILevel, _ permissions: [AndroidPermission] = Self.location
  ) -> AndroidPhone {
    AndroidPhone(Android.System(level), Android.Build(target: target, permissions: permissions))
  }

  @Test("A04: below target 23 Settings flips the app-op alone (AND-SPL-011)", arguments: 23...37)
  func switchedOffBelowTheCheck(level: Int) {
    var phone = phone(APILevel(nearest: level), target: 22)
    #expect(phone.situation.check(.fine) && phone.situation.check(.coarse))
    phone.does(.open, .choose(.location, .dontAllow))
    #expect(phone.effects.contains(.killed(.revoked)))
    #expect(phone.situation.check(.fine) && phone.situation.has(.switchedOff, .fine))
    #expect(!phone.engine.rationale(.fine, in: phone.situation))
    phone.does(.open, .requestLocation(.gps), .locationDue)
    #expect(phone.effects.last == .withheld(.switchedOff))
  }

  @Test(
    "A28: the upgrade to Android 10 grants the background half (AND-SPL-009)", arguments: 23...37)
  func upgradeToAndroid10(target: Int) {
    var phone = phone(28, target: APILevel(nearest: target))
    phone.does(.open, .request(.init([.fine])), .answer(.allow))
    phone.upgrade(to: 29)
    #expect(phone.held == (target < 26 ? [.fine, .coarse, .background] : [.fine, .background]))
  }

  @Test func `a fixed background half stays denied at the upgrade (AND-SPL-009)`() {
    var phone = phone(28, target: 29)
    phone.does(.open, .request(.init([.fine])), .answer(.allow))
    phone.situation = phone.situation.with(.fixed, .background)
    phone.upgrade(to: 29)
    #expect(phone.held == [.fine])
  }

  @Test("A82: marked grants go with the update to target 31 (AND-SPL-006)", arguments: 31...37)
  func updateToTarget31(level: Int) {
    var phone = phone(APILevel(nearest: level), target: 30)
    #expect(phone.held == [.scan, .connect, .advertise])
    phone.update(to: Android.Build(target: 31, permissions: [.bluetoothScan, .bluetoothConnect]))
    #expect(phone.held == [])
    phone.does(.open, .startBluetoothScan(filtered: true))
    #expect(phone.effects.last == .threw(.securityException))
  }

  @Test(
    "An app that holds background location keeps Bluetooth at the update (AND-SPL-021)",
    arguments: 31...37, [Android.SettingsChoice.whileUsing, .allTheTime])
  func keptAtTheUpdate(level: Int, choice: Android.SettingsChoice) {
    var phone = phone(APILevel(nearest: level), target: 30)
    phone.does(.choose(.location, choice))
    phone.update(
      to: Android.Build(target: 31, permissions: Self.location + [.bluetoothScan]))
    #expect(phone.situation.check(.scan) == (choice == .allTheTime))
    #expect(!phone.situation.has(.implied, .scan) && !phone.situation.check(.advertise))
    phone.does(.open, .startBluetoothScan(filtered: true), .advertisementDue(beacon: true))
    #expect(
      phone.effects.last
        == (choice == .allTheTime ? .delivered(.bluetoothResult) : .withheld(.notAsked)))
  }

  @Test func `nearby devices switched off are not kept at the update (AND-SPL-021)`() {
    var phone = phone(34, target: 30)
    phone.does(.choose(.location, .allTheTime), .choose(.nearbyDevices, .dontAllow))
    phone.update(
      to: Android.Build(target: 31, permissions: Self.location + [.bluetoothScan]))
    #expect(!phone.situation.check(.scan) && !phone.situation.has(.switchedOff, .scan))
  }

  @Test(arguments: 31...37)
  func `the end of a one-time precise location leaves the approximate one (AND-RUN-038)`(
    level: Int
  ) {
    var phone = phone(APILevel(nearest: level), target: 31)
    phone.does(.open, .request(.init([.coarse])), .answer(.whileUsing))
    phone.does(.request(.init([.fine, .coarse])), .answer(.onlyThisTime))
    #expect(phone.held.contains(.fine))
    phone.does(.leave, .oneTimeExpires)
    #expect(phone.situation.check(.coarse) && !phone.situation.check(.fine))
  }

  @Test(arguments: 30...37)
  func `what was granted along with a one-time grant ends with it (AND-RUN-038)`(level: Int) {
    var phone = phone(APILevel(nearest: level), target: 30)
    phone.does(.open, .request(.init([.coarse])), .answer(.onlyThisTime))
    phone.does(.request(.init([.fine])))
    #expect(phone.situation.check(.fine) && phone.situation.check(.coarse))
    phone.does(.leave, .oneTimeExpires)
    #expect(!phone.situation.check(.fine) && !phone.situation.check(.coarse))
  }

  @Test(
    "A96: a second request while one is open ends with empty arrays (AND-RUN-003)",
    arguments: 23...37)
  func secondRequest(level: Int) {
    var phone = phone(APILevel(nearest: level), target: 30)
    phone.does(.open, .request(.init([.fine, .coarse])), .request(.init([.camera])))
    #expect(phone.effects.last == .cancelled)
    phone.does(level < 29 ? .answer(.allow) : .answer(.whileUsing))
    let names = Android.Permissions([.fine, .coarse])
    #expect(phone.effects.last == .result(names: names, granted: names))
  }

  @Test func `A99: fine by the location button alone cannot be asked for (AND-NEW-001)`() {
    var phone = AndroidPhone(
      Android.System(37),
      Android.Build(
        target: 37, permissions: Self.location + [.useLocationButton],
        fineByLocationButtonOnly: true))
    phone.does(.open, .request(.init([.fine])))
    #expect(phone.effects.contains(.ignored(.byButtonOnly)))
    #expect(phone.situation.prompt == nil)
    #expect(phone.effects.last == .result(names: .init([.fine]), granted: []))
    phone.does(.request(.init([.fine, .coarse])))
    #expect(phone.situation.prompt == .approximateOnly, "coarse may be asked for by name")
    phone.does(.answer(.whileUsing))
    #expect(phone.held == [.coarse])
    phone.does(.request(.init([.fine])))
    #expect(phone.situation.prompt == nil && !phone.situation.check(.fine))
  }

  @Test func `the location button leaves a lasting approximate location (AND-NEW-001)`() {
    var phone = phone(37, target: 37)
    phone.does(.open, .request(.init([.coarse])), .answer(.whileUsing))
    phone.does(.tapLocationButton, .answer(.allow))
    #expect(phone.held == [.fine, .coarse])
    phone.does(.leave, .oneTimeExpires)
    #expect(phone.held == [.coarse])
  }

  @Test
  func `A100: a tap on the location button grants for the session (AND-NEW-001, AND-NEW-002)`() {
    var phone = AndroidPhone(
      Android.System(37),
      Android.Build(
        target: 37, permissions: Self.location + [.useLocationButton],
        fineByLocationButtonOnly: true))
    phone.does(.open, .tapLocationButton, .answer(.allow))
    #expect(phone.held == [.fine, .coarse])
    phone.does(.leave, .oneTimeExpires)
    #expect(phone.held == [])
    phone.does(.open, .tapLocationButton)
    #expect(phone.held == [.fine, .coarse], "the second tap asks nothing")
  }

  @Test(arguments: 19...36)
  func `there is no location button before Android 17 (AND-NEW-002)`(level: Int) {
    var phone = phone(APILevel(nearest: level), target: 37)
    phone.does(.open, .tapLocationButton)
    #expect(phone.refusal == .notOffered)
  }

  @Test(
    "a name that is unknown up to Android 9 asks for nothing of its group (AND-PERM-042)",
    arguments: 23...28, [23, 25, 26, 37])
  func unknownName(level: Int, target: Int) {
    var phone = phone(APILevel(nearest: level), target: APILevel(nearest: target))
    phone.does(.open, .request(.init([.background])))
    #expect(phone.situation.prompt == nil)
    #expect(phone.effects.contains(.ignored(.unknownHere)))
    #expect(phone.held == [])
  }

  @Test(
    "a name that is not declared asks for nothing of its group (AND-RUN-006)",
    arguments: 23...25)
  func undeclaredName(level: Int) {
    var phone = phone(APILevel(nearest: level), target: 25, [.coarseLocation])
    phone.does(.open, .request(.init([.fine])))
    #expect(phone.situation.prompt == nil)
    #expect(phone.effects.contains(.ignored(.undeclared)))
  }

  @Test(
    "Allow all the time makes a grant for one time permanent (AND-RUN-037)",
    arguments: 30...37, [29, 37])
  func allTheTimeAfterOnce(level: Int, target: Int) {
    var phone = phone(
      APILevel(nearest: level), target: APILevel(nearest: target),
      [.fineLocation, .coarseLocation, .backgroundLocation])
    phone.does(.open, .request(.init([.fine, .coarse])), .answer(.onlyThisTime))
    phone.does(.request(.init([.background])), .answer(.allTheTime))
    #expect(phone.refusal == nil)
    phone.does(.leave, .oneTimeExpires)
    #expect(phone.held == [.fine, .coarse, .background])
  }

  @Test(
    "Allow all the time makes an approximate grant for one time permanent (AND-RUN-037)",
    arguments: 31...37)
  func allTheTimeAfterApproximateOnce(level: Int) {
    var phone = phone(APILevel(nearest: level), target: 34)
    phone.does(.open, .request(.init([.fine, .coarse])), .chooseAccuracy(precise: false))
    phone.does(.answer(.onlyThisTime), .choose(.location, .allTheTime), .leave, .oneTimeExpires)
    #expect(phone.held == [.coarse, .background])
  }

  @Test(
    "What becomes of grants when only the target is raised (AND-SPL-018, AND-SPL-019, AND-SPL-020)",
    arguments: [
      (29, 28, 29, [Android.Permission.fine, .coarse, .background]),
      (30, 29, 30, [.fine, .coarse]),
    ])
  func raisedTarget(
    level: Int, from: Int, to: Int, held: [Android.Permission]
  ) {
    var phone = phone(APILevel(nearest: level), target: APILevel(nearest: from))
    phone.does(.open, .request(.init([.fine])))
    phone.does(level == 29 ? .answer(.allTheTime) : .answer(.whileUsing))
    phone.update(to: Android.Build(target: APILevel(nearest: to), permissions: Self.location))
    #expect(phone.held == held)
  }

  @Test func `what was switched off below target 23 is denied after the update (AND-SPL-018)`() {
    var phone = phone(28, target: 22)
    phone.does(.choose(.location, .dontAllow))
    phone.update(to: Android.Build(target: 28, permissions: Self.location))
    #expect(phone.held == [])
    #expect(phone.engine.rationale(.fine, in: phone.situation))
  }

  @Test
  func `an implied background grant goes with target 29, one of the person's stays (AND-SPL-019)`()
  {
    var upgraded = phone(28, target: 28)
    upgraded.does(.open, .request(.init([.fine, .coarse])), .answer(.allow))
    upgraded.upgrade(to: 29)
    upgraded.update(to: Android.Build(target: 29, permissions: Self.location))
    #expect(upgraded.held == [.fine, .coarse])
  }

  @Test(arguments: [
    (33, 22, true), (34, 22, false), (34, 23, true), (35, 23, false), (35, 24, true),
  ])
  func `newer systems refuse old targets (AND-SPL-013, AND-SPL-014)`(
    level: Int, target: Int, isIn: Bool
  ) {
    let engine = Android.Engine.underTest(Android.System(APILevel(nearest: level)))
    #expect(engine.installs(Android.Build(target: APILevel(nearest: target))) == isIn)
  }

  @Test(arguments: 31...37)
  func `the switch of nearby devices is below the check for old targets (AND-SPL-005, AND-SPL-007)`(
    level: Int
  ) {
    var phone = phone(APILevel(nearest: level), target: 30)
    phone.does(.choose(.nearbyDevices, .dontAllow))
    #expect(phone.effects.contains(.killed(.revoked)))
    phone.does(.open, .startBluetoothScan(filtered: true), .advertisementDue(beacon: true))
    #expect(phone.situation.check(.scan))
    #expect(phone.effects.last == .withheld(.switchedOff))
  }

  @Test
  func `the upgrade to Android 13 grants notifications to an app with a channel (AND-RUN-064)`() {
    var phone = phone(32, target: 32)
    phone.does(.open, .createNotificationChannel)
    phone.upgrade(to: 33)
    #expect(phone.engine.notificationsEnabled(in: phone.situation))
    var silent = self.phone(32, target: 32)
    silent.upgrade(to: 33)
    #expect(!silent.engine.notificationsEnabled(in: silent.situation))
  }

  @Test func `a hard-restricted background permission is filtered (AND-PERM-043)`() {
    var phone = AndroidPhone(
      Android.System(34),
      Android.Build(target: 34, permissions: Self.location, isBackgroundRestricted: true))
    phone.does(.open, .request(.init([.fine, .coarse])), .answer(.whileUsing))
    phone.does(.request(.init([.background])))
    #expect(phone.effects.contains(.ignored(.restricted)))
    #expect(!phone.engine.rationale(.background, in: phone.situation))
  }
}

/// An app on a device, with what was noticed since it was installed.
struct AndroidPhone {
  var engine: Android.Engine
  var build: Android.Build
  var situation: Android.State
  var effects: [Android.Effect] = []
  var refusal: Android.Refusal?

  init(_ system: Android.System, _ build: Android.Build) {
    engine = .underTest(system)
    self.build = build
    engine.note(.install, in: engine.fresh(build))
    situation = engine.install(build)
  }

  mutating func does(_ events: Android.Event...) {
    for event in events {
      engine.note(event, in: situation)
      switch engine.step(situation, event) {
      case .moved(let next, let noticed):
        situation = next
        effects += noticed
        refusal = nil
      case .refused(let why): refusal = why
      }
    }
  }

  mutating func upgrade(to level: APILevel) {
    engine = .underTest(Android.System(level))
    engine.note(.upgradeSystem, in: engine.taken(situation, with: build))
    let moved = engine.upgrade(situation, of: build)
    situation = moved.state
    effects += moved.effects
  }

  mutating func update(to build: Android.Build) {
    self.build = build
    engine.note(.updateApp, in: engine.replaced(situation, by: build))
    let moved = engine.update(situation, to: build)
    situation = moved.state
    effects += moved.effects
  }

  var held: [Android.Permission] { situation.all(.held).list }
}
