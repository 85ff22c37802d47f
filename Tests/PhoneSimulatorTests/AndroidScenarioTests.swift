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
      "Waits", apps: [AndroidScenario.App("App", Self.build)],
      steps: (start + acts).map { AndroidScenario.Step($0) })
    var run = AndroidScenarioRun(story, on: 28)
    run.run()
    return run
  }

  @Test func `a beacon heard in the second wait is seen, whatever was heard in the first`() {
    let run = run(
      .wait(.seconds(60)), .event(.setSwitch(.bluetoothScanning, false)), .wait(.seconds(60)),
      .expect([Expectation(.beacons, [])]))
    #expect(run.record.obstacle == nil)
    #expect(run.record.failures.map(\.seen) == [["heard"]], "beacons: none is false")
  }

  @Test func `two waits in a row both bring their locations`() {
    let precise = AndroidScenario.Act.expect([
      Expectation(.location, ["precise"]), Expectation(.beacons, ["heard"]),
    ])
    let run = run(.wait(.seconds(60)), precise, .wait(.seconds(60)), precise)
    #expect(run.record.obstacle == nil)
    #expect(run.record.checkCount == 4)
    #expect(run.record.failures.isEmpty)
  }

  @Test func `what an act brings changes no line of the trace before it`() {
    let acts = [
      AndroidScenario.Act.wait(.seconds(60)), .event(.setSwitch(.bluetoothScanning, false)),
    ]
    let before = run(acts[0], acts[1]).phone.trace
    let after = run(acts[0], acts[1], .wait(.seconds(60))).phone.trace
    #expect(Array(after.prefix(before.count)) == before)
    #expect(after.count > before.count)
  }

  @Test func `what comes by turns is named once`() {
    let run = run(
      .wait(.seconds(60)),
      .expect([Expectation(.location, ["precise"]), Expectation(.beacons, ["heard"])]))
    #expect(run.record.failures.isEmpty)
  }

  @Test func `what stays away in the second wait is seen too`() {
    let withheld = AndroidScenario.Act.expect([
      Expectation(.beacons, []), Expectation(.withheld, ["locationOff"]),
    ])
    let run = run(
      .event(.setSwitch(.location, false)), .wait(.seconds(60)), withheld, .wait(.seconds(60)),
      withheld)
    #expect(run.record.failures.isEmpty)
  }
}
