import Foundation
import ServiceNeeds
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave diagnose") struct DiagnoseCommandTests {
  /// A row of the vendors' troubleshooting tables: what a phone reports, and the first answer.
  struct Row: CustomTestStringConvertible, Sendable {
    var symptom: Symptom
    /// What differs from a phone on which all is well.
    var members: String
    var cause: String
    var step: String
    /// Whether an app may well want it so, so that only the complaint makes it a cause.
    var isChoice = false
    var testDescription: String { "\(symptom.title): \(members)" }
  }

  static let rows: [Row] = [
    Row(
      symptom: .noPrompt, members: #""authorization": "notDetermined", "purposeKeys": []"#,
      cause: "Info.plist lacks NSLocationWhenInUseUsageDescription",
      step: "Add NSLocationWhenInUseUsageDescription"),
    Row(
      symptom: .noPrompt,
      members: #""authorization": "notDetermined", "hasRequestedLocation": false"#,
      cause: "The app has not asked for location yet", step: "Call requestWhenInUseAuthorization"),
    Row(
      symptom: .noPrompt,
      members: #""authorization": "notDetermined", "hasRequestedLocation": true"#,
      cause: "The app has asked, but the status is not determined",
      step: "Ask again in the foreground"),
    Row(
      symptom: .noPrompt, members: #""authorization": "denied""#,
      cause: "The person answered Don’t Allow or chose Never; iOS never asks twice",
      step: "Choose While Using the App: Settings > Apps > Trail > Location"),
    Row(
      symptom: .noLocation, members: #""locationServices": false"#,
      cause: "Location Services are off for the whole phone",
      step: "Switch them on: Settings > Privacy & Security > Location Services"),
    Row(
      symptom: .noLocation, members: #""authorization": "restricted""#,
      cause: "Screen Time or device management forbids location",
      step: "Change the restriction: Settings > Screen Time"),
    Row(
      symptom: .noLocation, members: #""authorization": "denied""#,
      cause: "The person answered Don’t Allow or chose Never",
      step: "Choose While Using the App: Settings > Apps > Trail > Location"),
    Row(
      symptom: .noIndoorPosition, members: #""accuracy": "reducedAccuracy""#,
      cause: "Precise Location is off for the app",
      step: "Switch it on: Settings > Apps > Trail > Location > Precise Location"),
    Row(
      symptom: .noBeacons, members: #""radio": "offInSettings""#,
      cause: "Bluetooth is switched off", step: "Switch it on: Settings > Bluetooth"),
    Row(
      symptom: .noLocationInBackground,
      members: #""authorization": "authorizedWhenInUse", "wasSetInBackground": true"#,
      cause: "allowsBackgroundLocationUpdates was set in the background, too late",
      step: "Set it in the foreground, before the app is left"),
    Row(
      symptom: .noLocationInBackground, members: #""allowsBackgroundUpdates": false"#,
      cause: "allowsBackgroundLocationUpdates is false",
      step: "Set it to true in the foreground, and leave it so while Always is granted"),
    Row(
      symptom: .noLocationInBackground,
      members: #""authorization": "authorizedWhenInUse", "backgroundModes": []"#,
      cause: "UIBackgroundModes does not contain location",
      step: "Add location to UIBackgroundModes", isChoice: true),
    Row(
      symptom: .noLocationInBackground,
      members: #""authorization": "authorizedWhenInUse", "allowsBackgroundUpdates": null"#,
      cause: "Location is granted while the app is in use, not in the background",
      step: "Request Always once While Using the App is granted", isChoice: true),
    Row(
      symptom: .noLocationInBackground, members: #""isAlwaysProvisional": true"#,
      cause: "Always is provisional",
      step: "Wait for the prompt, or cause it by using location in the background"),
    Row(
      symptom: .tripsWithoutActivity, members: #""motion": "denied""#,
      cause: "Motion & Fitness is denied",
      step: "Switch it on: Settings > Apps > Trail > Motion & Fitness"),
    Row(
      symptom: .locationFailsInSimulator, members: #""simulator": "withoutLocation""#,
      cause: "The Simulator has no location", step: "Choose Features > Location"),
  ]

  private static func diagnose(
    _ members: String, _ options: [String] = [], system: String = "iOS 18.2"
  ) throws -> CommandRun {
    let well = [
      "locationServices": "true", "authorization": #""authorizedAlways""#,
      "accuracy": #""fullAccuracy""#, "motion": #""authorized""#, "bluetooth": #""allowedAlways""#,
      "radio": #""on""#, "backgroundModes": #"["location"]"#, "allowsBackgroundUpdates": "true",
    ].filter { !members.contains("\"\($0.key)\":") }.sorted { $0.key < $1.key }
      .map { ", \"\($0.key)\": \($0.value)" }.joined()
    let others = members.isEmpty ? "" : ", " + members
    let text = #"{"snapshot": 1, "system": "\#(system)"\#(well)\#(others)}"#
    let folder = try TemporaryFolder(["s.json": text])
    var run = CommandRun(["diagnose", folder.path + "/s.json", "--app", "Trail"] + options)
    run.error = run.error.replacing(folder.path + "/", with: "")
    return run
  }

  /// The lines behind the number 1: a cause and a step.
  private static func first(of run: CommandRun) -> [String] {
    let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let place = lines.firstIndex(where: { $0.hasPrefix("1  ") }) else { return [] }
    return [lines[place].dropFirst(3).trimmingCharacters(in: .whitespaces), lines[place + 1]]
  }

  @Test(arguments: rows)
  func `answers a complaint first with the vendors' cause, and its step below`(row: Row) throws {
    let run = try Self.diagnose(row.members, ["--symptom", row.symptom.rawValue])
    let first = Self.first(of: run)
    #expect(run.code == 0 && first.count == 2)
    #expect(first.first?.hasPrefix(row.cause) == true)
    #expect(run.output.replacing(/\s+/, with: " ").contains(row.step))
  }

  @Test(arguments: rows)
  func `finds the same cause without a complaint, unless an app may want it so`(row: Row) throws {
    let first = Self.first(of: try Self.diagnose(row.members)).first
    #expect((first?.hasPrefix(row.cause) == true) == !row.isChoice)
  }

  @Test(.facts("IOS-SIM-014"))
  func `a Simulator whose location is denied is reset, by simctl or by its menu (IOS-SIM-014)`()
    throws
  {
    let denied = #""authorization": "denied", "simulator": "withLocation""#
    let text = try Self.diagnose(denied, ["--symptom", "noPrompt"]).output.replacing(
      /\s+/, with: " ")
    #expect(text.contains("xcrun simctl privacy booted reset location BUNDLE-ID"))
    #expect(text.contains("Device > Erase All Content and Settings… (once called Reset Content"))
    #expect(text.contains("Settings > Apps > Trail > Location"))
    let phone = try Self.diagnose(#""authorization": "denied""#, ["--symptom", "noPrompt"])
    #expect(!phone.output.contains("simctl"))
  }

  @Test
  func `Bluetooth that is off is not a cause before the app asked, except for beacons`()
    throws
  {
    let members = #""bluetooth": "notDetermined", "radio": "offInSettings""#
    let move = try Self.diagnose(members, ["--needs", "move:driving.deviceDiscovery"])
    #expect(!move.output.contains("Bluetooth is switched off"))
    let situm = try Self.diagnose(members, ["--needs", "situm:buildingMode"])
    #expect(situm.output.contains("Bluetooth is switched off"))
    let complaint = try Self.diagnose(members, ["--symptom", "noBeacons"])
    #expect(complaint.output.contains("Bluetooth is switched off"))
  }

  @Test func `a complaint that is none is refused with those of each platform, each once`() throws {
    let error = try Self.diagnose("", ["--symptom", "foo"]).error
    #expect(error.contains("there is no symptom 'foo'; possible on iOS: noPrompt, noLocation, "))
    #expect(error.contains("; on Android: nothingScanned, noLocation, "))
    #expect(error.matches(of: /\bnoLocation\b/).count == 2)
  }

  @Test func `services that run in the foreground only name what an app may want`() throws {
    let run = try Self.diagnose(
      #""authorization": "authorizedWhenInUse""#, ["--needs", "move:driving"])
    #expect(Self.first(of: run).first?.hasPrefix("Location is granted while the app is in") == true)
    #expect(run.output.contains("Until then move:driving runs in the foreground only."))
  }

  @Test func `puts what keeps a service from starting before what weakens one`() throws {
    let run = try Self.diagnose(
      #""accuracy": "reducedAccuracy", "motion": "denied""#, ["--needs", "move:walking"])
    #expect(Self.first(of: run).first?.hasPrefix("Motion & Fitness is denied.") == true)
    #expect(run.output.contains("  2        Precise Location is off for the app."))
  }

  @Test func `says what each service does, and what was not looked at`() throws {
    let run = try Self.diagnose("", ["--needs", "move:driving.drivingBehavior,driving"])
    #expect(run.output.contains("The snapshot shows no cause."))
    let rows = run.output.split(separator: "\n").map { $0.replacing(#/ {2,}/#, with: "|") }
    #expect(rows.contains("|move:driving.drivingBehavior|not known|–|Gyroscope, Accelerometer"))
    #expect(rows.contains("|move:driving|starts|–|–"))
  }

  @Test func `in JSON has causes, steps, ways in Settings and services`() throws {
    let run = try Self.diagnose(
      #""locationServices": false"#, ["--needs", "move:driving", "--format", "json"])
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      Set(document.keys) == ["version", "system", "symptom", "causes", "services", "remarks"])
    let cause = try #require((document["causes"] as? [[String: Any]])?.first)
    #expect(cause["cause"] as? String == "locationServicesOff")
    #expect(cause["actor"] as? String == "person")
    #expect(cause["settings"] as? [String] == ["Privacy & Security", "Location Services"])
    let service = try #require((document["services"] as? [[String: Any]])?.first)
    #expect(service["level"] as? String == "failure")
  }

  @Test(arguments: [
    (#""mood": 1"#, "Line 1: 'mood' is not known here and was left out."),
    (#""accuracy": "veryFull""#, "Line 1: 'veryFull' is not a known accuracy; it was left out."),
    (#""motion": [1]"#, "Line 1: motion is a text; it was left out."),
    (#""parts": {"nose": true}"#, "Line 1: 'nose' is not a known part; it was left out."),
    (#""purposeKeys": {"a": 1}"#, "Line 1: purposeKeys is a list; it was left out."),
  ])
  func `leaves out what it does not understand, says so, and answers the rest`(
    member: String, remark: String
  ) throws {
    let run = try Self.diagnose(member + #", "locationServices": false"#)
    #expect(run.code == 0 && run.output.contains(remark))
    #expect(Self.first(of: run).first?.hasPrefix("Location Services are off") == true)
  }

  @Test(arguments: [("iOS 28.1", "iOS 27.2"), ("99", "iOS 27.2"), ("iOS 18.40", "iOS 18.7")])
  func `takes a release that is too new for the newest it knows`(
    system: String, taken: String
  ) throws {
    let run = try Self.diagnose("", system: system)
    #expect(run.code == 0 && run.output.hasPrefix("\(taken) · snapshot"))
    #expect(run.output.contains("'\(system)' is not known here and was taken for \(taken)."))
  }

  @Test(arguments: [
    ("", "s:1: the file is empty"), ("[]", "s:1: a snapshot is a mapping of names to values"),
    ("{", "s:2: the YAML cannot be read: "),
    (#"{"system": "iOS 17"}"#, "s:1: snapshot is missing here"),
    (#"{"snapshot": 1}"#, "s:1: system is missing here"),
    (#"{"snapshot": "x", "system": "iOS 17"}"#, "s:1: snapshot is a number"),
    (
      #"{"snapshot": 1, "sytem": "iOS 17"}"#,
      "s:1: system is missing here, and 'sytem' is not known; possible: system:"
    ),
    (#"{"snapshot": 9, "system": "iOS 17"}"#, "s:1: this is a snapshot of form 9, and form 1 is"),
    (#"{"snapshot": 0, "system": "iOS 17"}"#, "s:1: this is form 0"),
    ("snapshot: 1\nsystem: iOS 20", "s:2: no such release: 'iOS 20'"),
    ("snapshot: 1\nsystem: iOS 7.1", "s:2: no such release: 'iOS 7.1'"),
    ("snapshot: 1\nsystem: 99999999999999999999", "s:2: no such release: "),
  ])
  func `what it cannot read at all is one line with the place`(text: String, line: String) throws {
    let folder = try TemporaryFolder(["s": text])
    let run = CommandRun(["diagnose", folder.path + "/s"])
    #expect(run.code == 2 && run.output.isEmpty)
    let error = run.error.replacing(folder.path + "/", with: "")
    #expect(error.hasPrefix("wayleave: \(line)"), "\(error)")
    #expect(error.split(separator: "\n").count == 1)
  }
}
