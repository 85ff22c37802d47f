extension Facts {
  /// What the tools of today can simulate.
  public static let simulation: [Fact] = [
    Fact(
      "IOS-SIM-001", .allIOS, .documented, from: ["SIMCTL"],
      """
      simctl privacy grants and revokes When In Use, Always, motion and others, past missing \
      keys and without a prompt; not Allow Once, provisional Always, reduced accuracy, \
      restrictions, Location Services, local network or Bluetooth.
      """),
    Fact(
      "IOS-SIM-002", .allIOS, .measured, from: ["CLPROBE", "RADAR-V"],
      """
      simctl location sets points, routes and scenarios from pairs of coordinates; not from GPX, \
      and without the accuracy of speed and course.
      """),
    Fact(
      "IOS-SIM-003", .allIOS, .documented, from: ["DOC-SIMTEST"],
      "A GPX file in a scheme, or a test plan, simulates a point or a track, not the permission."),
    Fact(
      "IOS-SIM-004", .iOS(from: .iOS(16, 4)), .documented, from: ["DOC-XCUILOC"],
      "XCUIDevice.shared.location sets a location in a UI test, not the permission."),
    Fact(
      "IOS-SIM-005", .iOS(from: .iOS(13, 4)), .documented, from: ["DOC-XCUIRESET"],
      """
      XCUIApplication.resetAuthorizationStatus(for:) goes back to not determined and cannot \
      grant; in practice it ends the app.
      """),
    Fact(
      "IOS-SIM-006", .allIOS, .documented, from: ["AM"],
      """
      addUIInterruptionMonitor taps a prompt’s buttons after the next interaction only, by \
      labels that depend on the language.
      """),
    Fact(
      "IOS-SIM-007", .allIOS, .reported, from: ["PATROL"],
      """
      Queries of SpringBoard press buttons by label and toggle Precise; they do not reach the \
      deferred P7 or the reminder P8.
      """),
    Fact(
      "IOS-SIM-008", .iOS(8...16), .reported, from: ["ASU-111"],
      """
      AppleSimulatorUtils writes the files of locationd and TCC; for location it broke with iOS \
      17 and simctl replaced it.
      """),
    Fact(
      "IOS-SIM-009", .iOS(from: .iOS(17)), .measured, from: ["RADAR-V"],
      """
      A Simulator launches a terminated app for significant changes and CLMonitor exits; it \
      never reports stationary and has no Core Motion, no real suspension and no Bluetooth.
      """),
    Fact(
      "IOS-SIM-010", .allIOS, .reported, from: ["PK-1029"],
      """
      A Simulator whose location is None answers requestLocation with kCLErrorLocationUnknown; \
      libraries that ignore error 0 hang.
      """),
    Fact(
      "IOS-SIM-011", .allIOS, .reported, from: ["TSCAP-357"],
      """
      A debugger changes the life cycle: unlimited time in the background, and a kill looks like \
      a crash.
      """),
    Fact(
      "IOS-SIM-012", .allIOS, .documented, from: ["DOC-MDM", "APS-PRIV"],
      """
      Management restricts location; from 27 it can set defaults with consent, before it cannot \
      grant.
      """),
    Fact(
      "IOS-SIM-013", .allIOS, .inferred, from: [],
      "Developer logging and sysdiagnose show what happened in the field and replay nothing."),
    Fact(
      "IOS-SIM-014", .allIOS, .documented, from: ["SIMCTL", "DOC-BREEZE"],
      """
      In the Simulator Device > Erase All Content and Settings… removes every app with its \
      answers; it was called Reset Content and Settings…. simctl privacy DEVICE reset location \
      BUNDLE makes location of one app not determined.
      """),
  ]
}
