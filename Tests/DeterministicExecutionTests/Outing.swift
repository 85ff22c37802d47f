import AppHosting
import AuthorizationEngine
import Dispatch
import Foundation
import PhoneSimulator
import PlatformModel

@testable import DeterministicExecution

/// One scenario with code of all kinds: tasks, groups, queues, semaphores, timers and a callback.
///
/// Its outcome is everything that the code did and everything that the phone saw, as text.
@MainActor final class Outing {
  private let journal: Journal
  private let manager: VirtualLocationManager?
  private var receiver: Receiver?
  private var waiting: CheckedContinuation<AuthorizationStatus, Never>?

  private init(_ app: VirtualApp, _ journal: Journal) {
    self.journal = journal
    manager = try? app.makeLocationManager()
    receiver = HostedProcess.current?.receive { noticed in
      guard case .authorizationCallback(let status, _) = noticed.effect else { return nil }
      return { [weak self] in MainActor.assumeIsolated { self?.hear(status) } }
    }
  }

  private func hear(_ status: AuthorizationStatus) {
    journal.write("told \(status)")
    guard status != .notDetermined else { return }
    waiting?.resume(returning: status)
    waiting = nil
  }

  private func ask() async throws -> AuthorizationStatus {
    try await Task.sleep(for: .milliseconds(300))
    try manager?.requestWhenInUseAuthorization()
    return await withCheckedContinuation { waiting = $0 }
  }

  private func prepare() {
    let queue = DispatchQueue(label: "tracks", attributes: .concurrent)
    let group = DispatchGroup()
    let turn = DispatchSemaphore(value: 1)
    for number in 1...4 {
      queue.asyncAfter(deadline: .now() + .milliseconds(100 * (number % 3))) { [journal] in
        turn.wait()
        journal.write("track \(number)")
        turn.signal()
      }
      DispatchQueue.global().async(group: group) { [journal] in
        Thread.sleep(forTimeInterval: Double(number) / 10)
        journal.write("tile \(number)")
      }
    }
    group.notify(queue: .main) { [journal] in journal.write("tiles are there") }
    _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [journal] timer in
      journal.write("tick")
      if Date().timeIntervalSince1970 > 1_767_225_603 { timer.invalidate() }
    }
  }

  private func load() async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for number in 1...5 {
        group.addTask { [journal] in
          try? await Task.sleep(for: .milliseconds(number % 2 * 50))
          journal.write("part \(number)")
          return number
        }
      }
      var sum = 0
      for await number in group { sum += number }
      return sum
    }
  }

  /// Runs the scenario on a phone of its own.
  nonisolated static func outcome() throws -> String {
    let open = try OpenApp()
    let asking = try open.app.begin {
      let outing = Outing(open.app, open.journal)
      outing.prepare()
      async let loaded = outing.load()
      let status = try await outing.ask()
      open.journal.write("has \(status) and \(await loaded)")
      return outing
    }
    open.phone.advance(by: .seconds(1))
    try open.phone.answer(.allowWhileUsing)
    let outing = try asking.value
    open.phone.advance(by: .seconds(5))
    try open.phone.leave()
    open.phone.advance(by: .seconds(3600))
    try open.phone.forceQuit(open.app)
    withExtendedLifetime(outing) {}
    let story = Timeline(open.phone.world).text
    return open.journal.all.joined(separator: "\n") + "\n" + story
  }
}
