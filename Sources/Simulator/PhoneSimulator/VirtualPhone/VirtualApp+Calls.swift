import AuthorizationEngine

/// What an app calls without a location manager.
extension VirtualApp {
  /// Creates a location manager with a delegate.
  public func makeLocationManager() throws(PhoneRefusal) -> VirtualLocationManager {
    let made = phone.guarded.withLock { guarded -> Result<IOS.ManagerID, PhoneRefusal> in
      if let manager = guarded.world.createManager(for: id) { return .success(manager) }
      return .failure(guarded.world.explained(.appNotRunning, id))
    }
    let manager = VirtualLocationManager(app: self, id: try made.get())
    phone.deliver()
    return manager
  }

  /// Begins to iterate CLLocationUpdate.liveUpdates, iOS 17+.
  public func startLiveUpdates() throws(PhoneRefusal) { try call(.startLiveUpdates) }

  /// Stops iterating live updates.
  public func stopLiveUpdates() throws(PhoneRefusal) { try call(.stopLiveUpdates) }

  /// Adds a condition to its CLMonitor, iOS 17+.
  public func addCondition(_ condition: MonitoredRegion) throws(PhoneRefusal) {
    try phone.act(about: id) { $0.addCondition(condition, by: id) }
  }

  /// Removes a condition from its CLMonitor.
  public func removeCondition(_ identifier: String) throws(PhoneRefusal) {
    try phone.act(about: id) { $0.removeCondition(identifier, by: id) }
  }

  /// Begins to iterate CLMonitor.events, iOS 17+.
  public func startMonitorEvents() throws(PhoneRefusal) { try call(.startMonitorEvents) }

  /// Stops iterating the events of its monitor.
  public func stopMonitorEvents() throws(PhoneRefusal) { try call(.stopMonitorEvents) }

  /// Creates a CLServiceSession, iOS 18+.
  public func beginSession(_ kind: IOS.Event.SessionKind) throws(PhoneRefusal) {
    try call(.beginSession(kind))
  }

  /// Creates a CLServiceSession with a purpose key for full accuracy, iOS 18+.
  public func beginSession(fullAccuracyPurposeKey key: String) throws(PhoneRefusal) {
    try phone.act(about: id) { $0.beginSession(fullAccuracy: key, by: id) }
  }

  /// Invalidates a CLServiceSession.
  public func invalidateSession(_ kind: IOS.Event.SessionKind) throws(PhoneRefusal) {
    try call(.invalidateSession(kind))
  }

  /// Creates a CLBackgroundActivitySession, iOS 17+.
  public func beginBackgroundActivity() throws(PhoneRefusal) { try call(.beginBackgroundActivity) }

  /// Invalidates its CLBackgroundActivitySession.
  public func invalidateBackgroundActivity() throws(PhoneRefusal) {
    try call(.invalidateBackgroundActivity)
  }

  /// Calls locationServicesEnabled on the main thread, which iOS 16+ complains of.
  public func checkLocationServicesOnMainThread() throws(PhoneRefusal) {
    try call(.locationServicesEnabledOnMainThread)
  }

  /// Queries motion activity; the first time, iOS asks for the permission (IOS-MOT-002).
  public func queryMotion() throws(PhoneRefusal) { try call(.queryMotion) }

  /// Starts activity updates, whose handler has no channel for errors (IOS-MOT-005).
  public func startMotionUpdates() throws(PhoneRefusal) { try call(.startMotionUpdates) }

  /// Reads the raw accelerometer or gyroscope.
  public func readRawMotion() throws(PhoneRefusal) { try call(.readRawMotion) }

  /// Creates a CBCentralManager; from iOS 13 the first one asks for the permission (IOS-BT-003).
  public func makeBluetoothManager() throws(PhoneRefusal) { try call(.createBluetoothManager) }

  /// Reads CBManager.authorization, iOS 13+, which asks nothing.
  public func readBluetoothAuthorization() throws(PhoneRefusal) {
    try call(.readBluetoothAuthorization)
  }

  /// Crashes for a reason of its own.
  public func crash() throws(PhoneRefusal) { try call(.crash) }
}
