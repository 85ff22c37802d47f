import Glibc
import WayleaveTesting
import PlatformModel

/// One program, led step by step over standard input: "restart", or the place of a step.
///
/// The answer is a line: how many steps are possible, or what went wrong.
enum Serve {
  static func program(_ number: Int, fixed: Bool) throws {
    guard Program.all.indices.contains(number),
      let release = Program.all[number].releases.versions.last
    else { return print("there is no program \(number)") }
    let program = Program.all[number]
    let walk = try GuidedExploration(on: release) { program.describe($0, fixed) }
    say("\(walk.steps.count)")
    while let line = readLine() {
      guard let place = Int(line) else {
        walk.restart()
        say("\(walk.steps.count)")
        continue
      }
      let faults = try walk.take(place)
      say(faults.first.map { "! \($0.title)" } ?? "\(walk.steps.count)")
    }
  }

  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
