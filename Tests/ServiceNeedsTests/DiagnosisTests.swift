import PlatformModel
import Testing

@testable import ServiceNeeds

/// The vendors' troubleshooting tables: symptom and phone, the first cause, and the step.
@Suite("A diagnosis") struct DiagnosisTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var symptom: Symptom
    var phone: PermissionSnapshot
    var cause: Cause
    var step: String
    var from: OSVersion = .iOS(8)
    var testDescription: String { "\(symptom.title): \(cause.sentence)" }
  }

  static func phone(_ change: (inout PermissionSnapshot) -> Void) -> PermissionSnapshot {
    var phone = PermissionSnapshot.healthy
    change(&phone)
    return phone
  }

  static let rows: [Row] = [
    Row(
      symptom: .noPrompt,
      phone: phone {
        $0.authorization = .notDetermined
        $0.purposeKeys = []
      },
      cause: .purposeStringMissing("NSLocationWhenInUseUsageDescription"),
      step: "Add NSLocationWhenInUseUsageDescription"),
    Row(
      symptom: .noPrompt,
      phone: phone {
        $0.authorization = .notDetermined
        $0.hasRequestedLocation = false
      },
      cause: .locationNotRequested, step: "Call requestWhenInUseAuthorization"),
    Row(
      symptom: .noPrompt, phone: phone { $0.authorization = .denied }, cause: .locationDenied,
      step: "Choose While Using the App: Settings > "),
    Row(
      symptom: .noLocation, phone: phone { $0.locationServices = false },
      cause: .locationServicesOff, step: "> Location Services"),
    Row(
      symptom: .noLocation, phone: phone { $0.authorization = .restricted },
      cause: .locationRestricted, step: "Change the restriction: Settings > "),
    Row(
      symptom: .noLocation, phone: phone { $0.authorization = .denied }, cause: .locationDenied,
      step: "Trail > Location"),
    Row(
      symptom: .noIndoorPosition, phone: phone { $0.accuracy = .reducedAccuracy },
      cause: .preciseOff, step: "Trail > Location > Precise Location", from: .iOS(14)),
    Row(
      symptom: .noBeacons, phone: phone { $0.radio = .offInSettings }, cause: .bluetoothOff,
      step: "Settings > Bluetooth"),
    Row(
      symptom: .noLocationInBackground,
      phone: phone {
        $0.authorization = .authorizedWhenInUse
        $0.wasSetInBackground = true
      },
      cause: .backgroundUpdatesSetTooLate, step: "Set it in the foreground", from: .iOS(9)),
    Row(
      symptom: .noLocationInBackground, phone: phone { $0.allowsBackgroundUpdates = false },
      cause: .backgroundUpdatesOff, step: "leave it so while Always is granted", from: .iOS(9)),
    Row(
      symptom: .noLocationInBackground,
      phone: phone {
        $0.authorization = .authorizedWhenInUse
        $0.backgroundModes = []
      },
      cause: .backgroundModeMissing, step: "Add location to UIBackgroundModes", from: .iOS(9)),
    Row(
      symptom: .noLocationInBackground,
      phone: phone {
        $0.authorization = .authorizedWhenInUse
        $0.allowsBackgroundUpdates = nil
      },
      cause: .onlyWhileUsing, step: "Request Always once", from: .iOS(13)),
    Row(
      symptom: .noLocationInBackground, phone: phone { $0.isAlwaysProvisional = true },
      cause: .alwaysProvisional, step: "Wait for the prompt", from: .iOS(13)),
    Row(
      symptom: .tripsWithoutActivity, phone: phone { $0.motion = .denied }, cause: .motionDenied,
      step: "Trail > Motion & Fitness", from: .iOS(11)),
    Row(
      symptom: .locationFailsInSimulator, phone: phone { $0.simulator = .withoutLocation },
      cause: .noSimulatedLocation, step: "Features > Location"),
  ]

  @Test(arguments: rows, OSVersion.allIOS)
  func `the first answer is that of the vendors' tables`(row: Row, system: OSVersion) throws {
    guard system >= row.from else { return }
    var phone = row.phone
    phone.system = system
    let first = try #require(Diagnosis(phone, of: row.symptom).causes.first)
    #expect(first == row.cause)
    #expect(first.step(on: system, app: "Trail").contains(row.step))
  }

  @Test(arguments: OSVersion.allIOS)
  func `a healthy phone has nothing the matter`(system: OSVersion) {
    var phone = PermissionSnapshot.healthy
    phone.system = system
    #expect(Diagnosis(phone).causes.isEmpty)
  }

  @Test(
    "Bluetooth that Control Center switched off is off up to iOS 10 only (IOS-BT-010)",
    arguments: OSVersion.allIOS)
  func controlCenter(system: OSVersion) {
    var phone = PermissionSnapshot.healthy
    phone.system = system
    phone.radio = .offInControlCenter
    let causes = Diagnosis(phone, of: .noBeacons).causes
    #expect(causes == (system < .iOS(11) ? [.bluetoothOff] : []))
  }

  @Test(
    "Bluetooth off somewhere stops Core Bluetooth, and beacons up to iOS 10 for sure (IOS-BT-011)",
    arguments: OSVersion.allIOS)
  func offSomewhere(system: OSVersion) {
    var phone = PermissionSnapshot.healthy
    phone.system = system
    phone.radio = .off
    #expect(
      phone.standing(of: .beacons) == (system < .iOS(11) ? .lacking(.bluetoothOff) : .unknown))
    #expect(phone.standing(of: .bluetoothPower) == .lacking(.bluetoothOff))
    #expect(Diagnosis(phone, of: .noBeacons).causes == [.bluetoothOff])
    phone.radio = .offInControlCenter
    #expect(phone.standing(of: .bluetoothPower) == .lacking(.bluetoothOff))
  }

  @Test func `what stops everything comes before what stops a part`() {
    var phone = PermissionSnapshot.healthy
    phone.locationServices = false
    phone.motion = .denied
    phone.radio = .offInSettings
    #expect(Diagnosis(phone).causes.first == .locationServicesOff)
  }

  @Test func `a radio that Control Center switched off is switched on there`() {
    let phone = Self.phone { $0.radio = .offInControlCenter }
    #expect(Cause.bluetoothOff.step(on: phone, app: "Trail Guide").contains("Control Center"))
    let other = Self.phone { $0.radio = .offInSettings }
    #expect(Cause.bluetoothOff.step(on: other, app: "Trail Guide").contains("Settings > Bluetooth"))
  }
}
