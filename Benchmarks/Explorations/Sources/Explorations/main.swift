import WayleaveTesting
import PlatformModel

// Explorations five [DEPTH]: five prompts in a row, on six releases of iOS.
// Explorations runs [SECONDS] [two]: complete runs of a small asynchronous flow, each of its own;
// on two threads if asked for.
// Explorations flow [DEPTH]: everything that can be made of a small asynchronous flow.
// Explorations programs [SEEDS]: what it takes to find eleven bugs, by search and at random.
// Explorations serve NUMBER [fixed]: one program, step by step over standard input, for others.

let arguments = Array(CommandLine.arguments.dropFirst())
let number = arguments.dropFirst().first.flatMap { Int($0) }

switch arguments.first {
case "five": try await Measure.five(depth: number ?? 8)
case "runs":
  let releases: Releases = arguments.last == "two" ? .iOS(16...17) : .iOS(17)
  try await Measure.runs(seconds: number ?? 5, on: releases)
case "flow": try await Measure.flow(depth: number ?? 12)
case "programs": try await Measure.programs(seeds: number ?? 21)
case "serve": try Serve.program(number ?? 0, fixed: arguments.last == "fixed")
default: print("Explorations five | runs | flow | programs [NUMBER], or serve NUMBER")
}
