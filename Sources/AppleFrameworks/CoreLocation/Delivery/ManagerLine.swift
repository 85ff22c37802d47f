import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator

/// The line between a location manager of an app and the phone.
///
/// Unchecked: the fields are set before anything comes over the line, and the manager is only
/// touched at the place where it was made.
final class ManagerLine: @unchecked Sendable {
  let process: HostedProcess
  /// What the phone runs; no process outlives its update.
  let system: IOS.System
  let place: any WorkPlace
  private(set) var id: IOS.ManagerID?
  private var manager: Unheld<CLLocationManager>?
  private var receiver: Receiver?
  private var followsTurns = false

  /// A line for a manager that is being made; nil if no app runs.
  init?() {
    guard let process = HostedProcess.current else {
      Misuse.noPhone("CLLocationManager").sayOnce()
      return nil
    }
    self.process = process
    system = process.app.phone.system
    place = process.here
    if !place.comesBack { process.complain(.noRunLoop("CLLocationManager")) }
  }

  /// Makes the manager known to the phone, which calls back with the status (IOS-AUTH-030).
  func open(for manager: CLLocationManager) {
    self.manager = Unheld(manager)
    // Not weakly: the line is closed with its manager, and hears nothing from there.
    receiver = process.receive(at: place) { [self] noticed in
      guard noticed.concernsLocationManagers else { return nil }
      return { [self] in self.manager?.object?.take(noticed) }
    }
    id = try? process.app.makeLocationManager().id
  }

  /// Has the manager told when the phone is turned, from the first time it wants to know.
  func followTurns() {
    guard !followsTurns, let phone = process.phone else { return }
    followsTurns = true
    phone.onTurn { [weak self] in
      guard let self, self.process.isAlive else { return false }
      self.later { $0.tellHeading() }
      return true
    }
  }

  /// The manager on the phone, while both are there.
  var phone: VirtualLocationManager? {
    guard let id, let phone = process.phone else { return nil }
    return VirtualLocationManager(app: VirtualApp(id: process.id, phone: phone), id: id)
  }

  /// Lets go of the manager on the phone, its question with it (IOS-AUTH-041).
  func close() {
    receiver = nil
    if process.isAlive { try? phone?.release() }
  }

  /// Makes a call on the phone; what the release does not have is written into the trace.
  ///
  /// False if the phone refused it.
  @discardableResult
  func call(
    _ name: StaticString, _ body: (VirtualLocationManager) throws(PhoneRefusal) -> Void
  ) -> Bool {
    guard process.isAlive, let phone else { return false }
    do {
      try body(phone)
      return true
    } catch {
      if error.reason == .notOnThisSystem {
        process.complain(Misuse("\(name): \(error.sentence)"))
      }
      return false
    }
  }

  /// Has work done at the manager's place, after what waits there.
  func later(_ work: @escaping @Sendable (CLLocationManager) -> Void) {
    place.perform { [self] in
      if let manager = manager?.object { work(manager) }
    }
  }

  /// The regions of the app, in the order in which it asked for them.
  var monitoredRegions: [MonitoredRegion] {
    process.app.phone.world.apps[process.app.id.rawValue].regions
  }
}
