extension Facts {
  /// What follows for a check of an app’s files.
  public static let checks: [Fact] = [
    Fact(
      "C1", .allIOS, .inferred, from: [],
      """
      requestAlwaysAuthorization linked, also as a selector: both \
      NSLocationWhenInUseUsageDescription and NSLocationAlwaysAndWhenInUseUsageDescription, not \
      empty, in every language (IOS-KEY-003).
      """),
    Fact(
      "C2", .iOS(8...10), .inferred, from: [],
      """
      Always requested and a deployment target below 11: NSLocationAlwaysUsageDescription too \
      (IOS-KEY-004).
      """),
    Fact(
      "C3", .iOS(from: .iOS(9)), .inferred, from: [],
      """
      allowsBackgroundLocationUpdates set to true: UIBackgroundModes is an array that holds \
      `location`, and the code does not run in an extension (IOS-BG-010, IOS-BG-012).
      """),
    Fact(
      "C4", .allIOS, .inferred, from: [],
      """
      UIBackgroundModes holds `location` and nothing updates location in the background: a risk \
      under guideline 2.5.4 (IOS-REV-001).
      """),
    Fact(
      "C5", .iOS(from: .iOS(9)), .inferred, from: [],
      """
      requestLocation: the delegate implements both callbacks and is set before the call \
      (IOS-REQ-023).
      """),
    Fact(
      "C6", .iOS(from: .iOS(13)), .inferred, from: [],
      """
      Code that awaits a callback after asking for Always from When In Use has a path without \
      one (T20, T21).
      """),
    Fact(
      "C7", .iOS(from: .iOS(13)), .inferred, from: [],
      """
      authorizedAlways read as ‘runs in the background’: provisional Always from 13, sessions \
      from 18 (IOS-REQ-012, IOS-NEW-007).
      """),
    Fact(
      "C8", .iOS(from: .iOS(14)), .inferred, from: [],
      "A purpose key that code names is in the dictionary, with a string as its value (T45)."),
    Fact(
      "C9", .iOS(from: .iOS(14)), .inferred, from: [],
      """
      NSLocationDefaultAccuracyReduced is a Boolean; true beside regions or beacons deserves a \
      warning (IOS-ACC-003).
      """),
    Fact(
      "C10", .iOS(from: .iOS(14)), .inferred, from: [],
      """
      Regions or beacons without a look at accuracyAuthorization deserve a warning \
      (IOS-ACC-004).
      """),
    Fact(
      "C11", .iOS(from: .iOS(16)), .inferred, from: [],
      "locationServicesEnabled on the main thread deserves a warning (IOS-AUTH-023)."),
    Fact(
      "C12", .allIOS, .inferred, from: [],
      """
      A location manager in a local variable, or made on a thread without a run loop, deserves a \
      warning (IOS-AUTH-040, IOS-AUTH-041).
      """),
    Fact(
      "C13", .iOS(from: .iOS(18)), .inferred, from: [],
      """
      A service or background activity session that a launch does not make again, or ends, loses \
      location (IOS-NEW-003, IOS-NEW-009).
      """),
    Fact(
      "C14", .iOS(from: .iOS(18)), .inferred, from: [],
      """
      NSLocationRequireExplicitServiceSession without any CLServiceSession: nothing flows \
      (IOS-NEW-006).
      """),
    Fact(
      "C15", .iOS(from: .iOS(10)), .inferred, from: [],
      """
      A motion or Bluetooth class without its key: the process is killed, and ITMS-90683 \
      (IOS-MOT-006, IOS-BT-004).
      """),
    Fact(
      "C16", .iOS(from: .iOS(14)), .inferred, from: [],
      "An App Clip that links requestAlwaysAuthorization: ITMS-90842 (IOS-STORE-008)."),
    Fact(
      "C17", .iOS(from: .iOS(16, 4)), .inferred, from: [],
      """
      A hidden indicator with a distance filter or coarse accuracy, significant changes and \
      Always: suspended from 16.4 (IOS-BG-019).
      """),
    Fact(
      "C18", .allIOS, .inferred, from: [],
      """
      A purpose string that is empty, a placeholder, equal to its key, or absent in a language: \
      ITMS-90738, guideline 5.1.1 (IOS-STORE-007).
      """),
    Fact(
      "C19", .allIOS, .inferred, from: [],
      "Keys that look like permissions and are none deserve a note (IOS-STORE-010)."),
    Fact(
      "C20", .iOS(from: .iOS(17)), .inferred, from: [],
      "A CLMonitor name that is not alphanumeric: the process is stopped (IOS-NEW-013)."),
  ]
}
