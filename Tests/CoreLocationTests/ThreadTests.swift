import CoreLocation
import DeterministicExecution
import Foundation
import PhoneSimulator
import PlatformModel
import Testing

@Suite("A manager and threads that are not the main one")
struct ThreadTests {
  let phone = VirtualPhone(system: .iOS(17, 4))
  let app: VirtualApp

  init() throws {
    app = try phone.install(
      AppPackage(name: "Trail", purposeStrings: [.whenInUse: "Shows the trails around you."]))
    try phone.open(app)
  }

  @Test func `asked from a thread of the app's, the question comes up, and the answer on main`()
    throws
  {
    let scout = try app.run { Scout() }
    try onThreadOfItsOwn { scout.manager.requestWhenInUseAuthorization() }
    #expect(phone.prompt?.app == app.id)
    try phone.answer(.allowWhileUsing)
    #expect(scout.heard == ["notDetermined on main: true", "authorizedWhenInUse on main: true"])
  }

  @Test func `asked from a worker of a queue, the question comes up, and the answer on main`()
    throws
  {
    let scout = try app.run { Scout() }
    try app.run {
      DispatchQueue.global().async { scout.manager.requestWhenInUseAuthorization() }
    }
    #expect(phone.prompt?.app == app.id)
    try phone.answer(.allowWhileUsing)
    #expect(scout.heard == ["notDetermined on main: true", "authorizedWhenInUse on main: true"])
  }

  @Test func `made on a thread of the app's, it asks, and its delegate is missed in the trace`()
    throws
  {
    let kept = Kept()
    try onThreadOfItsOwn {
      let scout = Scout()
      scout.manager.requestWhenInUseAuthorization()
      kept.scout = scout
    }
    try phone.answer(.allowWhileUsing)
    #expect(kept.scout?.manager.authorizationStatus == .authorizedWhenInUse)
    #expect(kept.scout?.heard == [])
    #expect(Timeline(phone.world).text.contains("on a thread without a run loop"))
  }

  @Test func `made on a worker of a queue, its delegate is missed in the trace`() throws {
    let kept = Kept()
    try app.run { DispatchQueue.global().async { kept.scout = Scout() } }
    #expect(kept.scout?.heard == [])
    #expect(Timeline(phone.world).text.contains("on a thread without a run loop"))
  }

  @Test func `a fake that calls back from a thread of its own is code of the app's main thread`()
    throws
  {
    let scout = try app.run { Scout() }
    try onThreadOfItsOwn {
      try? app.run { scout.locationManagerDidChangeAuthorization(scout.manager) }
    }
    #expect(scout.heard.count == 2)
    #expect(scout.heard.last == "notDetermined on main: true")
  }

  /// Has the app make a thread, and waits for its end.
  private func onThreadOfItsOwn(_ body: @escaping @Sendable () -> Void) throws {
    let isOver = DispatchSemaphore(value: 0)
    try app.run {
      Thread.detachNewThread {
        body()
        isOver.signal()
      }
    }
    isOver.wait()
  }
}

/// Unchecked: the app's threads and the test take turns.
private final class Kept: @unchecked Sendable {
  var scout: Scout?
}

/// Unchecked: the app's threads and the test take turns.
private final class Scout: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  let manager = CLLocationManager()
  private(set) var heard: [String] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    heard.append("\(manager.authorizationStatus) on main: \(Thread.isMainThread)")
  }
}
