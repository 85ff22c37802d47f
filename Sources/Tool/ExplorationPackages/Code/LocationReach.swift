import SourceReaders

/// Which types and members of a module reach location, motion or Bluetooth, by their names.
///
/// A name that stands for two things counts for both, so too much is reached rather than too little.
struct LocationReach {
  /// The names of types, those of the frameworks among them.
  private(set) var types: Set<String> = services

  /// What an app asks and starts with.
  static let services: Set<String> = [
    "CLLocationManager", "CLLocationUpdate", "CLMonitor", "CLServiceSession",
    "CLBackgroundActivitySession", "CMMotionActivityManager", "CMPedometer", "CMAltimeter",
    "CMMotionManager", "CMSensorRecorder", "CMHeadphoneMotionManager", "CBCentralManager",
    "CBPeripheralManager",
  ]
  /// The framework calls that ask for location or start it.
  static let calls: Set<String> = [
    "requestWhenInUseAuthorization", "requestAlwaysAuthorization", "requestLocation",
    "requestTemporaryFullAccuracyAuthorization", "startUpdatingLocation", "startUpdatingHeading",
    "startMonitoringSignificantLocationChanges", "startMonitoringVisits",
    "allowsBackgroundLocationUpdates",
  ]

  init(_ entries: EntryPoints) {
    let protocols = Set(entries.types.filter { $0.kind == .protocol }.map(\.lastName))
    var count = -1
    while count != types.count {
      count = types.count
      for type in entries.types where reaches(type, protocols) {
        types.insert(type.lastName)
        types.formUnion(type.inherits.filter(protocols.contains))
      }
    }
  }

  /// All names by which code reaches it.
  func names(in entries: EntryPoints) -> Set<String> {
    let common: Set = ["init", "body", "viewDidLoad", "viewWillAppear", "viewDidAppear", "shared"]
    return entries.types.reduce(into: types.union(Self.calls)) { $0.formUnion(members(of: $1)) }
      .subtracting(common)
  }

  private func reaches(_ type: EntryType, _ protocols: Set<String>) -> Bool {
    types.contains(type.lastName) || type.inherits.contains("CLLocationManagerDelegate")
      || type.inherits.contains { types.contains($0) && !protocols.contains($0) }
      || !members(of: type).isEmpty
  }

  /// The names of the members of a type that reach it, one through another.
  func members(of type: EntryType) -> Set<String> {
    var reached: Set<String> = []
    let isService = Self.services.contains(type.lastName)
    var count = -1
    while count != reached.count {
      count = reached.count
      let sources = types.union(Self.calls).union(reached).subtracting([type.lastName])
      for call in type.initializers + type.methods
      where isService || !sources.isDisjoint(with: call.uses) {
        reached.insert(call.name)
      }
      for property in type.properties where !sources.isDisjoint(with: property.uses) {
        reached.insert(property.name)
      }
    }
    return reached
  }
}
