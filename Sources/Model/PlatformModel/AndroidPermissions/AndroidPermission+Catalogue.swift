extension AndroidPermission {
  /// Every permission that positioning touches, and those that are beside them.
  public static let catalogue: [Entry] =
    location + nearby + network + services + otherServices + others + system

  private static let location: [Entry] = [
    Entry(
      .coarseLocation, .dangerous, group: .location, ["AND-PERM-012"],
      "Approximate location; declared wherever fine is."),
    Entry(
      .fineLocation, .dangerous, group: .location, ["AND-PERM-013"],
      "Precise location; from API 29 Wi-Fi and Bluetooth scans need it."),
    Entry(
      .backgroundLocation, from: 29, .dangerous, group: .location,
      ["AND-PERM-014", "AND-PERM-043"],
      "Location while the app is not in use; the store wants it declared."),
    Entry(
      .locationExtraCommands, .normal, ["AND-PERM-015"],
      "sendExtraCommand on a location provider; most SDKs have no use for it."),
    Entry(
      .mockLocation, .dangerousUntil23(then: .signature), deprecated: 23, ["AND-PERM-016"],
      "Mock locations; from API 23 a developer option takes its place."),
    Entry(
      .mediaLocation, from: 29, .dangerous, group: .storage, ["AND-PERM-017"],
      "The position inside photos; nothing to do with positioning."),
    Entry(
      .useLocationButton, from: 37, .normal, ["AND-PERM-028", "AND-NEW-002"],
      "The location button that the system draws."),
  ]

  private static let nearby: [Entry] = [
    Entry(
      .bluetooth, .dangerousUntil23(then: .normal), cap: .init(maxSDK: 30, fromTarget: 31),
      deprecated: 31, ["AND-PERM-005"], "Bluetooth up to API 30, scans included."),
    Entry(
      .bluetoothAdmin, .dangerousUntil23(then: .normal), cap: .init(maxSDK: 30, fromTarget: 31),
      deprecated: 31, ["AND-PERM-006"], "Scanning and switching Bluetooth up to API 30."),
    Entry(
      .bluetoothScan, from: 31, .dangerous, group: .nearbyDevices,
      ["AND-PERM-018", "AND-PERM-044"],
      "Bluetooth scans; with neverForLocation no beacon arrives."),
    Entry(
      .bluetoothConnect, from: 31, .dangerous, group: .nearbyDevices, ["AND-PERM-019"],
      "Names, bonds and connections, and the request to switch Bluetooth on."),
    Entry(
      .bluetoothAdvertise, from: 31, .dangerous, group: .nearbyDevices, ["AND-PERM-020"],
      "Advertising over Bluetooth."),
    Entry(
      .uwbRanging, from: 31, .dangerous, group: .nearbyDevices, ["AND-PERM-021"],
      "Sessions of ultra-wideband."),
    Entry(
      .ranging, from: 36, .dangerous, group: .nearbyDevices, ["AND-PERM-022"],
      "The unified ranging API."),
    Entry(
      .nearbyWifiDevices, from: 33, .dangerous, group: .nearbyDevices,
      ["AND-PERM-023", "AND-PERM-044", "AND-WIFI-008"],
      "Ranging, Aware, peer to peer and hotspots of Wi-Fi; not the results of scans."),
    Entry(
      .accessLocalNetwork, from: 37, .dangerous, group: .nearbyDevices, ["AND-PERM-027"],
      "Sockets and mDNS on the local network at target 37."),
  ]

  private static let network: [Entry] = [
    Entry(
      .internet, .dangerousUntil23(then: .normal), ["AND-PERM-001"], "Communication."),
    Entry(
      .accessNetworkState, .normal, ["AND-PERM-002"], "Whether there is a network."),
    Entry(
      .changeNetworkState, .normal, ["AND-FGS-010"],
      "Changing connectivity; one of those that a service of type connectedDevice may rest on."),
    Entry(
      .accessWifiState, .normal, ["AND-PERM-003"],
      "State of Wi-Fi; getScanResults needs it."),
    Entry(
      .changeWifiState, .dangerousUntil23(then: .normal), ["AND-PERM-004", "AND-WIFI-017"],
      "startScan needs it; from target 29 it switches Wi-Fi no more."),
    Entry(
      .changeWifiMulticastState, .normal, ["AND-FGS-010"],
      "Multicast on Wi-Fi; one of those that a service of type connectedDevice may rest on."),
  ]

  private static let services: [Entry] = [
    Entry(
      .foregroundService, from: 28, .normal, ["AND-PERM-008"],
      "Foreground services at target 28 and later."),
    Entry(
      .foregroundServiceLocation, from: 34, .normal, ["AND-PERM-009"],
      "Foreground services of type location at target 34 and later."),
    Entry(
      .foregroundServiceConnectedDevice, from: 34, .normal, ["AND-PERM-010"],
      "Foreground services of type connectedDevice at target 34 and later."),
    Entry(
      .foregroundServiceHealth, from: 34, .normal, ["AND-PERM-010"],
      "Foreground services of type health at target 34 and later."),
    Entry(
      .foregroundServiceDataSync, from: 34, .normal, ["AND-PERM-010"],
      "Foreground services of type dataSync at target 34 and later."),
    Entry(
      .companionStartForegroundServices, from: 31, .normal, ["AND-PERM-033"],
      "Starting services from the background through a companion device."),
    Entry(
      .postNotifications, from: 33, .dangerous, group: .notifications,
      ["AND-PERM-025", "AND-RUN-065"],
      "Notifications; a foreground service runs without them, in the task manager alone."),
  ]

  /// The permissions of the types of foreground service that have nothing to do with positioning.
  private static let otherServices: [Entry] = [
    ("camera", 34), ("mediaPlayback", 34), ("mediaProcessing", 35), ("mediaProjection", 34),
    ("microphone", 34), ("phoneCall", 34), ("remoteMessaging", 34), ("specialUse", 34),
    ("systemExempted", 34),
  ].map { (type: String, introduced: Int) in
    Entry(
      .foregroundService(type: type), from: APILevel(nearest: introduced), .normal, ["AND-FGS-017"],
      "Foreground services of type \(type) at target \(introduced) and later.")
  }

  private static let others: [Entry] = [
    Entry(
      .activityRecognition, from: 29, .dangerous, group: .activityRecognition, ["AND-PERM-024"],
      "Steps and activity transitions."),
    Entry(
      .activityRecognitionOfServices, .normal, deprecated: 29, ["AND-PERM-024", "AND-SPL-010"],
      "Steps and activity transitions below API 29."),
    Entry(
      .highSamplingRateSensors, from: 31, .normal, ["AND-PERM-011"],
      "Sensors above 200 Hz at target 31 and later."),
    Entry(
      .bodySensors, from: 20, .dangerous, group: .sensors, deprecated: 36,
      ["AND-PERM-026", "AND-NEW-006"], "Body sensors; health permissions replace it at target 36."),
    Entry(
      .bodySensorsBackground, from: 33, .dangerous, group: .sensors, deprecated: 36,
      ["AND-PERM-026"],
      "Body sensors in the background; health permissions replace it at target 36."),
    Entry(.wakeLock, .normal, ["AND-PERM-007"], "Keeping the processor awake."),
    Entry(
      .receiveBootCompleted, .normal, ["AND-PERM-031"],
      "Hearing of a restart; geofences are registered again."),
    Entry(
      .scheduleExactAlarm, from: 31,
      [.init(first: 31, protection: .normal), .init(first: 34, protection: .special)],
      ["AND-PERM-029"], "Exact alarms by the person's leave."),
    Entry(
      .useExactAlarm, from: 33, .normal, ["AND-PERM-030"], "Exact alarms of clocks and calendars."),
    Entry(
      .requestIgnoreBatteryOptimizations, from: 23, .normal, ["AND-PERM-032"],
      "Asking for the exemption from battery optimisation; the store restricts it."),
    Entry(
      .systemAlertWindow,
      [.init(first: .oldest, protection: .normal), .init(first: 23, protection: .special)],
      ["AND-PERM-034"], "Drawing over other apps."),
    Entry(.camera, .dangerous, group: .camera, ["AND-PERM-041"], "The camera."),
    Entry(.recordAudio, .dangerous, group: .microphone, ["AND-PERM-041"], "The microphone."),
  ]

  private static let system: [Entry] = [
    ("BLUETOOTH_PRIVILEGED", 19), ("LOCATION_HARDWARE", 19), ("CONTROL_LOCATION_UPDATES", 19),
    ("INSTALL_LOCATION_PROVIDER", 19), ("LOCATION_BYPASS", 33),
  ].map { name, introduced in
    Entry(
      AndroidPermission(named: name), from: APILevel(nearest: introduced), .signature,
      ["AND-PERM-035"], "For the system's own apps: no other can ever hold it.")
  }
}
