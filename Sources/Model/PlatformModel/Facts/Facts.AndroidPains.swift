extension Facts {
  /// What apps get wrong most often.
  public static let androidPains: [Fact] = [
    Fact(
      "AND-PAIN-01", .android(from: 30), .reported, from: ["DEX-281", "PH-452"],
      """
      Foreground and background location asked together: nothing appears (AND-RUN-030, AND- \
      RUN-031).
      """),
    Fact(
      "AND-PAIN-02", .android(from: 31), .reported, from: ["MBX-551", "MLN-275"],
      "Fine declared or asked without coarse (AND-RUN-026, AND-LINT-002)."),
    Fact(
      "AND-PAIN-03", .android(from: 31), .reported, from: ["PDP-748", "COL-4959", "RNP-662"],
      """
      Approximate taken for a refusal, or a prompt that never ends (AND-RUN-020, AND-RUN-021, \
      AND-RUN-022).
      """),
    Fact(
      "AND-PAIN-04", .android(from: 34), .reported, from: ["NEO-714", "OSME-2630"],
      "A foreground service of type location ends in a SecurityException (AND-FGS-009)."),
    Fact(
      "AND-PAIN-05", .android(from: 31), .reported, from: ["TSF-703", "TS-2542"],
      "A foreground service started from the background is not allowed (AND-FGS-006)."),
    Fact(
      "AND-PAIN-06", .android(from: 23), .reported, from: ["RN-30158", "PH-709"],
      "Dismissed, denied and permanently denied are mixed up (AND-RUN-013, AND-RUN-046)."),
    Fact(
      "AND-PAIN-07", .android(from: 31), .reported, from: ["KAB-865"],
      "A library caps fine, and the app loses location (AND-MRG-002)."),
    Fact(
      "AND-PAIN-08", .android(from: 31), .reported, from: ["FBP-120", "FRB-664"],
      "neverForLocation hides the beacons (AND-BLE-006)."),
    Fact(
      "AND-PAIN-09", .android(from: 31), .reported, from: ["RXB-788", "BLEM-805"],
      "A SecurityException for connect after the move to target 31 (AND-BLE-008, AND-SPL-006)."),
    Fact(
      "AND-PAIN-10", .android(from: 28), .reported, from: ["F3-24", "WIGLE-251"],
      "Limits on scans starve the locator (AND-WIFI-011, AND-WIFI-014)."),
    Fact(
      "AND-PAIN-11", .android(from: 29), .reported, from: ["CAPC-42", "ULOG-95"],
      "Location stops when the app leaves the screen (AND-LOC-008, AND-FGS-005)."),
    Fact(
      "AND-PAIN-12", .android(from: 27), .reported, from: ["ABL-1146"],
      "A Bluetooth scan without filter dies with the screen (AND-BLE-011)."),
    Fact(
      "AND-PAIN-13", .android(from: 33), .reported, from: ["TRAC-448"],
      "The notification permission is misunderstood (AND-RUN-062, AND-RUN-065)."),
    Fact(
      "AND-PAIN-14", .allAndroid, .reported, from: ["NDFU-98"],
      """
      A library's manifest brings location or contradicting caps, and the store rejects (AND- \
      MRG-001, AND-PLAY-009).
      """),
    Fact(
      "AND-PAIN-15", .android(from: 23), .reported, from: ["PRES-22", "NSC-132"],
      "Location is off and scans are empty without an error (AND-TOG-002, AND-BLE-003)."),
  ]
}
