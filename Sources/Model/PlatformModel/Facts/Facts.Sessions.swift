extension Facts {
  /// Live updates, monitors and sessions of iOS 17 and 18, pushes, the button, App Clips.
  public static let sessions: [Fact] = [
    Fact(
      "IOS-NEW-001", .iOS(from: .iOS(17)), .documented, from: ["W24-10212", "DOC-UPDATES"],
      """
      CLLocationUpdate.liveUpdates and CLMonitor: on 17 they need a grant obtained through \
      CLLocationManager, from 18 iterating them asks by itself.
      """),
    Fact(
      "IOS-NEW-002", .iOS(from: .iOS(17)), .documented,
      from: ["DOC-BAS", "W23-10180", "RADAR", "F-770063"],
      """
      CLBackgroundActivitySession shows the indicator and keeps a When In Use app in use. It \
      starts in the foreground; from the background an existing one may be rejoined at launch. \
      invalidate() ends it.
      """),
    Fact(
      "IOS-NEW-003", .iOS(from: .iOS(17)), .reported, from: ["F-770063", "RADAR"],
      """
      Two classic mistakes with CLBackgroundActivitySession: ending it on the way of a relaunch, \
      and not making it again in a launch without an interface.
      """),
    Fact(
      "IOS-NEW-004", .iOS(from: .iOS(18)), .documented,
      from: ["W24-10212", "HDR-SS", "DOC-SSINIT"],
      """
      CLServiceSession cannot be changed and is held as long as the feature is wanted; of \
      several the strongest goal wins, and invalidate() is final.
      """),
    Fact(
      "IOS-NEW-005", .iOS(from: .iOS(18)), .documented, from: ["DOC-SSINIT", "W24-10212"],
      """
      Making a session asks when it can: in the foreground, not denied before, not restricted. \
      Otherwise it waits with insufficientlyInUse and the prompt comes later.
      """),
    Fact(
      "IOS-NEW-006", .iOS(from: .iOS(18)), .documented, from: ["DOC-BG", "W24-10212"],
      """
      Iterating liveUpdates or CLMonitor.events, or holding a CLBackgroundActivitySession, is an \
      implicit When In Use session. NSLocationRequireExplicitServiceSession switches that off: \
      nothing flows and serviceSessionRequired is set.
      """),
    Fact(
      "IOS-NEW-007", .iOS(from: .iOS(18)), .documented, disputed: true, from: ["W24-10212"],
      """
      For the new APIs Always is effective only while a session for Always is held that began in \
      the foreground or under another one; without it they are silent out of use. One write-up \
      recorded it as to come.
      """),
    Fact(
      "IOS-NEW-008", .iOS(from: .iOS(18)), .inferred, from: ["HA", "TS"],
      """
      Nothing shows that the delegates of CLLocationManager need a session; the model applies \
      the rule to live updates and monitors only.
      """),
    Fact(
      "IOS-NEW-009", .iOS(from: .iOS(18)), .documented, from: ["W24-10212", "DOC-BG", "F-799094"],
      """
      After a relaunch the system remembers sessions for a few seconds; the app makes them again \
      and resumes iterating at once, or the interest is dropped until the next foreground.
      """),
    Fact(
      "IOS-NEW-010", .iOS(from: .iOS(18)), .documented, from: ["HDR-SS", "PYOBJC"],
      """
      Diagnostics of CLServiceSession: authorizationDenied, authorizationDeniedGlobally (which \
      implies the former), authorizationRestricted, insufficientlyInUse, serviceSessionRequired, \
      fullAccuracyDenied, alwaysAuthorizationDenied, authorizationRequestInProgress. \
      CLBackgroundActivitySession lacks the two of accuracy and Always.
      """),
    Fact(
      "IOS-NEW-011", .iOS(from: .iOS(18)), .documented, from: ["PYOBJC", "W24-10212"],
      """
      CLLocationUpdate adds accuracyLimited, locationUnavailable and stationary (on 17 \
      isStationary); CLMonitor.Event adds accuracyLimited, conditionLimitExceeded, \
      conditionUnsupported and persistenceUnavailable.
      """),
    Fact(
      "IOS-NEW-012", .iOS(from: .iOS(18)), .documented, from: ["DOC-SSINIT"],
      """
      A session for none never prompts but satisfies the rule of explicit sessions for an app \
      that is authorized.
      """),
    Fact(
      "IOS-NEW-013", .iOS(from: .iOS(17)), .reported, from: ["CLPROBE", "RADAR-V", "HALO"],
      """
      CLMonitor holds about 20 conditions; one more gives an event with state unmonitored and \
      conditionLimitExceeded. A name with a dot asserts, and opening a name twice ends the \
      process.
      """),
    Fact(
      "IOS-NEW-014", .iOS(26...26), .measured, from: ["CLPROBE"],
      """
      On a Simulator the conditions of a CLMonitor outlived terminating and launching the app, \
      and events came as it moved.
      """),
    Fact(
      "IOS-NEW-015", .iOS(from: .iOS(17)), .inferred, from: [],
      """
      A Live Activity is often kept beside a session; whether it can replace \
      CLBackgroundActivitySession was not verified.
      """),
    Fact(
      "IOS-NEW-016", .iOS(from: .iOS(15)), .documented,
      from: ["DOC-PUSHENT", "DOC-PUSH", "PYOBJC"],
      """
      Location pushes need the entitlement com.apple.developer.location.push and Always; they \
      work when the app does not run, and a slow extension is killed. Without the entitlement \
      startMonitoringLocationPushes fails with error 3.
      """),
    Fact(
      "IOS-NEW-017", .iOS(from: .iOS(15)), .documented, from: ["DOC-LOCBTN", "DOC-CLUI"],
      "CLLocationButton gives one-time grants (T47 to T49); Catalyst and visionOS ignore it."),
    Fact(
      "IOS-NEW-018", .iOS(from: .iOS(14)), .documented, from: ["PKCL-34", "DOC-CLIP2"],
      """
      An App Clip gets When In Use at most; requestAlwaysAuthorization in its binary is rejected \
      (ITMS-90842). It may confirm a region of up to 500 m without a prompt.
      """),
    Fact(
      "IOS-NEW-019", .iOS(from: .iOS(14)), .inferred, from: [],
      """
      The When In Use grant of an App Clip is short; it is reset every day, at an hour that was \
      not verified.
      """),
  ]
}
