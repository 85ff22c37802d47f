import Glibc

// HostedRuns [N]: prints how long N complete runs take, and what an hour of virtual time costs.
// HostedRuns traces N THREADS: prints the trace of a scenario; ends with 1 where N runs of it differ.

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.first == "traces" {
  let numbers = arguments.dropFirst().compactMap { Int($0) }
  guard numbers.count == 2 else {
    print("HostedRuns traces RUNS THREADS")
    exit(64)
  }
  exit(try Traces.print(runs: numbers[0], threads: max(1, numbers[1])) ? 0 : 1)
}

let runs = arguments.first.flatMap { Int($0) } ?? 100_000
try Pace.printRuns(runs)
try Pace.printAnHour()
