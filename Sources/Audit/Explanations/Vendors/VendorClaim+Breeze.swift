extension VendorClaim {
  /// The permissions page of Breeze.
  static let breeze: [VendorClaim] = [
    VendorClaim(
      .breeze, "Permission dialog", .incomplete,
      says: "People choose between Allow While Using App and Don’t Allow.",
      inFact: """
        From iOS 13 there is a third button, Allow Once. It grants When In Use until the app is \
        no longer in use; then the status is not determined again.
        """,
      ["P5", "P6", "T13", "T26", "T29"], names: ["Allow Once"]),
    VendorClaim(
      .breeze, "Permission states", .incomplete,
      says: "A granted permission gives the user's location.",
      inFact: """
        From iOS 14 people can switch Precise off in the prompt or in Settings; the app then gets \
        an area of some kilometers, which may lie in another city.
        """,
      ["IOS-ACC-001", "T27"]),
    VendorClaim(
      .breeze, "Authorization status handling", .incomplete,
      says: "Location is requested once permission is granted, after a tap.",
      inFact: """
        The authorization callback comes with the initial state too. An app that was authorized \
        before locates at every launch, without a tap.
        """,
      ["IOS-AUTH-030", "IOS-AUTH-031"]),
    VendorClaim(
      .breeze, "Troubleshooting, status denied", .incomplete,
      says: "A denied app is sent to its page in Settings, to choose While Using the App.",
      inFact: """
        Denied is read as well while Location Services is off for the whole device, and the app's \
        page cannot change that.
        """,
      ["IOS-REQ-029", "IOS-SET-013"]),
    VendorClaim(
      .breeze, "Troubleshooting, Settings > Breeze > Location", .outdated,
      says: "The app's page is at the top level of Settings.",
      inFact: "Up to iOS 17. From iOS 18 it is under Settings > Apps.", ["IOS-SET-021"]),
    VendorClaim(
      .breeze, "Troubleshooting, Settings > Privacy > Location Services", .contradictory,
      says: "Once Location Services is under Privacy, once under Privacy & Security.",
      inFact: "Privacy up to iOS 15, Privacy & Security from iOS 16.", ["IOS-SET-020"]),
  ]
}
