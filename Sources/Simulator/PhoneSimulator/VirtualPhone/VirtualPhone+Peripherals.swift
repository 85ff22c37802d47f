/// The Bluetooth devices around the phone.
extension VirtualPhone {
  /// Brings a device near: apps that scan for it find it, and connections that wait for it are made.
  ///
  /// One that is known by that name already takes the place of the other.
  public func bringNear(_ peripheral: Peripheral) { change { $0.place(peripheral, isNear: true) } }

  /// Takes a device away: its connections end.
  public func takeAway(_ peripheral: Peripheral) { change { $0.place(peripheral, isNear: false) } }

  /// The devices that can be heard, in the order in which they were first brought.
  package var peripheralsNear: [Peripheral] {
    state.withLock { $0.world.peripherals.filter { $0.isNear }.map { $0.peripheral } }
  }

  /// Every device that was ever near.
  package var knownPeripherals: [Peripheral] {
    state.withLock { $0.world.peripherals.map { $0.peripheral } }
  }

  /// Has a closure told when a device comes or goes, for as long as it returns true.
  package func onPeripherals(_ listener: @escaping @Sendable () -> Bool) {
    state.withLock { $0.peripheralListeners.append(PeripheralListener(hear: listener)) }
  }

  private func change(_ body: (inout PhoneWorld) -> Void) {
    let listeners = state.withLock { state in
      body(&state.world)
      defer { state.peripheralListeners = [] }
      return state.peripheralListeners
    }
    let staying = listeners.filter { $0.hear() }
    state.withLock { $0.peripheralListeners = staying + $0.peripheralListeners }
    deliver()
  }

  /// Boxed: a closure that lies bare in a generic gains a layer at each reading.
  struct PeripheralListener: Sendable {
    var hear: @Sendable () -> Bool
  }
}
