import CoreBluetooth
import Foundation
import WayleaveTesting
import TestSupport
import Testing

@Suite("Bluetooth's states, as a search brings them about") struct BluetoothStateTests {
  private static let early =
    "scanForPeripherals(withServices:options:) is ignored before Bluetooth is powered on, "
    + "and not called again"

  private func titles(_ explore: () async throws -> Exploration) async -> Set<String> {
    do {
      _ = try await explore()
      return []
    } catch {
      return Set((error as? ExplorationFailure)?.counterexamples.map(\.title) ?? ["\(error)"])
    }
  }

  @Test(.facts("IOS-BT-012", "IOS-BT-013"), arguments: [Releases.iOS(12), .iOS(18)])
  func `a scan right after the manager was made is ignored, and found (IOS-BT-012, IOS-BT-013)`(
    releases: Releases
  ) async throws {
    let found = await titles {
      try await explore(releases, depth: 2, environment: []) { phone in
        let app = phone.app { Finder(waits: false) }
        app.ignore(.promptsWithoutGesture)
        app.action("Stop") { $0.stop() }
      }
    }
    #expect(found == [Self.early])
  }

  @Test func `so is one that the first tap makes, and it may be allowed`() async throws {
    let found = await titles {
      try await explore(.iOS(15...18), depth: 3, environment: []) { phone in
        let app = phone.app { LateFinder() }
        app.action("Scan") { $0.scan() }
      }
    }
    #expect(found == [Self.early])
    try await explore(.iOS(18), depth: 3, environment: []) { phone in
      let app = phone.app { LateFinder() }
      app.action("Scan") { $0.scan() }
      app.ignore(.ignoredBluetoothCalls)
    }
  }

  @Test func `a scan that waits for powered on is right, whatever Bluetooth does`() async throws {
    let exploration = try await explore(.iOS(15...18), depth: 5) { phone in
      let app = phone.app { Finder(waits: true) }
      app.ignore(.promptsWithoutGesture)
      app.action("Stop") { $0.stop() }
    }
    #expect(exploration.states > 10)
  }

  @Test(.facts("IOS-BT-014"))
  func `a state that no one expected crashes where the service is lost (IOS-BT-014)`()
    async throws
  {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(18), depth: 4) { phone in
        let app = phone.app { Finder(waits: true, expects: false) }
        app.ignore(.promptsWithoutGesture)
        app.action("Stop") { $0.stop() }
      }
    }
    let counterexample = try #require(failure?.counterexamples.first)
    #expect(counterexample.title == "the app crashes: a state that the code does not expect")
    #expect(counterexample.steps.last == "Bluetooth resets")
    #expect("\(try #require(failure))".contains("loses its Bluetooth service"))
    let way = (["18.7"] + counterexample.steps).joined(separator: " > ")
    let again = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(18), depth: 4, replay: way) { phone in
        let app = phone.app { Finder(waits: true, expects: false) }
        app.ignore(.promptsWithoutGesture)
        app.action("Stop") { $0.stop() }
      }
    }
    #expect(again?.counterexamples.map(\.title) == [counterexample.title])
  }

  @Test(arguments: [true, false])
  func `a scan that is begun once alone is over when Bluetooth comes back (IOS-BT-015)`(
    once: Bool
  ) async throws {
    let found = await titles {
      try await explore(.iOS(18), depth: 5) { phone in
        let app = phone.app { Finder(waits: true, once: once) }
        app.ignore(.promptsWithoutGesture)
        app.action("Stop") { $0.stop() }
        app.never("on, without a scan") { $0.isOnWithoutScan }
      }
    }
    #expect(found == (once ? ["on, without a scan"] : []))
  }

  @Test func `an app without Bluetooth is searched in as many states as ever`() async throws {
    func states(_ environment: EnvironmentSteps) async throws -> Int {
      try await explore(.iOS(18), depth: 4, environment: environment) { phone in
        let app = phone.app { Nothing() }
        app.action("Wait") { _ in }
        app.ignore(.emptyExploration)
      }.states
    }
    #expect(try await states(.usual) == states(.usual.subtracting(.bluetooth)))
  }

  @Test func `limit: in a reset of Bluetooth nothing but time happens`() async throws {
    let exploration = try await explore(.iOS(12), depth: 3, environment: [.bluetooth]) { phone in
      let app = phone.app { Finder(waits: true) }
      app.action("Stop") { model in
        precondition(!model.isResetting, "tapped in a reset")
        model.stop()
      }
    }
    #expect(exploration.states > 4)
  }

  private final class Nothing {}

  @MainActor private final class Finder: NSObject, @preconcurrency CBCentralManagerDelegate {
    private var manager: CBCentralManager?
    private let waits: Bool
    private let expectsAll: Bool
    private let isOnce: Bool
    private var hasScanned = false
    private var isStopped = false

    var isOnWithoutScan: Bool {
      guard let manager else { return false }
      return !isStopped && manager.state == .poweredOn && !manager.isScanning
    }

    var isResetting: Bool { manager?.state == .resetting }

    init(waits: Bool, expects expectsAll: Bool = true, once isOnce: Bool = false) {
      (self.waits, self.expectsAll, self.isOnce) = (waits, expectsAll, isOnce)
      super.init()
      manager = CBCentralManager(delegate: self, queue: nil)
      if !waits { manager?.scanForPeripherals(withServices: nil) }
    }

    func stop() {
      isStopped = true
      manager?.stopScan()
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
      switch central.state {
      case .poweredOn:
        guard waits, !isStopped, !(isOnce && hasScanned) else { return }
        hasScanned = true
        central.scanForPeripherals(withServices: nil)
      case .poweredOff, .unauthorized, .unsupported: break
      default: precondition(expectsAll, "a state that the code does not expect")
      }
    }
  }

  @MainActor private final class LateFinder {
    private lazy var manager = CBCentralManager(delegate: nil, queue: nil)

    func scan() { manager.scanForPeripherals(withServices: nil) }
  }
}
