import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import Testing

/// What a story on Android sees of a wait, after another wait.
struct AndroidScenarioTests {
  private static let build = Android.Build(
    target: 28,
    permissions: [
      .fineLocation, .coarseLocation, .bluetooth, .bluetoothAdmin, .accessWifiState,
      .changeWifiState,
    ])

  /// A phone that hears a beacon and gets fixes, and then what the story says.
  private func run(_ acts: AndroidScenario.Act...) -> AndroidScenarioRun {
    let start: [AndroidScenario.Act] = [
      .beacon(true), .event(.open), .event(.request(Android.Permissions([.fine]))),
      .press(["Allow"]), .event(.startBluetoothScan(filtered: true)),
      .event(.requestLocation(.gps)),
    ]
    let story = AndroidScenario(
      "Waits", build: Self.build, steps: (start + acts).map { AndroidScenario.Step($0) })
    var run = AndroidScenarioRun(story, on: 28)
    run.run()
    return run
  }

  @Test func `a beacon heard in the second wait is seen, whatever was heard in the first`() {
    let run = run(
      .wait(.seconds(60)), .event(.setSwitch(.bluetoothScanning, false)), .wait(.seconds(60)),
      .expect([AndroidExpectation(.beacons, [])]))
    #expect(run.obstacle == nil)
    #expect(run.failures.map(\.seen) == [["heard"]], "beacons: none is false")
  }

  @Test func `two waits in a row both bring their locations`() {
    let precise = AndroidScenario.Act.expect([
      AndroidExpectation(.location, ["precise"]), AndroidExpectation(.beacons, ["heard"]),
    ])
    let run = run(.wait(.seconds(60)), precise, .wait(.seconds(60)), precise)
    #expect(run.obstacle == nil)
    #expect(run.checkCount == 4)
    #expect(run.failures.isEmpty)
  }

  @Test func `what stays away in the second wait is seen too`() {
    let withheld = AndroidScenario.Act.expect([
      AndroidExpectation(.beacons, []), AndroidExpectation(.withheld, ["locationOff"]),
    ])
    let run = run(
      .event(.setSwitch(.location, false)), .wait(.seconds(60)), withheld, .wait(.seconds(60)),
      withheld)
    #expect(run.failures.isEmpty)
  }
}
