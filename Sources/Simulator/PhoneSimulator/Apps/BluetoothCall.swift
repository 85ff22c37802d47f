/// A call of an app's Bluetooth manager that has to wait for the radio, and what became of it.
package struct BluetoothCall: Hashable, Sendable {
  /// What became of a call.
  package enum Outcome: String, Hashable, Sendable {
    /// The radio took it.
    case taken
    /// The state is not known yet, or about to change: it is ignored (IOS-BT-013).
    case tooEarly
    /// The radio is off, or not the app's to use: it is ignored.
    case ignored
    /// The app has taken it back.
    case over
  }

  /// The call, as code spells it.
  package var name: String
  /// What became of it.
  package var outcome: Outcome

  /// A call.
  package init(_ name: String, _ outcome: Outcome) { (self.name, self.outcome) = (name, outcome) }
}

extension VirtualApp {
  /// Writes down that its Bluetooth manager was called.
  package func note(_ call: BluetoothCall) {
    phone.state.withLock { $0.world.note(call, by: id) }
  }

  /// The number of its next Bluetooth manager in this process.
  package func nextBluetoothManager() -> Int {
    phone.state.withLock { state in
      guard state.world.apps.indices.contains(id.rawValue) else { return 0 }
      state.world.apps[id.rawValue].bluetoothManagerCount += 1
      return state.world.apps[id.rawValue].bluetoothManagerCount
    }
  }

  /// Says what one of its Bluetooth managers does with the radio; nil for one that is gone.
  package func describeBluetooth(_ words: String?, of manager: Int) {
    phone.state.withLock { state in
      guard state.world.apps.indices.contains(id.rawValue) else { return }
      state.world.apps[id.rawValue].bluetooth[manager] = words
    }
  }
}
