import AuthorizationEngine

/// An app on the phone: its package, what the system knows of it, and what it waits for.
package struct InstalledApp: Hashable, Sendable {
  /// What is installed.
  package internal(set) var package: AppPackage
  /// What the permission system knows.
  package internal(set) var state: IOS.AppState
  /// The regions it monitors through its location managers, oldest first.
  package internal(set) var regions: [MonitoredRegion] = []
  /// The conditions of its CLMonitor, oldest first, iOS 17+.
  package internal(set) var conditions: [MonitoredRegion] = []
  /// How often it used the location in the background since the last reminder (P8).
  package internal(set) var backgroundUses = 0

  /// How many managers it ever created; a name is not used again, not even by another process.
  var managerCount = 0
  var inside: Set<String> = []
  var deadlines = Deadlines()
  var paces: [Pace] = []
  var lastSignificant: Fix?
  var stillSince: Fix?
  var visitReported = false
  var heldDetail: Noticed.Detail?
  /// Whether its process holds a Bluetooth manager, and the state that it was last told.
  var hasBluetoothManager = false
  var toldBluetoothState: Int?
  /// What its Bluetooth managers do with the radio, in words; each by its number in the process.
  var bluetooth: [Int: String] = [:]
  var bluetoothManagerCount = 0
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
