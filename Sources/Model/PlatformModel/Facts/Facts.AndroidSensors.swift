extension Facts {
  /// Sensors, activity and ultra-wideband.
  public static let androidSensors: [Fact] = [
    Fact(
      "AND-SEN-001", .android(from: 31), .reported, from: ["D-SENS", "S-LINT"],
      """
      At target 31 and later rates are capped at 200 Hz without HIGH_SAMPLING_RATE_SENSORS, and \
      the switch for the microphone caps them too.
      """),
    Fact(
      "AND-SEN-002", .android(from: 29), .reported, from: ["D-AR", "SLL-280"],
      """
      At target 29 and later steps and activity transitions need ACTIVITY_RECOGNITION; without it \
      nothing comes or the task fails.
      """),
    Fact(
      "AND-SEN-003", .android(from: 28), .inferred, from: ["D-SENS"],
      """
      An app in the background gets no continuous sensor events unless a foreground service runs.
      """),
    Fact(
      "AND-SEN-004", .android(from: 31), .inferred, from: ["S-MAP"],
      """
      Ranging by ultra-wideband needs UWB_RANGING and an app in the foreground or a foreground \
      service.
      """),
  ]
}
