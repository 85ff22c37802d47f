extension Facts {
  /// Motion and fitness.
  public static let motion: [Fact] = [
    Fact(
      "IOS-MOT-001", .iOS(from: .iOS(11)), .documented, from: ["PYOBJC-M", "DOC-CMAM"],
      """
      CMAuthorizationStatus: notDetermined 0, restricted 1, denied 2, authorized 3, read from \
      CMMotionActivityManager, CMPedometer, CMAltimeter and CMSensorRecorder. Before 11 there is \
      no status.
      """),
    Fact(
      "IOS-MOT-002", .allIOS, .documented, from: ["DOC-CMAM", "DOC-MOVE"],
      "Motion has no request: the prompt comes with the first query or start of an activity API."),
    Fact(
      "IOS-MOT-003", .allIOS, .measured, from: ["AM"],
      """
      The prompt reads “X” Would Like to Access Your Motion & Fitness Activity; Don’t Allow, \
      then OK, on newer systems Allow.
      """),
    Fact(
      "IOS-MOT-004", .allIOS, .documented, from: ["PYOBJC-M", "MSDN-M"],
      """
      CMErrorDomain: 100 null, 103 unknown, 104 activity not available, 105 activity not \
      authorized, 106 activity not entitled, 109 not available, 110 not entitled, 111 not \
      authorized.
      """),
    Fact(
      "IOS-MOT-005", .allIOS, .measured, from: ["PROBE"],
      """
      Denied: a query gets error 105; the handler of startActivityUpdates has no error to give \
      and never fires.
      """),
    Fact(
      "IOS-MOT-006", .iOS(from: .iOS(10)), .documented, from: ["DOC-MOTKEY", "DOC-CMAM"],
      "Without NSMotionUsageDescription the first use ends the process; the log names the key."),
    Fact(
      "IOS-MOT-007", OSVersion.Span(.iOS(10), .iOS(27, 1)), .documented, disputed: true,
      from: ["DOC-MOTKEY", "DOC-CMHMM", "PH-1294", "EXPO-29617", "TS-132"],
      """
      CMMotionActivityManager, CMPedometer, CMSensorRecorder, CMMovementDisorderManager, \
      CMHeadphoneMotionManager and in practice CMAltimeter need the key; raw CMMotionManager needs \
      neither key nor permission. \
      Apple’s text of 2016 said the accelerometer needs it.
      """),
    Fact(
      "IOS-MOT-008", OSVersion.Span(.iOS(27, 2), .iOS(27, 2)), .documented,
      from: ["DOC-CMMM", "MACIOS-MOT"],
      "Raw motion may need permission from 27.2 (IOS-27-004)."),
    Fact(
      "IOS-MOT-009", .allIOS, .inferred, from: [],
      "Fitness Tracking switched off in Settings denies motion to all apps."),
    Fact(
      "IOS-MOT-010", .allIOS, .measured, from: ["PROBE"],
      """
      A Simulator without a screen: status denied, no activity available, a query fails with 104 \
      and event updates with 109.
      """),
    Fact(
      "IOS-MOT-011", .allIOS, .reported, from: ["RNP-884"],
      "Some devices kept the choice of motion when the app was deleted and installed again."),
  ]
}
