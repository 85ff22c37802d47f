import PlatformModel
import Testing

@testable import ServiceNeeds

/// MOVE's table of services, row by row: what a row requires keeps the service from starting, what
/// it lists as optional is a warning, and each of the two options promotes its own permission alone.
@Suite("MOVE's services") struct MoveServicesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var service: String
    var version: String?
    var required: [Capability] = []
    var optional: [Capability] = []
    var testDescription: String { service + (version.map { " \($0)" } ?? "") }
  }

  static let rows: [Row] = [
    Row(
      service: "driving", required: [.location, .preciseLocation],
      optional: [.motion, .backgroundLocation]),
    Row(service: "driving.distractionFreeDriving", required: [.gyroscope, .accelerometer]),
    Row(service: "driving.drivingBehavior", required: [.gyroscope, .accelerometer]),
    Row(service: "driving.deviceDiscovery", optional: [.bluetooth, .bluetoothPower]),
    Row(
      service: "cycling", required: [.location, .motion, .preciseLocation],
      optional: [.backgroundLocation]),
    Row(service: "walking", required: [.motion], optional: [.backgroundLocation]),
    Row(
      service: "walking.location", required: [.location, .preciseLocation],
      optional: [.backgroundLocation]),
    Row(service: "places", required: [.location, .preciseLocation]),
    Row(
      service: "pointsOfInterest", required: [.location, .preciseLocation],
      optional: [.backgroundLocation]),
    Row(
      service: "publicTransport", required: [.location, .preciseLocation],
      optional: [.backgroundLocation]),
    Row(
      service: "automaticImpactDetection",
      required: [.location, .preciseLocation, .gyroscope, .accelerometer],
      optional: [.motion, .backgroundLocation]),
    Row(
      service: "assistanceCall", version: "2.3.9", required: [.location, .preciseLocation]),
    Row(
      service: "assistanceCall", version: "2.4.0", optional: [.location, .preciseLocation]),
  ]

  static let options: [Set<String>] = [
    [], ["motionPermissionMandatory"], ["backgroundLocationPermissionMandatory"],
    ["motionPermissionMandatory", "backgroundLocationPermissionMandatory"],
  ]

  @Test func `the table has every service of the profile`() throws {
    let names = try Shipped.profile("move").serviceNames()
    #expect(names == Array(Self.rows.map(\.service).dropLast()))
  }

  @Test(arguments: rows, options)
  func `a healthy phone starts the service without a warning`(
    row: Row, options: Set<String>
  ) throws {
    let verdict = PermissionSnapshot.healthy.verdict(on: try demand(row, options))
    #expect(verdict == ServiceVerdict(service: row.service))
  }

  @Test(arguments: rows, options)
  func `without what the row requires the service does not start`(
    row: Row, options: Set<String>
  ) throws {
    for capability in row.required {
      let verdict = PermissionSnapshot.lacking(capability).verdict(on: try demand(row, options))
      #expect(verdict.failures.map(\.capability).contains(capability), "\(capability)")
    }
  }

  @Test(arguments: rows, options)
  func `without what is optional it starts with a warning, unless an option makes it mandatory`(
    row: Row, options: Set<String>
  ) throws {
    let mandatory: [String: Capability] = [
      "motionPermissionMandatory": .motion,
      "backgroundLocationPermissionMandatory": .backgroundLocation,
    ]
    for capability in row.optional {
      let verdict = PermissionSnapshot.lacking(capability).verdict(on: try demand(row, options))
      let isMandatory = options.contains { mandatory[$0] == capability }
      #expect(verdict.starts == !isMandatory, "\(capability)")
      let said = isMandatory ? verdict.failures : verdict.warnings
      #expect(said.map(\.capability).contains(capability), "\(capability)")
    }
  }

  @Test func `places start by themselves, so without Always they are foreground only`() throws {
    let places = try Shipped.profile("move").demand(of: "places")
    let verdict = PermissionSnapshot.lacking(.backgroundLocation).verdict(on: places)
    #expect(verdict.starts)
    #expect(verdict.isForegroundOnly)
  }

  @Test(arguments: [PlatformModel.BluetoothAuthorization.notDetermined])
  func `Bluetooth and its switch are checked only once the app has asked`(
    authorization: BluetoothAuthorization
  ) throws {
    var phone = PermissionSnapshot.healthy
    phone.bluetooth = authorization
    phone.radio = .offInSettings
    let discovery = try Shipped.profile("move").demand(of: "driving.deviceDiscovery")
    #expect(phone.verdict(on: discovery).warnings.isEmpty)
    phone.bluetooth = .allowedAlways
    #expect(phone.verdict(on: discovery).warnings == [.init(.bluetoothPower, .bluetoothOff)])
  }

  private func demand(_ row: Row, _ options: Set<String>) throws -> ServiceDemand {
    try Shipped.profile("move").demand(
      of: row.service, in: row.version.flatMap { SDKVersion($0) }, options: options)
  }
}
