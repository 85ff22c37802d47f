extension Facts {
  /// Full and reduced accuracy.
  public static let accuracy: [Fact] = [
    Fact(
      "IOS-ACC-001", .iOS(from: .iOS(14)), .documented, disputed: true,
      from: ["HDR", "DOC-REDCONST", "GEO-523", "SO-77064039"],
      """
      Reduced accuracy snaps locations to a representative point near by, with a \
      horizontalAccuracy of about 5 km by the header; others say 1 to 20 km, 1 to 10 km, 3 km.
      """),
    Fact(
      "IOS-ACC-002", .iOS(from: .iOS(14)), .documented, from: ["HDR", "DOC-REDCONST", "W24-10212"],
      "Reduced accuracy delivers a few locations an hour, up to 20 minutes old."),
    Fact(
      "IOS-ACC-003", .iOS(from: .iOS(14)), .documented, disputed: true,
      from: ["HDR", "DOC-ACCAUTH", "DOC-REDKEY"],
      """
      Under reduced accuracy regions and beacon ranging are unavailable; significant changes, \
      visits and standard updates go on reduced. One documentation page lists fences among what \
      runs reduced.
      """),
    Fact(
      "IOS-ACC-004", .iOS(from: .iOS(14)), .reported,
      from: ["KLAV-477", "TS-1116", "SO-77064039", "IA-25"],
      "Regions under reduced accuracy fail silently: no entry, no exit, no launch, no error."),
    Fact(
      "IOS-ACC-005", .iOS(from: .iOS(14)), .documented, from: ["DOC-ACCAUTH"],
      "Under reduced accuracy every other desiredAccuracy has no effect."),
    Fact(
      "IOS-ACC-006", .iOS(from: .iOS(14)), .documented, from: ["DOC-REDCONST"],
      "An app with full accuracy may ask for reduced through kCLLocationAccuracyReduced."),
    Fact(
      "IOS-ACC-007", .iOS(from: .iOS(14)), .documented, from: ["HDR", "DOC-TEMP"],
      """
      Temporary full accuracy ends when the app is no longer in use; the foreground and an \
      indicator session keep it.
      """),
    Fact(
      "IOS-ACC-008", .iOS(from: .iOS(14)), .documented, from: ["HDR", "DOC-TEMP"],
      """
      The completion of a temporary request without an error means that the prompt was shown, \
      whatever the answer.
      """),
    Fact(
      "IOS-ACC-009", .iOS(from: .iOS(14)), .documented, from: ["DOC-TEMP"],
      """
      A temporary request fails with error 18 when the purpose key is not in the dictionary, \
      accuracy is full already, or the app is in the background.
      """),
    Fact(
      "IOS-ACC-010", .iOS(from: .iOS(14)), .reported, from: ["DOC-TENCENT", "DOC-REDKEY"],
      """
      NSLocationDefaultAccuracyReduced leaves the temporary request and the switch in Settings \
      in place.
      """),
    Fact(
      "IOS-ACC-011", .iOS(from: .iOS(14)), .reported, from: ["SO-77064039", "KLAV-477"],
      "Precise Location switched off takes effect at once on a running app."),
    Fact(
      "IOS-ACC-012", .iOS(from: .iOS(14)), .reported, disputed: true,
      from: ["SO-77064039", "IA-25"],
      """
      Nearby Interaction and Bluetooth scanning are said by one experimenter to stop under \
      reduced accuracy; another vendor goes on scanning. Loss of Bluetooth scans is not \
      modeled.
      """),
    Fact(
      "IOS-ACC-013", .iOS(from: .iOS(14)), .documented, from: ["DOC-DIDCHANGE"],
      "A change of accuracy arrives through the authorization callback."),
    Fact(
      "IOS-ACC-014", .iOS(from: .iOS(18)), .documented, from: ["W24-10212", "HDR-SS"],
      """
      Live updates and monitors report reduced accuracy as accuracyLimited, sessions as \
      fullAccuracyDenied.
      """),
  ]
}
