import CoreLocation
import DeterministicExecution
import PhoneSimulator
import PlatformModel

/// What code did, line by line.
final class Journal: @unchecked Sendable {
  private var lines: [String] = []

  /// Unchecked: one piece of an app's code runs at a time.
  func write(_ line: String) { lines.append("\(Date().timeIntervalSince1970) \(line)") }

  var text: String { lines.joined(separator: "\n") }
}

/// One scenario with code of all kinds: tasks, groups, queues, semaphores, timers, Core Location.
@MainActor final class Outing: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let journal: Journal
  private let permission = Permission()
  private let manager = CLLocationManager()

  private init(_ journal: Journal) {
    self.journal = journal
    super.init()
    manager.delegate = self
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for location in locations {
      journal.write("\(location.coordinate.latitude) \(location.coordinate.longitude)")
    }
    Task { [journal] in
      try await Task.sleep(for: .milliseconds(700))
      journal.write("saved")
    }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    journal.write("\(error)")
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
      if Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 60) > 3 {
        timer.invalidate()
      }
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

  private func live() async {
    prepare()
    async let loaded = load()
    let status = await permission.ask()
    journal.write("status \(status.rawValue), loaded \(await loaded)")
    manager.startUpdatingLocation()
  }

  /// Runs the scenario on a phone of its own; returns everything that code and phone have seen.
  nonisolated static func outcome() throws -> String {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let app = try phone.install(trail)
    if let vienna = City.named("Vienna") { phone.stand(in: vienna) }
    try phone.open(app)
    let journal = Journal()
    let outing = try app.run { Outing(journal) }
    let asking = try app.begin { await outing.live() }
    phone.advance(by: .seconds(1))
    try phone.answer(.allowWhileUsing)
    try asking.value
    phone.advance(by: .seconds(5))
    try phone.leave()
    phone.advance(by: .seconds(600))
    try phone.open(app)
    phone.advance(by: .seconds(5))
    try phone.forceQuit(app)
    return journal.text + "\n" + phone.timeline.text
  }
}
