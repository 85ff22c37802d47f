import AuthorizationEngine
import PlatformModel
import Testing

@testable import LocationAuthorization

/// Every request, from every state, with every answer and interruption: it returns, with the truth.
@Suite("Every course of every request")
struct EveryCourseTests {
  /// One release of each run of releases that have the same rows and that the library treats alike.
  static let releases: [OSVersion] = {
    var seen: Set<[Row]> = []
    return OSVersion.allIOS.filter { seen.insert(Engine(System($0)).rows).inserted }
  }()

  static let requests: [Request] = [
    .whenInUse, .always, .temporaryFullAccuracy(purposeKey: "Route"), .motion, .bluetooth,
  ]

  @Test(arguments: releases, requests)
  func `a request returns once, and says what is so`(release: OSVersion, request: Request) {
    search(Course(release, request), interruptions: 1)
  }

  /// One release before the one-time grant, one before sessions, and the newest.
  @Test(arguments: [OSVersion.iOS(12, 5), .iOS(17, 7), .newestIOS], requests)
  func `so it does when two things come between`(release: OSVersion, request: Request) {
    search(Course(release, request), interruptions: 2)
  }

  @Test(arguments: [OSVersion.iOS(12, 5), .iOS(17, 7), .newestIOS], requests)
  func `so it does when the news of a moment comes the other way round`(
    release: OSVersion, request: Request
  ) {
    search(Course(release, request, hearsBackwards: true), interruptions: 1)
  }

  private func search(_ course: Course, interruptions: Int) {
    var search = CourseSearch(course)
    search.run(interruptions: interruptions)
    #expect(search.courses > 10)
    for fault in search.faults.prefix(3) {
      Issue.record("\(course.engine.system), \(course.request): \(fault)")
    }
  }
}
