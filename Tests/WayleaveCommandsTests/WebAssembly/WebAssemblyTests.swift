import AuthorizationEngine
import PagePhone
import PhoneSimulator
import PlatformModel
import Testing
import TransitionSystem

@Suite(
  "The phones in WebAssembly do what the native ones do",
  .enabled(if: WebAssemblyBuild.underTest != nil))
struct WebAssemblyTests {
  static let build = WebAssemblyBuild.underTest
  static let seeds: [UInt32] = [1, 2, 3]
  static let steps = 300

  @Test(arguments: OSVersion.allIOS + OSVersion.allAndroid)
  func `random walks meet the same states, effects and refusals`(release: OSVersion) throws {
    let questions = Self.seeds.map {
      WebAssemblyBuild.Question(walk: release.description, seed: $0, count: Self.steps)
    }
    let answers = try #require(Self.build).answers(to: questions)
    for (seed, answer) in zip(Self.seeds, answers) {
      let walk = RandomWalk(on: release, seed: UInt64(seed), count: Self.steps)
      let sums = answer.split(separator: "\n")
      try #require(sums.count == walk.steps.count)
      for (place, step) in walk.steps.enumerated() where sums[place] != String(step.sum, radix: 16)
      {
        Issue.record("\(release), seed \(seed), step \(place + 1): \(step.event)")
        break
      }
    }
  }

  @Test(arguments: [OSVersion.iOS(17, 4), .android(34)])
  func `walks through a model with an altered row are not those of WebAssembly`(
    release: OSVersion
  ) throws {
    let mutants =
      release.platform == .iOS ? RowMutant.all(of: IOS.self) : RowMutant.all(of: Android.self)
    let seed = Self.seeds[0]
    let answer = try #require(Self.build).answers(to: [
      WebAssemblyBuild.Question(walk: release.description, seed: seed, count: Self.steps)
    ])[0]
    let some = stride(from: 0, to: mutants.count, by: 60).map { mutants[$0] }
    let noticed = some.count { mutant in
      let walk = RandomWalk(
        on: release, seed: UInt64(seed), count: Self.steps, alteredBy: mutant)
      return answer != walk.steps.map { String($0.sum, radix: 16) }.joined(separator: "\n")
    }
    #expect(noticed > 3)
  }

  @Test(arguments: ShippedScenarios.names)
  func `a shipped scenario leaves the same trace on every release`(name: String) throws {
    var written = TokenWriter()
    let native: String
    let isAndroid: Bool
    if let scenario = try ShippedScenarios.androidScenario(name) {
      written.add(scenario)
      (native, isAndroid) = (ScenarioTrace.text(of: scenario), true)
    } else {
      let scenario = try ShippedScenarios.scenario(name)
      written.add(scenario)
      (native, isAndroid) = (ScenarioTrace.text(of: scenario), false)
    }
    let answer = try #require(Self.build).answers(to: [
      WebAssemblyBuild.Question(scenario: written.text, android: isAndroid)
    ])[0]
    guard answer != native else { return }
    let lines = zip(answer.split(separator: "\n"), native.split(separator: "\n"))
    let first = lines.first { $0 != $1 }
    Issue.record("\(name): \(first?.1 ?? "an end"), in WebAssembly: \(first?.0 ?? "an end")")
  }
}

@Suite("A scenario that is written for another build")
struct WrittenScenarioTests {
  @Test(arguments: ShippedScenarios.names)
  func `leaves the trace that it left before`(name: String) throws {
    var written = TokenWriter()
    if var scenario = try ShippedScenarios.androidScenario(name) {
      scenario.releases = OSVersion.Span(scenario.releases.last, scenario.releases.last)
      written.add(scenario)
      let trace = ScenarioTrace.text(ofWritten: written.text, onAndroid: true)
      #expect(trace == ScenarioTrace.text(of: scenario))
    } else {
      var scenario = try ShippedScenarios.scenario(name)
      scenario.releases = OSVersion.Span(scenario.releases.last, scenario.releases.last)
      written.add(scenario)
      let trace = ScenarioTrace.text(ofWritten: written.text, onAndroid: false)
      #expect(trace == ScenarioTrace.text(of: scenario))
    }
  }

  @Test(arguments: ["", "no scenario", "a\niOS 17\niOS 17\n-1\nnotch\n"])
  func `that is cut short or something else is none`(text: String) {
    #expect(ScenarioTrace.text(ofWritten: text, onAndroid: false) == nil)
    #expect(ScenarioTrace.text(ofWritten: text, onAndroid: true) == nil)
  }
}
