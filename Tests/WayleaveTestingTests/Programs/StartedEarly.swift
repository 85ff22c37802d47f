import CoreLocation

/// Begins to watch visits while it may not, and does not begin again when the person allows it.
@MainActor final class StartedEarly: Asker {
  private let isFixed: Bool
  private var isWatching = false

  init(fixed: Bool) {
    isFixed = fixed
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
    if isFixed, isWatching { manager.startMonitoringVisits() }
  }
}
