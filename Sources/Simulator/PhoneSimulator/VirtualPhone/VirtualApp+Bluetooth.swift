/// What its Bluetooth managers tell the phone.
extension VirtualApp {
  /// Writes down that its Bluetooth manager was called.
  package func note(_ call: BluetoothCall) {
    phone.guarded.withLock { $0.world.note(call, by: id) }
  }

  /// The number of its next Bluetooth manager in this process.
  package func nextBluetoothManager() -> Int {
    phone.guarded.withLock { guarded in
      guard guarded.world.apps.indices.contains(id.rawValue) else { return 0 }
      guarded.world.apps[id.rawValue].bluetooth.managerCount += 1
      return guarded.world.apps[id.rawValue].bluetooth.managerCount
    }
  }

  /// Says what one of its Bluetooth managers does with the radio; nil for one that is gone.
  package func describeBluetooth(_ words: String?, of manager: Int) {
    phone.guarded.withLock { guarded in
      guard guarded.world.apps.indices.contains(id.rawValue) else { return }
      guarded.world.apps[id.rawValue].bluetooth.words[manager] = words
    }
  }
}
