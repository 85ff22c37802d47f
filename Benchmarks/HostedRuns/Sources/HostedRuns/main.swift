import CoreLocation
import DeterministicExecution
import Glibc
import PhoneSimulator
import PlatformModel

// Prints how long complete runs take: an app's code asks, the person answers, the delegate is told and
// the code has its value. Both clocks are shown, because on a busy machine the wall's says more of
// the neighbours than of the code.

let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000

struct WrongAnswer: Error {
  var status: CLAuthorizationStatus
}

let trail = AppPackage(name: "Trail", purposeStrings: [.whenInUse: "Shows the trails around you."])

/// A phone out of its box, an app on it, and one question with its answer.
func runOnce() throws {
  let phone = VirtualPhone(system: .iOS(17, 4))
  let app = try phone.install(trail)
  try phone.open(app)
  let asking = try app.begin { await Permission().ask() }
  try phone.answer(.allowWhileUsing)
  let status = try asking.value
  if status != .authorizedWhenInUse { throw WrongAnswer(status: status) }
}

func measure(_ name: String, rounds: Int = 5, _ body: () throws -> Void) throws {
  var least = (wall: Double.infinity, processor: Double.infinity)
  for _ in 1...rounds {
    let before = (wall: ContinuousClock.now, processor: clock())
    try body()
    least.wall = min(least.wall, (ContinuousClock.now - before.wall) / .seconds(1))
    least.processor = min(
      least.processor, Double(clock() - before.processor) / Double(CLOCKS_PER_SEC))
  }
  print("\(name): \(least.wall) s, \(least.processor) s by the processor's time; best of \(rounds)")
}

try runOnce()
try measure("\(runs) runs of ask, answer, deliver, each on a phone of its own") {
  for _ in 1...runs { try runOnce() }
}
