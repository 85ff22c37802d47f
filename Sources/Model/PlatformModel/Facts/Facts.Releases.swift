extension Facts {
  /// What iOS 26 and 27 brought.
  public static let releases: [Fact] = [
    Fact(
      "IOS-26-001", .iOS(from: .iOS(26)), .documented, from: ["DOC-UPDATES"],
      """
      Apple’s page of Core Location updates lists nothing after June 2024: no documented change \
      of authorization in 26 or 27.
      """),
    Fact(
      "IOS-26-002", .iOS(from: .iOS(26)), .documented, from: ["DOC-LAUNCHKEY", "CLPROBE"],
      "UIApplication.LaunchOptionsKey.location and CLGeocoder are deprecated."),
    Fact(
      "IOS-26-003", .iOS(from: .iOS(26, 4)), .reported, from: ["F-826964"],
      "A change of launches after force quit was reported (IOS-BG-042)."),
    Fact(
      "IOS-27-001", .iOS(from: .iOS(27)), .documented, from: ["MACIOS-27", "MACIOS-26120"],
      """
      The SDK adds CLBodyIdentifiable and headingBody and deprecates headingOrientation; no new \
      authorization API.
      """),
    Fact(
      "IOS-27-002", .iOS(from: .iOS(27)), .documented, from: ["DOC-MDM", "DOC-MDMAPP", "SUP-MDM"],
      """
      Management of a supervised device can set defaults of permissions per app, location and \
      its accuracy among them; the person consents once and can change them in Settings.
      """),
    Fact(
      "IOS-27-003", .iOS(from: .iOS(27)), .documented, from: ["DOC-MDM"],
      """
      The consent prompt lists only permissions that were not asked before, and is skipped when \
      none remain.
      """),
    Fact(
      "IOS-27-004", OSVersion.Span(.iOS(27, 2), .iOS(27, 2)), .documented,
      from: ["DOC-CMMM", "MACIOS-MOT"],
      """
      CMMotionManager.authorizationStatus appears in a beta, so raw sensors seem to become \
      subject to permission; prompt, key and errors are not published.
      """),
  ]
}
