import Foundation
import PhoneSimulator

/// What Foundation on Linux lacks: observers by their methods.
extension NotificationCenter {
  /// Has a method of an object called for each notification of a name; nil stands for all.
  ///
  /// The object is not held, and hears nothing more once it is gone.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let kept = SelectorObservations.Observation(
      center: self, observer: observer as AnyObject, name: name, object: object as AnyObject?)
    let token = addObserver(forName: name, object: object, queue: nil) { [weak kept] notification in
      guard let observer = kept?.observer else { return }
      selector.send(to: observer, from: notification)
    }
    kept.token = token
    SelectorObservations.current.add(kept)
  }

  /// Calls no method of an object any more, and nothing of a token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Calls no method of an object any more for a name and a sender; nil stands for all.
  public func removeObserver(
    _ observer: AnyObject, name: Notification.Name?, object: AnyObject?
  ) {
    // A token is one of Foundation's own.
    removeObserver(observer as Any, name: name, object: object as Any?)
    SelectorObservations.current.remove { kept in
      kept.center === self && kept.observer === observer && (name == nil || name == kept.name)
        && (object == nil || object === kept.object)
    }
  }
}

/// The observers of one process that hear by their methods.
private final class SelectorObservations: Sendable {
  /// One observer. Unchecked: only its token is ever set, before anyone else has it.
  final class Observation: @unchecked Sendable {
    let center: NotificationCenter
    weak var observer: AnyObject?
    weak var object: AnyObject?
    let name: Notification.Name?
    var token: (any NSObjectProtocol)?

    init(
      center: NotificationCenter, observer: AnyObject, name: Notification.Name?, object: AnyObject?
    ) {
      self.center = center
      self.observer = observer
      self.name = name
      self.object = object
    }

    func end() {
      if let token { center.removeObserver(token as Any) }
    }
  }

  private let kept = Locked<[Observation]>([])
  private static let nobodys = SelectorObservations()

  /// Those of the process whose code runs.
  static var current: SelectorObservations {
    HostedProcess.current?.companion(SelectorObservations.self) { SelectorObservations() }
      ?? nobodys
  }

  /// Adds one, and lets go of those whose object is gone.
  func add(_ observation: Observation) {
    remove { $0.observer == nil }
    kept.withLock { $0.append(observation) }
  }

  func remove(where isOver: (Observation) -> Bool) {
    let over = kept.withLock { kept in
      let over = kept.filter(isOver)
      if !over.isEmpty { kept.removeAll(where: isOver) }
      return over
    }
    for observation in over { observation.end() }
  }
}
