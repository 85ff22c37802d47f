import CoreLocation

/// Begins to watch visits while it may not, and does not begin again when the person allows it.
@MainActor final class StartedEarly: Asker {
  private let isMended: Bool
  private var isWatching = false

  init(mended: Bool) {
    isMended = mended
    super.init()
  }

  func watchVisits() async -> Bool {
    isWatching = true
    let status = await askWhenInUse()
    manager.startMonitoringVisits()
    return status == .authorizedWhenInUse
  }

  override func changed() {
    super.changed()
    if isMended, isWatching { manager.startMonitoringVisits() }
  }
}
