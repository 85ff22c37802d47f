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
    guarded.withLock { $0.world.peripherals.filter { $0.isNear }.map { $0.peripheral } }
  }

  /// Every device that was ever near.
  package var knownPeripherals: [Peripheral] {
    guarded.withLock { $0.world.peripherals.map { $0.peripheral } }
  }

  /// Has a closure told when a device comes or goes, for as long as it returns true.
  package func onPeripherals(_ listener: @escaping @Sendable () -> Bool) {
    guarded.withLock { $0.peripheralListeners.append(PeripheralListener(hear: listener)) }
  }

  private func change(_ body: (inout PhoneWorld) -> Void) {
    let listeners = guarded.withLock { guarded in
      body(&guarded.world)
      defer { guarded.peripheralListeners = [] }
      return guarded.peripheralListeners
    }
    let staying = listeners.filter { $0.hear() }
    guarded.withLock { $0.peripheralListeners = staying + $0.peripheralListeners }
    deliver()
  }
}
