extension Facts {
  /// Location in the background: use, mode, indicator, monitoring and launches.
  public static let background: [Fact] = [
    Fact(
      "IOS-BG-001", .allIOS, .documented, from: ["W19-705", "HDR"],
      """
      In use is the foreground, the background with the location indicator, and a short grace \
      after leaving the foreground (13+). Some system surfaces, such as a watch complication or \
      a widget just seen, count too.
      """),
    Fact(
      "IOS-BG-002", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      "Grace and indicator count for receiving location, not for showing a prompt."),
    Fact(
      "IOS-BG-003", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      """
      All services may be started with When In Use; events reach the app only while it is in use \
      and never launch it. In 8 to 12 the monitoring services needed Always.
      """),
    Fact(
      "IOS-BG-004", .allIOS, .documented, from: ["W14-706", "W19-705"],
      "UNLocationNotificationTrigger works with When In Use and without running the app."),
    Fact(
      "IOS-BG-010", .iOS(from: .iOS(9)), .documented, from: ["HDR", "PROBE"],
      """
      Setting allowsBackgroundLocationUpdates to true without `location` in UIBackgroundModes \
      aborts in the setter with an NSInternalInconsistencyException that starts “Invalid \
      parameter not satisfying: !stayUp”.
      """),
    Fact(
      "IOS-BG-011", .iOS(from: .iOS(9)), .documented, from: ["HDR", "DOC-TENCENT"],
      """
      The abort does not depend on the authorization; with the mode, When In Use is enough to \
      set the property.
      """),
    Fact(
      "IOS-BG-012", .iOS(from: .iOS(15)), .reported, from: ["HA-1686"],
      "The same assertion fires in app extensions, which cannot run in the background."),
    Fact(
      "IOS-BG-013", .iOS(from: .iOS(9)), .documented, from: ["HDR", "DOC-TENCENT"],
      """
      allowsBackgroundLocationUpdates is false by default for apps linked against SDK 9 or \
      later; iOS 8 behaves as if it were always true.
      """),
    Fact(
      "IOS-BG-014", .iOS(from: .iOS(9)), .documented, from: ["HDR"],
      """
      With false the app gets locations whenever it runs and is authorized enough; it is just \
      not kept from suspension.
      """),
    Fact(
      "IOS-BG-015", .iOS(from: .iOS(9)), .documented, from: ["W16-716", "W19-705", "DOC-BLUEDOT"],
      """
      Under When In Use the session must begin in the foreground: set true and start updates \
      before leaving it. Starting in the background needs Always, and without the mode the \
      process may be suspended first.
      """),
    Fact(
      "IOS-BG-016", .iOS(from: .iOS(13)), .reported, from: ["DOC-BLUEDOT"],
      """
      Set true in the background already, or downgraded to When In Use there: no indicator and \
      no updates.
      """),
    Fact(
      "IOS-BG-017", .iOS(from: .iOS(9)), .documented, from: ["W19-705", "DOC-BLUEDOT"],
      """
      Setting false, or stopping updates, ends the session at the next background entry; under \
      Always false ends the background delivery of standard updates too.
      """),
    Fact(
      "IOS-BG-018", .iOS(from: .iOS(9)), .documented, from: ["W16-716"],
      """
      Always true, with updates stopped on background entry, makes the bar flash for some \
      seconds.
      """),
    Fact(
      "IOS-BG-019", .iOS(from: .iOS(16, 4)), .reported, from: ["F-726945", "TS", "HTRACK"],
      """
      Standard updates are suspended shortly after background entry when significant changes run \
      too, the indicator is hidden, and a distance filter is set or the accuracy is coarser than \
      a hundred meters. Remedy: show the indicator, or no filter and hundred meters or better.
      """),
    Fact(
      "IOS-BG-020", .iOS(from: .iOS(16, 4)), .reported, from: ["TS"],
      "A major SDK has shown the indicator by default since 16.4."),
    Fact(
      "IOS-BG-030", .iOS(from: .iOS(11)), .documented, disputed: true, from: ["W17-713", "HDR"],
      """
      The talk announced the bar for Always apps by default; the header that shipped makes it \
      opt-in.
      """),
    Fact(
      "IOS-BG-031", .iOS(from: .iOS(11)), .documented, disputed: true,
      from: ["HDR", "DOC-BLUEDOT"],
      """
      showsBackgroundLocationIndicator affects Always only; that Always never shows the \
      indicator is true of the default value alone.
      """),
    Fact(
      "IOS-BG-032", .allIOS, .documented, from: ["W14-706"],
      "A tap on the indicator returns to the app; force quit removes it and ends the session."),
    Fact(
      "IOS-BG-040", .allIOS, .documented, from: ["HDR", "W14-706"],
      """
      With Always, regions, beacon regions, significant changes and visits launch a terminated \
      app into the background.
      """),
    Fact(
      "IOS-BG-041", .iOS(8...18), .documented, from: ["HDR", "W14-706"],
      "That includes apps the person force-quit; continuous updates end with the force quit."),
    Fact(
      "IOS-BG-042", .iOS(from: .iOS(26, 4)), .reported, disputed: true,
      from: ["F-826964", "RADAR-V"],
      """
      Reported of 26.4: after a force quit significant changes and region exits launch the app \
      no more. Apple has not confirmed it, so it is a switch.
      """),
    Fact(
      "IOS-BG-043", .allIOS, .documented, from: ["W14-706", "OGT-234"],
      "Background App Refresh switched off does not stop location launches, as it did in iOS 7."),
    Fact(
      "IOS-BG-044", .allIOS, .documented, from: ["DOC-REGFAIL", "HDR", "MSDN"],
      """
      An app monitors 20 regions of all kinds; the 21st, or too large a radius, fails with \
      kCLErrorRegionMonitoringFailure (5). Smaller circles go first.
      """),
    Fact(
      "IOS-BG-045", .allIOS, .documented, from: ["DOC-MONREG"],
      "All managers of an app share its regions, which outlive the launch."),
    Fact(
      "IOS-BG-046", .allIOS, .reported, from: ["MSDN", "EXPO-8351", "RADAR"],
      """
      Region events take 3 to 5 minutes with a network; the radius is in effect at least 100 to \
      200 m, and the boundary needs distance and dwell.
      """),
    Fact(
      "IOS-BG-047", .allIOS, .documented, from: ["DOC-SLC", "F-71792"],
      """
      Significant changes come after about 500 m and not more often than about 5 minutes; the \
      first is usually cached, and an app may be resumed without having moved.
      """),
    Fact(
      "IOS-BG-048", .allIOS, .documented, from: ["W19-705"],
      "Visits do not come under When In Use out of use; they are minutes to hours late."),
    Fact(
      "IOS-BG-049", .iOS(8...18), .documented, from: ["DOC-LAUNCHKEY", "INTU-119"],
      """
      A location launch passes UIApplication.LaunchOptionsKey.location to didFinishLaunching; it \
      was absent with the scene life cycle, seen on 17.4, and is deprecated from 26.0.
      """),
    Fact(
      "IOS-BG-050", .iOS(from: .iOS(17)), .documented, disputed: true,
      from: ["ONESTACK", "DOC-REGION", "DOC-DEPR", "MACIOS"],
      """
      CLMonitor supersedes startMonitoring(for:), CLCircularRegion and CLBeaconRegion, which all \
      still run; sources disagree on when they were deprecated.
      """),
    Fact(
      "IOS-BG-051", .allIOS, .reported, from: ["RADAR"],
      "No location launch happens before the first unlock after a restart."),
    Fact(
      "IOS-BG-052", .iOS(8...12), .documented, from: ["W16-716"],
      """
      Regions under When In Use on 8 to 12 deliver nothing in the background; not authorized, \
      they fail with kCLErrorRegionMonitoringDenied (4).
      """),
    Fact(
      "IOS-BG-053", .allIOS, .reported, from: ["INTU-70", "LYO-950"],
      """
      pausesLocationUpdatesAutomatically pauses after a long stop, 10 to 20 minutes seen, and \
      often does not resume in the background; most SDKs set it to false.
      """),
    Fact(
      "IOS-BG-054", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      """
      Beacon ranging takes a CLBeaconIdentityConstraint; monitoring of beacons works with When \
      In Use while in use.
      """),
  ]
}
