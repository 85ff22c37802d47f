import AppArtifacts
import SourceReaders
import Testing

@testable import PermissionAudit

@Suite("The sweep over sources")
struct SourceSweepTests {
  private func artifact(_ targets: [AppTarget]) -> AppArtifact {
    AppArtifact(root: ".", targets: targets)
  }

  private func target(
    _ name: String, _ kind: AppTarget.Kind = .app, sources: [String],
    configurations: [String: [String]] = ["Release": []]
  ) -> AppTarget {
    AppTarget(
      name: name, project: "A.xcodeproj", kind: kind,
      platforms: kind == .watchApp ? ["watchos"] : ["iphoneos"],
      configurations: configurations.sorted { $0.key < $1.key }.map {
        TargetConfiguration(name: $0.key, infoPlist: nil, conditions: $0.value)
      },
      sources: sources.map { SourceFile($0, .swift) })
  }

  private func calls(_ targets: [AppTarget], _ files: [String: String]) -> [String: [PlatformAPI]] {
    let readings = SourceSweep.readings(
      SourceReadings.planned(for: artifact(targets)), in: .memory(files))
    var calls: [String: [PlatformAPI]] = [:]
    for target in targets {
      for configuration in target.configurations {
        calls["\(target.name) \(configuration.name)"] =
          readings[target, configuration].values.flatMap(\.calls).map(\.api)
      }
    }
    return calls
  }

  private static let always = "manager.requestAlwaysAuthorization()"

  @Test func `reads a file that targets share under the flags of each`() {
    let text = "func f() {\n#if WIDGET\n\(Self.always)\n#endif\n}"
    let targets = [
      target("App", sources: ["a.swift"]),
      target("Widget", sources: ["a.swift"], configurations: ["Release": ["WIDGET"]]),
    ]
    #expect(
      calls(targets, ["a.swift": text])
        == ["App Release": [], "Widget Release": [.requestAlwaysAuthorization]])
  }

  @Test func `reads a file under the flags of each configuration`() {
    let text = "func f() {\n#if DEBUG\n\(Self.always)\n#endif\n}"
    let app = target(
      "App", sources: ["a.swift"], configurations: ["Debug": ["DEBUG"], "Release": []])
    #expect(
      calls([app], ["a.swift": text])
        == ["App Debug": [.requestAlwaysAuthorization], "App Release": []])
  }

  @Test func `reads a file of a watch app as watchOS compiles it`() {
    let text = "func f() {\n#if os(watchOS)\n\(Self.always)\n#endif\n}"
    let targets = [
      target("App", sources: ["a.swift"]), target("Watch", .watchApp, sources: ["a.swift"]),
    ]
    #expect(
      calls(targets, ["a.swift": text])
        == ["App Release": [], "Watch Release": [.requestAlwaysAuthorization]])
  }

  @Test func `parses a file once where no flag decides about a call`() throws {
    let configurations = ["Debug": ["DEBUG", "LOG=1"], "Release": [], "Beta": ["BETA"]]
    let app = target("App", sources: ["a.swift"], configurations: configurations)
    let (readings, jobs) = SourceReadings.planned(for: artifact([app]))
    let job = try #require(jobs.first)
    var count = 0
    let found = readings.read(job) { _ in
      count += 1
      return SourceReading(path: "a.swift", calls: [], consultedConditions: ["LOUD"])
    }
    #expect(count == 1)
    #expect(found.map(\.places) == [[0, 1, 2]])
  }

  @Test(arguments: [("#if os(watchOS)", 2), ("#if DEBUG", 1)])
  func `reads a file for the watch apart only where it asks about the platform`(
    condition: String, times: Int
  ) throws {
    let targets = [
      target("App", sources: ["a.swift"]), target("Watch", .watchApp, sources: ["a.swift"]),
    ]
    let (readings, jobs) = SourceReadings.planned(for: artifact(targets))
    let text = "func f() {\n\(condition)\n\(Self.always)\n#endif\n}"
    let found = readings.read(try #require(jobs.first)) { conditions in
      SourceReader.read(
        Array(text.utf8), path: "a.swift", language: .swift, conditions: conditions)
    }
    #expect(found.count == times)
  }

  @Test func `takes the word of a sieve for the files that it has looked at`() throws {
    let app = target("App", sources: ["call.swift", "none.swift", "new.swift"])
    let text = "func f() { \(Self.always) }"
    var verdicts: [String: SourceSieve.Verdict] = [
      "call.swift": .init(weight: text.utf8.count), "none.swift": .init(weight: 0),
    ]
    let readings = SourceSweep.readings(
      SourceReadings.planned(for: artifact([app])),
      in: .memory(["call.swift": text, "none.swift": text, "new.swift": text]),
      verdicts: &verdicts, progress: { _, _ in })
    #expect(verdicts["new.swift"]?.weight == text.utf8.count)
    #expect(readings[app, app.configurations[0]].keys.sorted() == ["call.swift", "new.swift"])
  }

  @Test func `leaves out the sources of tests and of frameworks that no app hosts`() {
    let targets = [
      target("Tests", .test, sources: ["t.swift"]),
      target("Kit", .framework, sources: ["k.swift"]), target("App", sources: ["a.swift"]),
    ]
    #expect(SourceReadings.planned(for: artifact(targets)).jobs.map(\.file.path) == ["a.swift"])
  }

  @Test func `reports a file that cannot be read and goes on with the rest`() throws {
    let app = target("App", sources: ["gone.swift", "a.swift"])
    let readings = SourceSweep.readings(
      SourceReadings.planned(for: artifact([app])),
      in: .memory(["a.swift": "func f() { \(Self.always) }"]))
    let found = readings[app, app.configurations[0]]
    #expect(found["gone.swift"]?.problems.map(\.code) == [.unreadableFile])
    #expect(found["a.swift"]?.calls.map(\.api) == [.requestAlwaysAuthorization])
  }

  @Test(arguments: [0, 1, 15, 16, 17, 200])
  func `reads every file once, however many there are`(count: Int) {
    let names = (0..<count).map { "f\($0).swift" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "func f() { \(Self.always) }") })
    let app = target("App", sources: names)
    #expect(calls([app], files)["App Release"]?.count == count)
  }
}

extension SourceSweep {
  /// The readings of a plan, where no sieve has looked at anything.
  static func readings(_ plan: SourceReadings.Plan, in tree: FileTree) -> SourceReadings {
    var verdicts: [String: SourceSieve.Verdict] = [:]
    return readings(plan, in: tree, verdicts: &verdicts) { _, _ in }
  }
}
