import AuthorizationEngine
import Foundation
import PlatformModel
import StateExploration

// Prints how many states a second the search finds, beside SPIN on the model that is generated from
// the same rows, and how long an app's configuration takes on every iOS. SPIN's depth-first search is
// compiled with -O2, without partial-order reduction, which one process leaves nothing to do, and with
// a hash table that is large enough; -o1 leaves out an analysis of local variables, of which there are
// none. Times are the processor's, of one thread; SPIN's is its user time
// alone, so that setting up its table costs it nothing. The best of some rounds counts for both.

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5
let build = IOS.Build(
  purposeStrings: [.whenInUse, .always, .alwaysAndWhenInUse], hasLocationBackgroundMode: true)
let app = AppSearch(
  build, calls: [.requestWhenInUse, .requestAlways, .startUpdating, .setAllowsBackground(true)])
let services: [IOS.Event] = [
  .startSignificantChanges, .happens(.significantChange), .heldEventExpires, .releaseManager,
  .setAllowsBackground(false), .requestLocation, .locationFix, .setShowsIndicator(true),
  .setRestricted(true), .setRestricted(false), .startRegion, .stopRegion, .happens(.region),
  .stopUpdating, .terminate,
]

func compare(_ name: String, _ alphabet: Alphabet, on version: OSVersion) throws {
  let engine = IOS.Engine(IOS.System(version))
  let search = ModelSearch(engine, alphabet, from: IOS.State(build))
  let graph = search.run()
  var own = Double.infinity
  for _ in 1...rounds {
    let before = clock()
    _ = search.run()
    own = min(own, Double(clock() - before) / Double(CLOCKS_PER_SEC))
  }
  let rate = Double(graph.count) / own
  print(
    "\(name), \(version): \(graph.count) states, \(graph.transitionCount) transitions;",
    "\(thousands(rate)) states/s, \(thousands(Double(graph.transitionCount) / own)) transitions/s")
  guard SpinVerifier.isInstalled else { return print("  spin and gcc are not installed") }
  let verifier = try SpinVerifier(
    PromelaModel(engine, alphabet, from: IOS.State(build)), optimizing: true)
  var peer = Double.infinity
  for _ in 1...rounds {
    let before = userTimeOfChildren()
    let spin = try verifier.run(expecting: graph.count)
    peer = min(peer, userTimeOfChildren() - before)
    guard spin.states == graph.count, spin.transitions == graph.transitionCount else {
      return print("  SPIN finds another graph: \(spin)")
    }
  }
  let other = Double(graph.count) / peer
  print(
    "  SPIN: the same states and transitions; \(thousands(other)) states/s;",
    "ratio \(Double(Int(rate / other * 100)) / 100)")
}

func userTimeOfChildren() -> Double {
  var usage = rusage()
  // RUSAGE_CHILDREN, whose type differs between systems.
  getrusage(-1, &usage)
  return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1_000_000
}

func thousands(_ number: Double) -> String { "\(Int(number / 1000)) thousand" }

for version in [OSVersion.iOS(13), .newestIOS] {
  try compare("asking and updates", app.alphabet, on: version)
}
try compare(
  "with services", app.alphabet.union(Alphabet(services)), on: .newestIOS)

var least = Duration.seconds(1000)
var states = 0
for _ in 1...rounds {
  let before = ContinuousClock.now
  states = app.run().reduce(0) { $0 + $1.graph.count }
  least = min(least, ContinuousClock.now - before)
}
print(
  "one app, iOS 8 to 27, on all processors, with its end states: \(states) states in",
  "\(Int(least / .milliseconds(1))) ms")
