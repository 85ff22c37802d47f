import PhoneSimulator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Prints how many steps a second a phone takes: an event that the engine checked is a step, be it a
// verb of the person, a call of the app or something that fell due. Both clocks are shown, because
// on a busy machine the wall's says more of the neighbours than of the phone.

let days = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20_000

func measure(_ name: String, keepsTrace: Bool, days: Int) throws {
  var byWall = 0.0
  var byProcessor = 0.0
  var steps = 0
  for _ in 1...5 {
    let day = try Day(on: .iOS(17, 4), keepsTrace: keepsTrace)
    try day.live()
    let before = (steps: day.phone.stepCount, wall: ContinuousClock.now, processor: clock())
    for _ in 1...days { try day.live() }
    let wall = (ContinuousClock.now - before.wall) / .seconds(1)
    let processor = Double(clock() - before.processor) / Double(CLOCKS_PER_SEC)
    steps = day.phone.stepCount - before.steps
    byWall = max(byWall, Double(steps) / wall)
    byProcessor = max(byProcessor, Double(steps) / processor)
  }
  print(
    "\(name): \(Int(byWall)) steps a second, \(Int(byProcessor)) by the processor's time;",
    "the best of five rounds of \(steps) steps")
}

try measure("without a trace", keepsTrace: false, days: days)
try measure("with a trace", keepsTrace: true, days: max(1, days / 20))
