import CoreLocation
import DeterministicExecution
import Glibc
import PhoneSimulator
import PlatformModel

/// What runs cost. Both clocks are shown, because on a busy machine the wall's says more of the
/// neighbours than of the code.
enum Pace {
  /// A phone out of its box, an app on it, and one question with its answer.
  static func runOnce() throws {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let app = try phone.install(trail)
    try phone.open(app)
    let asking = try app.begin { await Permission().ask() }
    try phone.answer(.allowWhileUsing)
    let status = try asking.value
    if status != .authorizedWhenInUse { throw WrongAnswer(status: status) }
  }

  static func printRuns(_ runs: Int) throws {
    try runOnce()
    try measure("\(runs) runs of ask, answer, deliver, each on a phone of its own") {
      for _ in 1...runs { try runOnce() }
    }
  }

  /// An hour in which code sleeps a second at a time.
  static func printAnHour() throws {
    try measure("an hour in which code wakes every second") {
      let phone = VirtualPhone(system: .iOS(17, 4))
      let app = try phone.install(trail)
      try phone.open(app)
      try app.begin { while true { try await Task.sleep(for: .seconds(1)) } }
      phone.advance(by: .seconds(3600))
    }
    try measure("an hour in which code waits for its end") {
      let phone = VirtualPhone(system: .iOS(17, 4))
      let app = try phone.install(trail)
      try phone.open(app)
      let asking = try app.begin { try await Task.sleep(for: .seconds(3600)) }
      phone.advance(by: .seconds(3600))
      try asking.value
    }
  }

  private static func measure(_ name: String, _ body: () throws -> Void) throws {
    var wall = Double.infinity
    var processor = Double.infinity
    for _ in 1...5 {
      let before = (wall: ContinuousClock.now, processor: clock())
      try body()
      wall = min(wall, (ContinuousClock.now - before.wall) / .seconds(1))
      processor = min(processor, Double(clock() - before.processor) / Double(CLOCKS_PER_SEC))
    }
    print("\(name): \(wall) s, \(processor) s by the processor's time; the best of five")
  }
}

/// An answer that the person did not give.
struct WrongAnswer: Error {
  var status: CLAuthorizationStatus
}

/// The app of all runs.
let trail = AppPackage(name: "Trail", purposeStrings: [.whenInUse: "Shows the trails around you."])
