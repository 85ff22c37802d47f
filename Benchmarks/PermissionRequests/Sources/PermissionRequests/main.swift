// What a request that shows nothing costs beyond reading the status of a manager, and what it keeps.
//
//     swift run -c release --package-path Benchmarks/PermissionRequests
import CoreLocation
import DeterministicExecution
import Foundation
import LocationAuthorization
import PhoneSimulator
import PlatformModel

let phone = VirtualPhone(system: .iOS(18))
let app = try phone.install(
  AppPackage(name: "Trail", purposeStrings: [.whenInUse: "Shows your place on the trail."]))
try phone.open(app)
let (permissions, manager) = try app.run { (LocationPermissions(), Held(CLLocationManager())) }
let first = try app.begin { await permissions.request(.whenInUse) }
try phone.answer(.allowWhileUsing)
phone.advance(by: .seconds(1))
guard try first.value.isGranted else { fatalError("the grant is what is measured") }

/// The least time of some rounds, in nanoseconds for each turn; real time, outside the app's clock.
func least(of rounds: Int, turns: Int, _ round: () throws -> Void) rethrows -> Double {
  try (0..<rounds).map { _ in
    let clock = ContinuousClock()
    let length = try clock.measure(round)
    return Double(length.components.seconds) * 1e9 + Double(length.components.attoseconds) / 1e9
  }.reduce(.infinity, min) / Double(turns)
}

/// The resident memory of this process in KB.
func residentMemory() -> Int {
  let pages =
    (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * 4
}

func requests(_ turns: Int) throws {
  let asking = try app.begin {
    var granted = 0
    for _ in 0..<turns where await permissions.request(.whenInUse).isGranted { granted += 1 }
    return granted
  }
  let granted = try asking.value
  precondition(granted == turns)
}

let turns = 100_000
let bare = try least(of: 5, turns: turns) {
  try app.run {
    for _ in 0..<turns { precondition(manager.value.authorizationStatus == .authorizedWhenInUse) }
  }
}
let whole = try least(of: 5, turns: turns) { try requests(turns) }
print("reading a manager's status    \(Int(bare)) ns")
print("a request that shows nothing  \(Int(whole)) ns, \(Int(whole - bare)) ns over it")

let before = residentMemory()
for _ in 0..<10 { try requests(turns) }
print("memory over \(10 * turns) requests: \(before) KB before, \(residentMemory()) KB after")

/// A manager of the app's main thread, kept by the benchmark.
@MainActor
final class Held {
  let value: CLLocationManager
  init(_ value: CLLocationManager) { self.value = value }
}
