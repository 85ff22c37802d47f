extension Facts {
  /// Bluetooth.
  public static let bluetooth: [Fact] = [
    Fact(
      "IOS-BT-001", .iOS(from: .iOS(13)), .documented, from: ["PYOBJC-B", "DOC-CBAUTH"],
      """
      CBManagerAuthorization: notDetermined 0, restricted 1, denied 2, allowedAlways 3. \
      CBManager.authorization is a class property from 13.1 and a property of the instance on \
      13.0.
      """),
    Fact(
      "IOS-BT-002", .allIOS, .documented, from: ["PYOBJC-B", "RNP"],
      """
      CBManagerState: unknown 0, resetting 1, unsupported 2, unauthorized 3, poweredOff 4, \
      poweredOn 5. Permission denied is state 3 with authorization 2; the radio off is state 4 \
      with authorization 3.
      """),
    Fact(
      "IOS-BT-003", .iOS(from: .iOS(13)), .reported, from: ["RNBSM-32", "BLEC-700", "RNP"],
      """
      Making the first CBCentralManager or CBPeripheralManager shows the prompt; reading the \
      class property does not.
      """),
    Fact(
      "IOS-BT-004", .iOS(from: .iOS(13)), .measured, from: ["BLEAK"],
      """
      Without NSBluetoothAlwaysUsageDescription the first manager ends the process with the \
      sentence that motion has.
      """),
    Fact(
      "IOS-BT-005", .iOS(8...12), .documented, from: ["DOC-BTPKEY"],
      """
      Centrals have no prompt; NSBluetoothPeripheralUsageDescription is for sharing as a \
      peripheral in the background, and from iOS 10 for uploads.
      """),
    Fact(
      "IOS-BT-006", .allIOS, .reported, from: ["DOC-SITUM", "IA-25"],
      """
      Beacons through Core Location need location with full accuracy and a radio that is on, \
      never the Bluetooth permission.
      """),
    Fact(
      "IOS-BT-007", .allIOS, .reported, from: ["RNP"],
      """
      CBCentralManagerOptionShowPowerAlertKey set to false avoids the alert about a radio that \
      is off.
      """),
    Fact(
      "IOS-BT-008", .allIOS, .reported, from: ["DOC-MOVE", "DOC-SITUM"],
      "Linked Core Bluetooth code is enough for the upload to ask for the keys."),
    Fact(
      "IOS-BT-009", .allIOS, .reported, from: ["RNP"],
      "A Simulator has no Bluetooth."),
    Fact(
      "IOS-BT-010", .allIOS, .reported, from: ["CC11"],
      """
      Up to iOS 10 the switch in Control Center turns the radio off; from 11 it only disconnects \
      accessories for a while and location keeps using the radio. Settings turns it off on all.
      """),
    Fact(
      "IOS-BT-011", .iOS(from: .iOS(11)), .reported,
      from: ["RADIUS-CC", "ORM-18907", "BK-86", "PAP-40"],
      """
      With Bluetooth off in Control Center apps read state 4, and a manager made meanwhile \
      reads it, while beacons are still ranged and their regions entered.
      """),
    Fact(
      "IOS-BT-012", .allIOS, .documented, from: ["DOC-CBSTATE", "DOC-CBUPDATE", "CCB-39"],
      """
      A manager that was just made is in the state unknown; the first call of \
      centralManagerDidUpdateState says which it is.
      """),
    Fact(
      "IOS-BT-013", .allIOS, .reported, from: ["DOC-CBUPDATE", "CCB-39", "BLSW-27"],
      """
      A scan, a connection or an advertisement that is asked for in another state than powered on \
      is logged as API MISUSE and ignored; it does not begin later by itself.
      """),
    Fact(
      "IOS-BT-014", .allIOS, .documented, from: ["DOC-CBSTATE", "OMNB-44"],
      """
      Where the connection with the system's Bluetooth service is lost, managers report the state \
      resetting, and soon after the state of the radio.
      """),
    Fact(
      "IOS-BT-015", .allIOS, .documented, from: ["DOC-CBUPDATE", "OMNB-44"],
      """
      A state below powered on means that scans have stopped and connections have ended; below \
      powered off the peripherals that a manager gave are invalid and have to be found again.
      """),
    Fact(
      "IOS-BT-016", .allIOS, .documented, from: ["DOC-CBFOUND"],
      """
      A manager holds no peripheral that it found: one that nothing holds is let go, and its \
      connection with it.
      """),
    Fact(
      "IOS-BT-017", .allIOS, .documented, from: ["DOC-CBCONNECT"],
      """
      A connection that is asked for does not time out: it is made when the peripheral is near, or \
      waits until it is canceled.
      """),
    Fact(
      "IOS-BT-018", .allIOS, .reported, from: ["KALU-657", "NRFM-156"],
      """
      A central or peripheral manager that nothing holds is let go, and its connection with the \
      system's Bluetooth service ends: the console says “XPC connection invalid”, and its delegate is \
      called no more.
      """),
  ]
}
