import CoreLocation
import Foundation
import WayleaveTesting
import Testing

/// What an app has stored outlives its process, so it belongs to the state.
@Suite("What an app has stored") struct StoredStateTests {
  private func failure(
    depth: Int = 5, options: ExplorationOptions = ExplorationOptions(), replay: String? = nil,
    _ describe: @escaping @Sendable (ExploredPhone) -> Void
  ) async -> ExplorationFailure? {
    await #expect(throws: ExplorationFailure.self) {
      try await explore(
        .iOS(18), depth: depth, environment: .quit, options: options, replay: replay, describe)
    }
  }

  @Test(arguments: Store.allCases)
  func `a crash at the launch after something was saved is found`(_ store: Store) async throws {
    let describe: @Sendable (ExploredPhone) -> Void = { phone in
      let app = phone.app { Saver(store) }
      app.action("save") { $0.save() }
    }
    let found = try #require(await failure(describe)).counterexamples
    #expect(found.map(\.steps) == [["tap save", "quit", "open"]])
    let again = await failure(replay: "18.7 > tap save > quit > open", describe)
    #expect(again?.counterexamples.map(\.fault) == found.map(\.fault))
  }

  @Test func `it is found in processes of their own as well, and no folder is left behind`()
    async throws
  {
    let found = await failure(depth: 3, options: ExplorationOptions(isolateRuns: true)) { phone in
      let app = phone.app { Saver(.file) }
      app.action("save") { $0.save() }
    }
    #expect(found?.counterexamples.map(\.steps) == [["tap save", "quit", "open"]])
  }

  @Test func `what one run stores no other run finds`() async throws {
    let exploration = try await explore(.iOS(16...18), depth: 3, environment: .quit) { phone in
      let app = phone.app { Saver(.file, crashes: false) }
      app.action("save") { $0.save() }
      app.never("saved before it was opened") { $0.wasSaved && !$0.phoneHadQuit }
    }
    #expect(exploration.coverage.allSatisfy { $0.uncompared.isEmpty })
  }

  @Test(arguments: Blur.allCases)
  func `what cannot be compared ends the claim to be complete`(_ blur: Blur) async throws {
    let exploration = try await explore(.iOS(18), depth: 3, environment: []) { phone in
      let app = phone.app { Saver(.defaults, crashes: false) }
      app.action("save") { $0.save(blur) }
    }
    let coverage = try #require(exploration.coverage.first)
    #expect(coverage.uncompared == [blur.name])
    #expect(!coverage.isFinished)
    #expect(
      exploration.description.contains("not complete: states are not compared by \(blur.name)"))
  }

  @Test func `a limit on states names what is stored and keeps states apart`() async throws {
    let exploration = try await explore(
      .iOS(18), depth: 50, environment: [], options: ExplorationOptions(maxStates: 30)
    ) { phone in
      let app = phone.app { Saver(.defaults, crashes: false) }
      app.action("save") {
        $0.save()
        UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "taps") + 1, forKey: "taps")
      }
    }
    #expect(exploration.description.contains("`“taps” in UserDefaults` ("))
  }

  enum Store: CaseIterable { case defaults, suite, file }

  /// Values that no two states are distinguished by.
  enum Blur: CaseIterable {
    case date, identifier, random, outside

    var name: String {
      self == .outside ? "\(Self.path)" : "“blur” in UserDefaults"
    }

    static let path = "/tmp/wayleave-outside-\(getpid())"
  }

  @MainActor final class Saver {
    private let store: Store
    private let manager = CLLocationManager()
    let wasSaved: Bool
    let phoneHadQuit = UserDefaults.standard.bool(forKey: "quit")

    init(_ store: Store, crashes: Bool = true) {
      self.store = store
      wasSaved = Self.isSaved(store)
      if crashes, wasSaved { fatalError("it was saved") }
    }

    private static var file: URL {
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("saved.json")
    }

    private static func isSaved(_ store: Store) -> Bool {
      switch store {
      case .defaults: UserDefaults.standard.bool(forKey: "saved")
      case .suite: UserDefaults(suiteName: "group.trail")?.bool(forKey: "saved") == true
      case .file: FileManager.default.fileExists(atPath: file.path)
      }
    }

    func save() {
      manager.requestWhenInUseAuthorization()
      UserDefaults.standard.set(true, forKey: "quit")
      switch store {
      case .defaults: UserDefaults.standard.set(true, forKey: "saved")
      case .suite: UserDefaults(suiteName: "group.trail")?.set(true, forKey: "saved")
      case .file:
        do { try Data("{}".utf8).write(to: Self.file, options: .atomic) } catch {
          fatalError("nothing is written: \(error)")
        }
      }
    }

    func save(_ blur: Blur) {
      manager.requestWhenInUseAuthorization()
      switch blur {
      case .date: UserDefaults.standard.set(Date(), forKey: "blur")
      case .identifier: UserDefaults.standard.set(UUID().uuidString, forKey: "blur")
      case .random: UserDefaults.standard.set(Int.random(in: 0 ... .max), forKey: "blur")
      case .outside: try? Data("x".utf8).write(to: URL(fileURLWithPath: Blur.path))
      }
    }
  }
}
