import AuthorizationEngine

/// An app on the phone: its package, what the system knows of it, and what it waits for.
package struct InstalledApp: Hashable, Sendable {
  /// What is installed.
  package internal(set) var package: AppPackage
  /// What the permission system knows.
  package internal(set) var state: IOS.AppState
  /// How often it used the location in the background since the last reminder (P8).
  package internal(set) var backgroundUses = 0

  /// The places that it asked to be notified of.
  var places = MonitoredPlaces()
  /// How many managers it ever created; a name is not used again, not even by another process.
  var managerCount = 0
  /// When what it waits for is due.
  var deadlines = Deadlines()
  /// How fast the fixes of its managers may follow each other, for those to which that matters.
  var paces: [Pace] = []
  /// What its next significant change and its next visit are measured from.
  var movement = MovementRecord()
  /// What comes with an effect that is held back until the app can receive it.
  var heldDetail: Noticed.Detail?
  /// What its process does with Bluetooth.
  var bluetooth = BluetoothUse()
  /// The purpose key that the app gave with its last request for temporary full accuracy.
  var accuracyPurpose: String?

  /// How fast one manager's fixes may follow each other, and the last one it got.
  struct Pace: Hashable, Sendable {
    var manager: IOS.ManagerID
    var distanceFilter: Double?
    var lastFix: Fix?
  }

  init(_ package: AppPackage, state: IOS.AppState) {
    self.package = package
    self.state = state
  }

  /// The regions that it monitors through its location managers, oldest first.
  package var regions: [MonitoredRegion] { places.regions }

  /// The conditions of its CLMonitor, oldest first, iOS 17+.
  package var conditions: [MonitoredRegion] { places.conditions }

  /// The state as the engine looks at it.
  var seen: IOS.State { state.seen }

  /// The pace of a manager; one without a filter where nothing was said.
  subscript(pace manager: IOS.ManagerID) -> Pace {
    get { paces.first { $0.manager == manager } ?? Pace(manager: manager) }
    set {
      if let place = paces.firstIndex(where: { $0.manager == manager }) {
        paces[place] = newValue
      } else {
        paces.append(newValue)
      }
    }
  }
}
