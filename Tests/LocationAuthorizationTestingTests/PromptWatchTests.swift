import CoreLocation
import DeterministicExecution
import LocationAuthorizationTesting
import PhoneSimulator
import Testing
import UIKit

/// A prompt comes up in another process, which takes longer than what the app's code has ready
/// (IOS-AUTH-043).
@MainActor @Suite struct `an app that watches for a prompt` {
  @Test func `hears of it in a task that was begun before the call`() async throws {
    try await explore(.iOS(17), depth: 2, acts: []) { phone in
      let app = phone.app { PromptWatch() }
      app.action("Ask") { await $0.ask() }
    }
  }

  @Test func `becomes inactive after all that is ready, and before time passes`() throws {
    let (phone, app) = try opened()
    let seen = Seen()
    try app.run {
      seen.listen()
      seen.ask()
      Task {
        seen.words.append("task")
        await Task.yield()
        DispatchQueue.main.async { seen.words.append("block") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { seen.words.append("later") }
    }
    phone.advance(by: .seconds(1))
    #expect(seen.words == ["task", "block", "resign", "later"])
    try phone.answer(.allowWhileUsing)
    #expect(seen.words.last == "active")
  }

  @Test func `becomes active again after what the answer set off, which may listen for it`() throws
  {
    let (phone, app) = try opened()
    let seen = Seen()
    try app.run {
      seen.listen()
      seen.ask { Task { seen.words.append("task") } }
    }
    try phone.answer(.allowWhileUsing)
    #expect(seen.words == ["resign", "task", "active"])
  }

  @Test func `stays inactive where one prompt takes the place of another`() throws {
    let (phone, app) = try opened()
    let seen = Seen()
    try app.run {
      seen.listen()
      seen.ask { seen.askAlways() }
    }
    try phone.answer(.allowWhileUsing)
    #expect(phone.prompt != nil)
    #expect(seen.words == ["resign"])
    try phone.answer(.keepOnlyWhileUsing)
    #expect(seen.words == ["resign", "active"])
  }

  @Test func `stays active where its prompt goes at once (IOS-AUTH-041)`() throws {
    let (_, app) = try opened()
    let seen = Seen()
    try app.run {
      seen.listen()
      CLLocationManager().requestWhenInUseAuthorization()
    }
    #expect(seen.words == [])
    #expect(try app.run { UIApplication.shared.applicationState } == .active)
  }

  @Test func `comes to the end of code that goes on until then`() async throws {
    let (phone, app) = try opened()
    let seen = Seen()
    try await app.run {
      seen.ask()
      while UIApplication.shared.applicationState == .active { await Task.yield() }
    }
    #expect(phone.now == .zero)
  }

  @Test func `becomes inactive while its main thread stands still, and hears of it after that`()
    throws
  {
    let (_, app) = try opened()
    let seen = Seen()
    try app.run {
      seen.listen()
      seen.ask()
      Thread.sleep(forTimeInterval: 1)
      seen.words.append("awake")
      DispatchQueue.main.async { seen.words.append("block") }
    }
    #expect(seen.words == ["awake", "resign", "block"])
  }

  private func opened() throws -> (VirtualPhone, VirtualApp) {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let app = try phone.install(
      AppPackage(
        name: "Trail",
        purposeStrings: [
          .whenInUse: "For the trail.", .alwaysAndWhenInUse: "For the trail at night.",
        ]))
    try phone.open(app)
    return (phone, app)
  }

  /// What an app saw of its life, and of its own code.
  @MainActor private final class Seen: NSObject, @preconcurrency CLLocationManagerDelegate {
    var words: [String] = []
    private var manager: CLLocationManager?
    private var answered: () -> Void = {}

    func ask(_ answered: @escaping () -> Void = {}) {
      self.answered = answered
      manager = CLLocationManager()
      manager?.delegate = self
      manager?.requestWhenInUseAuthorization()
    }

    func askAlways() { manager?.requestAlwaysAuthorization() }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      if manager.authorizationStatus != .notDetermined { answered() }
    }

    func listen() {
      for (name, word) in [
        (UIApplication.willResignActiveNotification, "resign"),
        (UIApplication.didBecomeActiveNotification, "active"),
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { self.words.append(word) }
        }
      }
    }
  }

  /// Asks, and answers after 300 ms where no prompt came up.
  @MainActor private final class PromptWatch: NSObject, @preconcurrency CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var asker: CheckedContinuation<CLAuthorizationStatus, Never>?
    private var isPromptUp = false

    override init() {
      super.init()
      manager.delegate = self
    }

    func ask() async -> CLAuthorizationStatus {
      if manager.authorizationStatus != .notDetermined || asker != nil {
        return manager.authorizationStatus
      }
      return await withCheckedContinuation {
        asker = $0
        Task.detached { await self.watch() }
        manager.requestWhenInUseAuthorization()
      }
    }

    private func watch() async {
      Task {
        let resigning = NotificationCenter.default.notifications(
          named: UIApplication.willResignActiveNotification)
        for await _ in resigning {
          isPromptUp = true
          break
        }
      }
      try? await Task.sleep(for: .milliseconds(300))
      if !isPromptUp { answer() }
    }

    private func answer() {
      isPromptUp = false
      asker?.resume(returning: manager.authorizationStatus)
      asker = nil
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      if manager.authorizationStatus != .notDetermined { answer() }
    }
  }
}
