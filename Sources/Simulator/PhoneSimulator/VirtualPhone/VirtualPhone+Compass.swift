/// The compass of the phone: where its top points, which the permission system does not mind.
extension VirtualPhone {
  /// The degrees clockwise from north at which the phone points; nil for a phone without a compass.
  public var heading: Double? { guarded.withLock { $0.heading } }

  /// Turns the phone; nil takes the compass away.
  public func turn(to degrees: Double?) {
    let listeners = guarded.withLock { guarded in
      guarded.heading = degrees
      defer { guarded.turnListeners = [] }
      return guarded.turnListeners
    }
    let staying = listeners.filter { $0() }
    guarded.withLock { $0.turnListeners = staying + $0.turnListeners }
    deliver()
  }

  /// Has a closure told when the phone is turned, for as long as it returns true.
  package func onTurn(_ listener: @escaping @Sendable () -> Bool) {
    guarded.withLock { $0.turnListeners.append(listener) }
  }
}
