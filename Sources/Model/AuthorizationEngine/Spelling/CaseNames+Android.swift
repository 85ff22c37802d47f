extension Android.Prompt: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    location locationWhileUsing locationLevels backgroundUpgrade locationOnce \
    locationOnceWithLink accuracyChoice preciseUpgrade approximateOnly backgroundKeep \
    backgroundSettings nearbyDevices activity notifications notificationsBySystem camera \
    bluetoothOn locationButton
    """)
}

extension Android.Button: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    allow allTheTime whileUsing onlyThisTime deny denyAndDontAskAgain keep keepAndDontAskAgain
    """)
}

extension Android.Provider: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames("gps network")
}

extension Android.Circumstance: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames("ordinary exempt personsAct")
}

extension Android.SettingsChoice: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    allow allTheTime whileUsing askEveryTime dontAllow
    """)
}

extension Android.Toggle: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    location wifi wifiScanning bluetooth bluetoothScanning airplane screen idle batterySaver \
    scanThrottling pauseIfUnused
    """)
}

extension Android.Mark: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    declared held set fixed oneTime policy implied switchedOff autoRevoked asked named
    """)
}

extension Android.Variable: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    target formerTarget presence service updating bluetoothScan channel unusedExempt \
    hibernated buttonApproved open judging prompt verdict approximate lastApproximate location \
    wifi wifiScanning bluetooth bluetoothScanning airplane screen idle saver noThrottle \
    wifiLeft wifiBackgroundUsed bluetoothLeft backgroundRestricted neverForLocation \
    fineByButton serviceType servicePermission serviceLocationPermission readsWifi changesWifi \
    olderBluetooth olderBluetoothAdmin olderActivity internet
    """)
}

extension Android.Verdict: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    grant once whileUsing whileUsingOnce approximate approximateOnce deny denyFinally expire \
    unused installed updated upgraded session takenBack
    """)
}

extension Android.Permission: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    fine coarse background scan connect advertise ranging nearbyWifi localNetwork activity \
    notifications camera
    """)
}

extension Android.Group: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    location nearbyDevices activity notifications camera
    """)
}
