/// The names by which code ends what it monitors, and those of the moments when it is out of sight.
package enum MonitoringStops {
  /// The methods that end the monitoring of regions, visits or significant changes.
  static let methods: [String] = [
    "stopMonitoring", "stopMonitoringForRegion", "stopMonitoringVisits",
    "stopMonitoringSignificantLocationChanges",
  ]

  /// The functions, in Swift and without the parameters of Objective-C, that the system calls where an
  /// app or a screen goes away.
  static let moments: Set<String> = [
    "applicationDidEnterBackground", "applicationWillResignActive", "sceneDidEnterBackground",
    "sceneWillResignActive", "viewWillDisappear", "viewDidDisappear", "dealloc",
  ]

  /// Whether the bytes may hold both the beginning and the end of what is monitored.
  static func areLookedFor(in bytes: UnsafeRawBufferPointer) -> Bool {
    ["startMonitoring", "stopMonitoring"].allSatisfy { ByteSearch.contains($0, in: bytes) }
  }

  /// Whether the bytes may hold code that runs where the app or a screen goes away.
  package static func mayHearOfLeaving(_ bytes: UnsafeRawBufferPointer) -> Bool {
    ["isappear", "EnterBackground", "ResignActive", "scenePhase", "dealloc", "deinit"].contains {
      ByteSearch.contains($0, in: bytes)
    }
  }
}
