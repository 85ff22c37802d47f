extension Facts {
  /// What people find and change in Settings, and what that does to a running app.
  public static let settings: [Fact] = [
    Fact(
      "IOS-SET-001", .iOS(8...12), .documented, from: ["W14-706", "W17-713"],
      """
      Settings offers Never, While Using the App and Always, each only where the purpose strings \
      support it; iOS 11 and later always offer While Using.
      """),
    Fact(
      "IOS-SET-002", .iOS(13...14), .reported, from: ["SOUTHAM", "MSFT-14"],
      "Settings offers Never, Ask Next Time, While Using the App and Always."),
    Fact(
      "IOS-SET-003", .iOS(from: .iOS(16)), .reported, from: ["PH-1018", "CAPG-40"],
      "The second choice reads “Ask Next Time Or When I Share”; seen by iOS 16, likely since 15."),
    Fact(
      "IOS-SET-004", .iOS(from: .iOS(13)), .inferred, from: ["W14-706"],
      """
      Always is offered only where NSLocationAlwaysAndWhenInUseUsageDescription exists and, as \
      it seems, the app asked for it once.
      """),
    Fact(
      "IOS-SET-005", .iOS(from: .iOS(14)), .reported, from: ["DOC-SITUM", "GEO-523"],
      "A Precise Location switch is below the choices."),
    Fact(
      "IOS-SET-006", .allIOS, .reported, from: ["TS-1791"],
      "The Location row of an app’s page is absent until the app has asked."),
    Fact(
      "IOS-SET-007", .allIOS, .documented, from: ["DOC-DENIED"],
      """
      Location Services switched off keeps the choices of apps; switched on again they are \
      effective and called back.
      """),
    Fact(
      "IOS-SET-010", .allIOS, .reported, from: ["DELBA-93", "TSC-494"],
      """
      A change of location in Settings does not end the app; a suspended app gets the callback \
      when it is resumed.
      """),
    Fact(
      "IOS-SET-011", .allIOS, .reported, from: ["PH-746", "PH-1451", "DELBA-30", "SPK-125"],
      """
      A change of a permission kept by TCC, such as motion, Bluetooth, camera or contacts, ends \
      the app with SIGKILL and a log line; it starts from scratch.
      """),
    Fact(
      "IOS-SET-012", .allIOS, .documented, from: ["SIMCTL"],
      "simctl privacy says that some changes end the running app."),
    Fact(
      "IOS-SET-013", .allIOS, .reported, from: ["MAPLIBRE", "FLUFFY"],
      "openSettingsURLString opens the app’s page; no public URL leads to Location Services."),
    Fact(
      "IOS-SET-014", .allIOS, .documented, from: ["QA1906"],
      """
      Settings > General > Transfer or Reset > Reset Location & Privacy makes every app not \
      determined.
      """),
    Fact(
      "IOS-SET-015", .iOS(from: .iOS(13)), .reported, from: ["TSCAP-288", "RNG-114"],
      "Ask Next Time is the way to reset one app; plugins that remember having asked stay stuck."),
    Fact(
      "IOS-SET-016", .iOS(from: .iOS(13)), .inferred, from: ["EX-5326"],
      """
      Whether Ask Next Time gives the upgrade to Always back is not documented; the model gives \
      it back.
      """),
    Fact(
      "IOS-SET-017", .iOS(from: .iOS(13)), .reported, from: ["STR", "KURA", "TSF-178"],
      """
      Background-use reminders come again; one tap turns Always into When In Use without the app \
      running.
      """),
    Fact(
      "IOS-SET-018", .allIOS, .inferred, from: [],
      "A Settings wording “Limit Adjusted …” was searched for and not found."),
    Fact(
      "IOS-SET-019", .allIOS, .reported, from: ["BETECH"],
      """
      Arrows in Settings: purple or solid for recent use, grey for the last 24 hours, hollow for \
      what may receive under conditions.
      """),
    Fact(
      "IOS-SET-020", .allIOS, .reported, from: ["SUP-IOS", "DOC-SITUM"],
      """
      Location Services is under Settings > Privacy up to iOS 15 and under Settings > \
      Privacy & Security from iOS 16.
      """),
    Fact(
      "IOS-SET-021", .allIOS, .reported, from: ["SUP-IOS", "DOC-BREEZE"],
      """
      An app’s own page is under Settings up to iOS 17 and under Settings > Apps from iOS \
      18.
      """),
    Fact(
      "IOS-SET-022", .allIOS, .reported, from: ["SUP-IOS", "DOC-BREEZE"],
      """
      Restrictions are under Settings > General > Restrictions on 8 to 11 and under Settings > \
      Screen Time > Content & Privacy Restrictions > Location Services from 12.
      """),
    Fact(
      "IOS-SET-023", .allIOS, .documented, from: ["RELEASES"],
      """
      The releases of the model: 8.0-8.4, 9.0-9.3, 10.0-10.3, 11.0-11.4, 12.0-12.5, 13.0-13.7, \
      14.0-14.8, 15.0-15.8, 16.0-16.7, 17.0-17.7, 18.0-18.7, 26.0-26.7, 27.0-27.2. There was \
      never an iOS 19 to 25.
      """),
  ]
}
