import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator
import PlatformModel

/// Watches conditions for an app, over its launches too, iOS 17+ (IOS-NEW-001, IOS-NEW-014).
///
/// A name that is not alphanumeric, or that is open already, ends the app (IOS-NEW-013). The state
/// of a new condition is reported when it first changes; Apple's tells it once at the beginning
/// too.
public actor CLMonitor {
  /// What happens to the conditions, from the moment it is iterated.
  public let events: Events

  private nonisolated let process: HostedProcess?
  private let ledger: MonitorLedger

  /// Opens a monitor by its name.
  public init(_ name: String) async {
    let process = HostedProcess.current
    self.process = process
    ledger = MonitorLedger(name: name)
    events = Events(process: process, ledger: ledger)
    guard let process else {
      Misuse.noPhone("CLMonitor").sayOnce()
      return
    }
    if name.isEmpty || !name.utf8.allSatisfy(\.isAlphanumeric) {
      process.raise(
        PlatformText.inconsistency,
        reason: "the name of a CLMonitor must be alphanumeric: \(name)")
    } else if !OpenMonitors.open(name, in: process) {
      process.raise(PlatformText.inconsistency, reason: PlatformText.monitorInUse(name))
    } else {
      ledger.opened(in: process)
    }
  }

  /// Watches a condition; one with the same identifier is replaced.
  public func add(_ condition: any CLCondition, identifier: String) {
    add(condition, identifier: identifier, assuming: .unknown)
  }

  /// Watches a condition whose state the app believes to know.
  public func add(
    _ condition: any CLCondition, identifier: String, assuming state: Event.State
  ) {
    guard let process, process.isAlive else { return }
    ledger.assume(state, of: identifier, at: Date(of: process.app.phone.now))
    guard let region = MonitoredRegion(condition, named: ledger.phoneName(of: identifier)) else {
      return
    }
    do throws(PhoneRefusal) {
      try process.app.addCondition(region)
    } catch {
      process.complain(Misuse("CLMonitor: \(error.sentence)"))
    }
  }

  /// Watches a condition no more.
  public func remove(_ identifier: String) {
    guard let process, process.isAlive else { return }
    ledger.forget(identifier)
    try? process.app.removeCondition(ledger.phoneName(of: identifier))
  }

  /// The identifiers of the conditions, in the order in which they were added.
  public var identifiers: [String] {
    conditions.compactMap { ledger.identifier(of: $0.identifier) }
  }

  /// A condition with its last event; nil for an identifier that is not watched.
  public func record(for identifier: String) -> Record? {
    let name = ledger.phoneName(of: identifier)
    guard let region = conditions.first(where: { $0.identifier == name }),
      let condition = region.condition
    else { return nil }
    return Record(condition: condition, lastEvent: ledger.lastEvent(of: identifier))
  }

  private var conditions: [MonitoredRegion] {
    guard let app = process?.app else { return [] }
    return app.phone.world.apps[app.id.rawValue].conditions
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
