import AuthorizationEngine
import PlatformModel

/// An app's own side of a phone: what its code can call, read and notice, and nothing else.
///
/// The person's side is ``VirtualPhone``. A call that cannot be made throws a ``PhoneRefusal``: the
/// process does not run, or the release does not have it. Everything else that the platform does in
/// silence happens in silence here too.
public struct VirtualApp: Sendable {
  /// Its name on the phone.
  package let id: AppID
  /// The phone that it is installed on.
  public let phone: VirtualPhone

  package init(id: AppID, phone: VirtualPhone) {
    self.id = id
    self.phone = phone
  }
}

extension VirtualApp {
  /// The package that is installed.
  public var package: AppPackage { read { $0.apps[$1.rawValue].package } }

  /// Whether it has a process that runs.
  public var isRunning: Bool { process == .running }

  /// What became of its process.
  public var process: IOS.AppProcess { read { $0.apps[$1.rawValue].state.seen.process } }

  /// Its state as the engine looks at it; nil if the phone has no such app.
  package var situation: IOS.State? { read { $0.situation(of: $1) } }

  /// What it gets when it reads its authorization status.
  public var authorizationStatus: AuthorizationStatus { ask { $0.status(of: $1) } }

  /// What it gets when it reads its accuracy, iOS 14+.
  public var accuracyAuthorization: AccuracyAuthorization { ask { $0.accuracy(of: $1) } }

  /// CLLocationManager.locationServicesEnabled(): the switch of the phone, nothing of the app.
  public var locationServicesEnabled: Bool {
    ask { world, _ in world.deviceState.has(.locationServicesOn) }
  }

  /// Why iOS gives it no list of Wi-Fi networks: there is no API for it, whatever is granted.
  public func scanWiFi() throws(PhoneRefusal) -> Never {
    phone.guarded.withLock { $0.world.note(.wifiScanRefused, id) }
    throw PhoneRefusal(.notOnThisSystem, "iOS never lets an app scan Wi-Fi.")
  }
}

extension VirtualApp {
  /// Has everything that the app notices handed to a closure, in order, from now on.
  ///
  /// What came before and was not taken is handed over first. The closure may call the app and the
  /// phone; what that brings comes after it has returned.
  public func onNotice(_ listener: @escaping @Sendable (Noticed) -> Void) {
    let waiting = phone.guarded.withLock { guarded -> [Noticed] in
      guarded.listeners[id] = VirtualPhone.Listener(hear: listener)
      return guarded.takeKept(for: id)
    }
    waiting.forEach(listener)
  }

  /// What the app noticed since the last time, oldest first.
  ///
  /// Nothing comes any more while a closure listens, or once code of the app's own has run.
  public func takeNotices() -> [Noticed] {
    phone.guarded.withLock { $0.takeKept(for: id) }
  }

  func read<Value: Sendable>(_ body: (PhoneWorld, AppID) -> Value) -> Value {
    phone.guarded.withLock { body($0.world, id) }
  }

  /// Reads what only code of apps asks for.
  func ask<Value: Sendable>(_ body: (PhoneWorld, AppID) -> Value) -> Value {
    phone.guarded.withLock { guarded in
      guarded.readsByApps &+= 1
      return body(guarded.world, id)
    }
  }

  func call(_ event: IOS.Event, manager: IOS.ManagerID? = nil) throws(PhoneRefusal) {
    try phone.act(about: id) { $0.call(event, by: id, manager: manager) }
  }
}

extension VirtualApp: Hashable {
  /// The same app on the same phone.
  public static func == (left: VirtualApp, right: VirtualApp) -> Bool {
    left.id == right.id && left.phone === right.phone
  }

  /// Hashes the app.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(ObjectIdentifier(phone))
  }
}

extension VirtualApp {
  /// Says that code of the app's own takes what it notices: it is not kept for ``takeNotices()``.
  package func becomeHosted() { phone.guarded.withLock { $0.hosted[id] = () } }
}

extension VirtualPhone.Guarded {
  mutating func keep(_ noticed: Noticed, for app: AppID) {
    if mailboxes[app]?.append(noticed) == nil { mailboxes[app] = [noticed] }
  }

  mutating func takeKept(for app: AppID) -> [Noticed] {
    let kept = mailboxes[app] ?? []
    if !kept.isEmpty { mailboxes[app] = nil }
    return kept
  }
}
