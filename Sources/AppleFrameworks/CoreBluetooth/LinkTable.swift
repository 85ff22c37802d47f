import AppHosting
import Foundation
import PhoneSimulator
import Synchronization

/// What one manager does with the radio: whether it scans, what it found, and its connections.
///
/// The phone knows of it in words, so that a search distinguishes states that differ in it.
final class LinkTable: Sendable {
  private struct State: Sendable {
    var scan: Scan?
    var links: [UUID: CBPeripheralState] = [:]
    var details: [UUID: String] = [:]
  }

  /// A scan: for which services, and what it has found.
  struct Scan: Sendable {
    var services: [String]?
    var found: Set<UUID> = []
  }

  private let home: HostedProcess?
  private let number: Int?
  private let state = Mutex(State())

  init(_ process: HostedProcess?) {
    number = process?.app.nextBluetoothManager()
    home = process
  }

  deinit { tell(nil) }

  /// The scan that goes on.
  var scan: Scan? {
    get { state.withLock { $0.scan } }
    set {
      state.withLock { $0.scan = newValue }
      tell()
    }
  }

  /// How far the connection with a peripheral has come.
  subscript(peripheral: UUID) -> CBPeripheralState {
    get { state.withLock { $0.links[peripheral] ?? .disconnected } }
    set {
      state.withLock { state in
        state.links[peripheral] = newValue == .disconnected ? nil : newValue
        if newValue == .disconnected { state.details[peripheral] = nil }
      }
      tell()
    }
  }

  /// Says what was found out about a peripheral.
  func describe(_ peripheral: UUID, _ words: String) {
    state.withLock { $0.details[peripheral] = words }
    tell()
  }

  /// Ends everything: the radio is gone (IOS-BT-015).
  func clear() {
    state.withLock { $0 = State() }
    tell()
  }

  private func tell() { tell(words) }

  private func tell(_ words: String?) {
    guard let number, let home, home.isAlive else { return }
    home.app.describeBluetooth(words, of: number)
  }

  private var words: String {
    state.withLock { state in
      let found = (state.scan?.found ?? []).map(\.uuidString).sorted()
      let scan = state.scan.map { "scan \($0.services ?? ["*"]) \(found)" }
      let links = state.links.map {
        "\($0.key) \($0.value.rawValue) \(state.details[$0.key] ?? "")"
      }
      return ([scan ?? ""] + links.sorted()).joined(separator: ";")
    }
  }
}
