import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator

/// What a monitor remembers of its conditions; the phone keeps the conditions themselves.
final class MonitorLedger: Sendable {
  private let name: String
  private let last = Locked<[String: CLMonitor.Event]>([:])
  private let added = Locked<String?>(nil)
  private let opener = Locked<HostedProcess?>(nil)

  init(name: String) { self.name = name }

  /// The monitor is open: its name is taken until the monitor is let go.
  func opened(in process: HostedProcess) { opener.withLock { $0 = process } }

  deinit {
    if let process = opener.withLock({ $0 }) { OpenMonitors.close(name, in: process) }
  }

  /// The name that a condition has on the phone: a monitor's name has no dot.
  func phoneName(of identifier: String) -> String { "\(name).\(identifier)" }

  /// The app's name for a condition of this monitor; nil for one of another.
  func identifier(of phoneName: String) -> String? {
    phoneName.hasPrefix(name + ".") ? String(phoneName.dropFirst(name.count + 1)) : nil
  }

  func assume(_ state: CLMonitor.Event.State, of identifier: String, at date: Date) {
    added.withLock { $0 = identifier }
    note(CLMonitor.Event(identifier, state, at: date))
  }

  func forget(_ identifier: String) { last.withLock { $0[identifier] = nil } }

  func note(_ event: CLMonitor.Event) { last.withLock { $0[event.identifier] = event } }

  func lastEvent(of identifier: String) -> CLMonitor.Event {
    last.withLock { $0[identifier] } ?? CLMonitor.Event(identifier, .unknown, at: Date(of: .zero))
  }

  /// What the app hears of something that it noticed, if it is about this monitor.
  func event(for noticed: Noticed, in app: VirtualApp) -> CLMonitor.Event? {
    let now = Date(of: app.phone.now)
    let flags = DiagnosticFlags(of: app)
    switch (noticed.effect, noticed.detail) {
    case (.delivered(.condition), .entered(let region)):
      return identifier(of: region).map { CLMonitor.Event($0, .satisfied, at: now, flags: flags) }
    case (.delivered(.condition), .left(let region)):
      return identifier(of: region).map { CLMonitor.Event($0, .unsatisfied, at: now, flags: flags) }
    case (.conditionLimitExceeded, _):
      return added.withLock { $0 }.map {
        CLMonitor.Event(
          $0, .unmonitored, at: now, conditionLimitExceeded: true, flags: flags)
      }
    default: return nil
    }
  }
}

/// The monitors that are open, by process and name: each may be open once (IOS-NEW-013).
enum OpenMonitors {
  private struct Key: Hashable {
    var process: ObjectIdentifier
    var name: String
  }

  private static let open = Locked<Set<Key>>.shared([])

  /// Takes a name; false if it is taken.
  static func open(_ name: String, in process: HostedProcess) -> Bool {
    open.withLock { $0.insert(Key(process: ObjectIdentifier(process), name: name)).inserted }
  }

  static func close(_ name: String, in process: HostedProcess) {
    _ = open.withLock { $0.remove(Key(process: ObjectIdentifier(process), name: name)) }
  }
}
