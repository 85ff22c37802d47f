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
  func `limit: a prompt that the app is left under is waited for until the app is in front`(
    release: OSVersion
  ) throws {
    let course = Course(release, .whenInUse)
    let open = [Event.open, .createManager].reduce(
      Situation(AppBuild(purposeStrings: [.whenInUse]))
    ) { course.engine.next(after: $0, on: $1) ?? $0 }
    var walk = course.begin(
      from: open,
      declared: Declarations(purposeKeys: ["NSLocationWhenInUseUsageDescription"]),
      hasAskedForAlways: false)
    for turn in [Turn.servicesRead, .phone(.leave), .echo] {
      walk = try #require(course.taking(turn, walk))
    }
    #expect(walk.phone.prompt != nil)
    #expect(walk.outcome == nil)
    for turn in [Turn.phone(.answer(.dontAllow)), .servicesRead] {
      walk = try #require(course.taking(turn, walk))
    }
    #expect(walk.outcome == .decided(.declined))
  }

  @Test func `limit: the first diagnostic of a session is taken at its word`() {
    let granted = PermissionState(authorization: .authorizedWhenInUse, locationServices: true)
    let texts = Set(Trail.texts.keys.map(\.rawValue))
    var course = RequestCourse(
      .always,
      known: Circumstances(
        system: .iOS(18), declared: Declarations(purposeKeys: texts), state: granted,
        activity: .active))
    _ = course.take(.began, seeing: granted)
    _ = course.take(.servicesRead, seeing: granted)
    let early = RequestCourse.Diagnosis(isAlwaysDenied: true)
    #expect(
      course.take(.diagnosed(early), seeing: granted).last
        == .finish(.notShown(.oneOf([.allowedOnce, .alreadyAsked, .restricted]))))
    let late = RequestCourse.Diagnosis(isInProgress: true)
    #expect(course.take(.diagnosed(late), seeing: granted).isEmpty)
  }

  @Test(arguments: [Request.whenInUse, .always, .bluetooth])
  func `limit: where no prompt can be seen a first question waits for its answer`(
    request: Request
  ) {
    let undecided = PermissionState(locationServices: true)
    let texts = Set(Trail.texts.keys.map(\.rawValue))
    var course = RequestCourse(
      request,
      known: Circumstances(
        system: .newestIOS, declared: Declarations(purposeKeys: texts), state: undecided,
        activity: .active, seesPrompts: false, asksBySession: false))
    _ = course.take(.began, seeing: undecided)
    _ = course.take(.servicesRead, seeing: undecided)
    #expect(course.take(.graceElapsed, seeing: undecided).isEmpty)
    #expect(!course.isFinished)
    let answered = PermissionState(
      authorization: .authorizedAlways, locationServices: true, bluetooth: .allowedAlways)
    #expect(course.take(.changed, seeing: answered).last == .finish(.decided(.allowed)))
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
        "ActivityWatch.swift", "BackgroundIndicator.swift", "Permissions+Snapshot.swift",
        "Permissions.swift", "RunningApp.swift", "SystemEar.swift", "SystemPermissions.swift",
      ])
  }
}
