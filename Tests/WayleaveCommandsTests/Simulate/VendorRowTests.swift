import PhoneSimulator
import PlatformModel
import Testing

@testable import WayleaveCommands

/// The rows of the vendors' tables, each held against the scenario that tells it.
@Suite("The vendors' rows as scenarios")
struct VendorRowTests {
  /// A row on the indicator: what is seen once the app is in the background, at last.
  struct IndicatorRow: Sendable, CustomTestStringConvertible {
    var name: String
    var releases: OSVersion.Span
    var hasMode = true
    /// Which time away from the app it is about.
    var absence: Int
    /// Whether the indicator shows and whether locations come, one pair for each look.
    var seen: [[Bool]]

    init(
      _ name: String, _ releases: OSVersion.Span, mode: Bool = true, absence: Int = 0,
      _ seen: [Bool]...
    ) {
      self.absence = absence
      self.name = name
      self.releases = releases
      hasMode = mode
      self.seen = seen
    }

    var testDescription: String { name }
  }

  static let indicatorRows: [IndicatorRow] = [
    IndicatorRow("B01", .iOS(from: .iOS(9)), [true, true]),
    IndicatorRow("B01-notch", .iOS(from: .iOS(11)), [true, true]),
    IndicatorRow("B02", .iOS(from: .iOS(9)), [false, false]),
    IndicatorRow("B03", .iOS(from: .iOS(13)), [false, false]),
    IndicatorRow("B04", .iOS(from: .iOS(9)), [false, true]),
    IndicatorRow("B05", .iOS(from: .iOS(13)), [false, false]),
    IndicatorRow("B06", .iOS(from: .iOS(9)), [false, false]),
    IndicatorRow("B07", .iOS(from: .iOS(9)), [false, false]),
    IndicatorRow("B08", .iOS(from: .iOS(9)), [true, true]),
    IndicatorRow("B10", .iOS(from: .iOS(9)), absence: 0, [false, false]),
    IndicatorRow("B10", .iOS(from: .iOS(9)), absence: 1, [true, true], [false, false]),
    IndicatorRow("B11", .iOS(from: .iOS(11)), [true, true]),
    IndicatorRow("B12", .iOS(from: .iOS(11)), [true, true]),
    IndicatorRow("B13", .iOS(9...10), [false, true]),
  ]

  @Test(arguments: indicatorRows)
  func `a row of the indicator is reported on all its releases`(row: IndicatorRow) throws {
    let scenario = try ShippedScenarios.scenario("bluedot/\(row.name).yml")
    #expect(scenario.releases == row.releases)
    #expect(scenario.apps.first?.backgroundModes.contains("location") == row.hasMode)
    let leaves = scenario.steps.indices.filter { scenario.steps[$0].act == .person(.leave) }
    let leave = try #require(leaves.dropFirst(row.absence).first)
    let away = scenario.steps[leave...].prefix { $0.act != .person(.open(AppID(rawValue: 0))) }
    let seen = away.compactMap { step -> [Bool]? in
      guard let indicator = step.expected(.indicator), let location = step.expected(.location)
      else { return nil }
      return [!indicator.isEmpty, !location.isEmpty]
    }
    #expect(Array(seen.suffix(row.seen.count)) == row.seen)
  }

  @Test func `B09: without the mode the flag ends the app on every release from 9`() throws {
    let scenario = try ShippedScenarios.scenario("bluedot/B09.yml")
    #expect(scenario.releases == .iOS(from: .iOS(9)))
    #expect(scenario.apps.first?.backgroundModes == [])
    let crashes = scenario.steps.filter { $0.expected(.crash)?.isEmpty == false }
    for version in scenario.releases.versions {
      #expect(crashes.contains { $0.releases.contains(version) }, "\(version)")
    }
  }

  /// A row on what a switch stops: the beacons heard and the locations received after it.
  struct SwitchRow: Sendable, CustomTestStringConvertible {
    var file: String
    var releases: OSVersion.Span
    var act: Scenario.PersonVerb
    var beacons: [String]
    var location: [String]?

    var testDescription: String { file }
  }

  private static let app = AppID(rawValue: 0)

  static let switchRows: [SwitchRow] = [
    SwitchRow(
      file: "bluetooth-control-center-8-10", releases: .iOS(8...10),
      act: .turn(.bluetoothInControlCenter, false), beacons: [], location: ["precise"]),
    SwitchRow(
      file: "bluetooth-control-center-11", releases: .iOS(from: .iOS(11)),
      act: .turn(.bluetoothInControlCenter, false), beacons: ["heard"], location: ["precise"]),
    SwitchRow(
      file: "bluetooth-settings", releases: .allIOS, act: .turn(.bluetooth, false), beacons: [],
      location: ["precise"]),
    SwitchRow(
      file: "location-services-off", releases: .allIOS, act: .turn(.locationServices, false),
      beacons: [], location: []),
    SwitchRow(
      file: "permission-never", releases: .allIOS, act: .choose(.never, app), beacons: [],
      location: []),
    SwitchRow(
      file: "precise-off", releases: .iOS(from: .iOS(14)), act: .setPrecise(false, app),
      beacons: [], location: ["reduced"]),
  ]

  @Test(arguments: switchRows)
  func `a row of the switches is reported on all its releases`(row: SwitchRow) throws {
    let scenario = try ShippedScenarios.scenario("situm/\(row.file).yml")
    #expect(scenario.releases == row.releases)
    let place = try #require(scenario.steps.firstIndex { $0.act == .person(row.act) })
    let after = scenario.steps[place...]
    #expect(after.compactMap { $0.expected(.beacons) }.first == row.beacons)
    #expect(after.compactMap { $0.expected(.location) }.first == row.location)
    let before = scenario.steps[..<place]
    #expect(before.compactMap { $0.expected(.beacons) }.last == ["heard"])
    #expect(before.compactMap { $0.expected(.location) }.last == ["precise"])
  }

  @Test func `no app is given a scan of Wi-Fi, whatever is on`() throws {
    let scenario = try ShippedScenarios.scenario("situm/wifi.yml")
    #expect(scenario.releases == .allIOS)
    let scans = scenario.steps.filter { $0.act == .app(Self.app, .scanWiFi) }
    let answers = scenario.steps.compactMap { $0.expected(.wifi) }
    #expect(scans.count == 2)
    #expect(answers == [["never"], ["never"]])
  }
}

extension Scenario.Step {
  /// The values that the step expects of an observation; nil if it does not look at it.
  func expected(_ observation: Observation) -> [String]? {
    guard case .expect(_, let expectations) = act else { return nil }
    return expectations.first { $0.observation == observation }?.values
  }
}
