extension VendorClaim {
  /// Bluedot's page of the blue bar.
  static let bluedot: [VendorClaim] = [
    VendorClaim(
      .bluedot, "Always location authorization", .incomplete,
      says: "Under Always the indicator is not displayed.",
      inFact: """
        True while showsBackgroundLocationIndicator is false, its default. From iOS 11 an app \
        with Always that sets it to true shows the indicator; on iOS 9 and 10 the property does \
        not exist.
        """,
      ["IOS-BG-031"]),
    VendorClaim(
      .bluedot, "Location updates background mode", .incomplete,
      says: "The indicator first requires that the app has enabled the background mode.",
      inFact: """
        More than that: to set allowsBackgroundLocationUpdates to true without the mode aborts \
        the process, on iOS 9 and later and whatever the permission.
        """,
      ["IOS-BG-010", "IOS-BG-011"],
      names: ["BDPointBackgroundLocationEnabledForWhenInUseKey"]),
    VendorClaim(
      .bluedot, "Disabling the indicator", .incomplete,
      says: "Under Always, false prevents location from the background.",
      inFact: """
        True of standard updates. Regions, significant changes and visits are delivered under \
        Always with the flag false, and launch the app.
        """,
      ["IOS-BG-040", "IOS-BG-013"], names: ["BDLocationManager"]),
    VendorClaim(
      .bluedot, "Background location usage indicator", .incomplete,
      says: "With the flag set in the foreground, location goes on in the background.",
      inFact: """
        From iOS 16.4 standard updates are suspended nevertheless where significant changes run \
        too, the indicator is hidden, and a distance filter is set or the accuracy is coarser \
        than a hundred meters.
        """,
      ["IOS-BG-019"]),
  ]
}
