import AuthorizationEngine
import CoreMotion
import DeterministicExecution
import Foundation
import PhoneSimulator
import PlatformModel
import Testing

@testable import LocationAuthorization

@Suite("What the library cannot know")
struct LimitTests {
  @Test
  func `limit: before iOS 18 another prompt of the same moment is taken for the one for Always`()
    throws
  {
    let trail = try Trail(.iOS(17, 7))
    _ = try trail.outcome(of: .whenInUse, .allowOnce)
    let asking = try trail.ask(.always)
    try trail.app.run {
      let now = Date()
      CMMotionActivityManager().queryActivityStarting(from: now, to: now, to: .main) { _, _ in }
    }
    try trail.phone.answer(.allow)
    trail.phone.advance(by: .seconds(1))
    #expect(try asking.value.outcome == .decided(.keptWhileUsing))
  }

  @Test(arguments: [OSVersion.iOS(15), .iOS(17, 7)])
  func `limit: a prompt that the app is left under is waited for until the user returns`(
    release: OSVersion
  ) throws {
    let model = FlowModel(release, .whenInUse)
    let open = [IOS.Event.open, .createManager].reduce(
      IOS.State(IOS.Build(purposeStrings: [.whenInUse]))
    ) { model.engine.next(after: $0, on: $1) ?? $0 }
    var run = model.begin(
      from: open,
      declared: Declarations(purposeKeys: ["NSLocationWhenInUseUsageDescription"]),
      hasRequestedAlways: false)
    for turn in [Turn.servicesRead, .phone(.leave), .echo] {
      run = try #require(model.taking(turn, run))
    }
    #expect(run.phone.prompt != nil)
    #expect(run.outcome == nil)
    for turn in [Turn.phone(.answer(.dontAllow)), .servicesRead] {
      run = try #require(model.taking(turn, run))
    }
    #expect(run.outcome == .decided(.declined))
  }

  @Test func `limit: the first diagnostic of a session is taken at its word`() {
    let granted = PermissionState(
      authorization: .authorizedWhenInUse, locationServicesEnabled: true)
    let texts = Set(Trail.texts.keys.map(\.rawValue))
    var flow = RequestFlow(
      .always,
      in: RequestContext(
        system: .iOS(18), declared: Declarations(purposeKeys: texts), state: granted,
        activity: .active))
    _ = flow.handle(.began, in: granted)
    _ = flow.handle(.servicesRead, in: granted)
    let early = RequestFlow.SessionDiagnostic(isAlwaysDenied: true)
    #expect(
      flow.handle(.sessionReported(early), in: granted).last
        == .finish(.notShown(.oneOf([.allowedOnce, .alreadyRequested, .restricted]))))
    let late = RequestFlow.SessionDiagnostic(isInProgress: true)
    #expect(flow.handle(.sessionReported(late), in: granted).isEmpty)
  }

  @Test(arguments: [PermissionRequest.whenInUse, .always, .bluetooth])
  func `limit: where no prompt can be seen a first question waits for its answer`(
    request: PermissionRequest
  ) {
    let undecided = PermissionState(locationServicesEnabled: true)
    let texts = Set(Trail.texts.keys.map(\.rawValue))
    var flow = RequestFlow(
      request,
      in: RequestContext(
        system: .newestIOS, declared: Declarations(purposeKeys: texts), state: undecided,
        activity: .active, seesPrompts: false, promptsBySession: false))
    _ = flow.handle(.began, in: undecided)
    _ = flow.handle(.servicesRead, in: undecided)
    #expect(flow.handle(.timeoutElapsed, in: undecided).isEmpty)
    #expect(!flow.isFinished)
    let answered = PermissionState(
      authorization: .authorizedAlways, locationServicesEnabled: true, bluetooth: .allowedAlways)
    #expect(flow.handle(.changed, in: answered).last == .finish(.decided(.allowed)))
  }

  @Test func `limit: what no virtual phone runs is kept in few files`() throws {
    let sources = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../../Sources/Library/LocationAuthorization")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let conditional = try (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .filter { try String(contentsOf: $0, encoding: .utf8).contains("#if ") }
      .map(\.lastPathComponent).sorted()
    #expect(
      conditional == [
        "ActivityMonitor.swift", "LocationPermissions+Snapshot.swift",
        "LocationPermissions.BackgroundIndicator.Error.swift",
        "LocationPermissions.BackgroundIndicator.swift", "LocationPermissions.swift",
        "RunningApp.swift", "SystemDelegate.swift", "SystemPermissions.swift",
      ])
  }
}
