@testable import AuthorizationEngine

/// Section 4 of the facts, all of its rows; a table, and long for that reason.
extension AndroidTruth {
  private static let all: Android.Event = .answer(.allTheTime)
  private static let using: Android.Event = .answer(.whileUsing)
  private static let once: Android.Event = .answer(.onlyThisTime)
  private static let allow: Android.Event = .answer(.allow)
  private static let deny: Android.Event = .answer(.deny)
  private static let final: Android.Event = .answer(.denyAndDontAskAgain)
  private static let keep: Android.Event = .answer(.keep)
  private static let approximate: Android.Event = .chooseAccuracy(precise: false)

  static let upToAndroid10: [AndroidTruth] = [
    AndroidTruth("A01", 19...22, 19...37, ask: "F", gives: "F C B:* AR:* CAM:*", "G", shows: []),
    AndroidTruth(
      "A02", 23...23, 19...22, ask: "F", gives: "F C CAM", "G", rationale: false, shows: []),
    AndroidTruth(
      "A03", 24...37, 19...22, ask: "F",
      gives: "F C B:* SCAN:* CONN:* ADV:* UWB:* NWD:* AR:* PN:* CAM:*",
      "empty", rationale: false, shows: []),
    AndroidTruth(
      "A05", 23...25, 23...37, ask: "F", [allow], gives: "F C", "G", rationale: false,
      shows: [.location]),
    AndroidTruth("A06", 26...28, 23...25, ask: "F", [allow], gives: "F C", "G", rationale: false),
    AndroidTruth("A07", 26...28, 26...37, ask: "F", [allow], gives: "F", "G", rationale: false),
    AndroidTruth(
      "A08", 23...28, 23...37, ask: "F", [deny], [.back], gives: "F:s", "D", rationale: true),
    AndroidTruth(
      "A09", 23...28, 23...37, held: "F:s C:s", ask: "F", [deny], gives: "F:s", "D",
      rationale: true),
    AndroidTruth(
      "A10", 23...28, 23...37, held: "F:s C:s", ask: "F", [final], gives: "F:f", "D",
      rationale: false),
    AndroidTruth(
      "A11", 23...28, 23...37, held: "F:f", ask: "F", gives: "F:f", "D", rationale: false,
      shows: []),
    AndroidTruth(
      "A12", 23...28, 23...37, held: "C", ask: "F", gives: "F C", "G", rationale: false, shows: []),
    AndroidTruth(
      "A13", 23...28, 29...37, ask: "F B", [allow], gives: "F C:*", "G D", rationale: false),
    AndroidTruth(
      "A14", 29...29, 29...37, ask: "F C", [using], gives: "F:h C:h", "G G", rationale: false,
      shows: [.locationWhileUsing]),
    AndroidTruth(
      "A15", 29...29, 29...37, ask: "F", [deny], [.back], gives: "F:s", "D", rationale: true),
    AndroidTruth(
      "A16", 29...29, 29...37, held: "F:s C:s", ask: "F", [deny], gives: "F:s", "D",
      rationale: true),
    AndroidTruth(
      "A17", 29...29, 29...37, held: "F:s C:s", ask: "F", [final], gives: "F:f", "D",
      rationale: false),
    AndroidTruth(
      "A18", 29...29, 29...37, ask: "F B", [all], gives: "F C B", "G G", rationale: false,
      shows: [.locationLevels]),
    AndroidTruth(
      "A19", 29...29, 29...37, ask: "F B", [using], gives: "F C B:s", "G D", rationale: false,
      background: true),
    AndroidTruth(
      "A20", 29...29, 29...37, ask: "F B", [deny], gives: "F:s B:s", "D D", rationale: true),
    AndroidTruth(
      "A21", 29...29, 29...37, held: "F:s C:s B:s", ask: "F B", [final], gives: "F:f B:f", "D D",
      rationale: false),
    AndroidTruth(
      "A22", 29...29, 29...37, held: "F C", ask: "B", [all], gives: "F C B", "G", rationale: false,
      shows: [.backgroundUpgrade]),
    AndroidTruth(
      "A23", 29...29, 29...37, held: "F C", ask: "B", [keep], gives: "F C B:s", "D",
      rationale: true),
    AndroidTruth(
      "A24", 29...29, 29...37, held: "F C", ask: "B", [.answer(.keepAndDontAskAgain)],
      gives: "F C B:f", "D", rationale: false),
    AndroidTruth(
      "A25", 29...29, 29...37, ask: "B", gives: "", "D", rationale: false, shows: []),
    AndroidTruth(
      "A26", 29...29, 23...28, ask: "F", [all], gives: "F C B", "G", rationale: false),
    AndroidTruth(
      "A27", 29...29, 23...28, ask: "F", [using], gives: "F C B:s", "G", rationale: false),
  ]

  static let android11: [AndroidTruth] = [
    AndroidTruth(
      "A29", 30...30, 30...37, .g4 ... .g4, ask: "F C", [using], gives: "F:hs C:hs", "G G",
      rationale: false, shows: [.locationOnce]),
    AndroidTruth(
      "A30", 30...30, 30...37, ask: "F C", [once], gives: "F:hs1 C:hs1", "G G", rationale: false),
    AndroidTruth(
      "A31", 30...30, 30...37, ask: "F C", [deny], gives: "F:s C:s", "D D", rationale: true),
    AndroidTruth(
      "A32", 30...30, 30...37, held: "F:s C:s", ask: "F C", [deny], gives: "F:f C:f", "D D",
      rationale: false),
    AndroidTruth(
      "A33", 30...30, 30...37, ask: "F C", [.back], gives: "F: C:", "D D", rationale: false),
    AndroidTruth(
      "A34", 30...30, 30...37, held: "F:s C:s", ask: "F C", [.back], gives: "F:s C:s", "D D",
      rationale: true),
    AndroidTruth(
      "A35", 30...30, 30...37, ask: "F C B", gives: "", "D D D", rationale: false,
      background: true, shows: []),
    AndroidTruth(
      "A36", 30...30, 30...37, .g4 ... .g4, held: "F C", ask: "B", [all], gives: "F C B:hs", "G",
      rationale: false, shows: [.backgroundSettings]),
    AndroidTruth(
      "A37", 30...30, 30...37, held: "F C", ask: "B", [.back], [keep], gives: "F C B:s", "D",
      rationale: true),
    AndroidTruth(
      "A38", 30...30, 30...37, held: "F C B:s", ask: "B", [.back], [keep], gives: "F C B:f", "D",
      rationale: false),
    AndroidTruth("A39", 30...30, 30...37, ask: "B", gives: "", "D", rationale: true, shows: []),
    AndroidTruth(
      "A40", 30...30, 30...37, held: "C", ask: "F", gives: "F C", "G", rationale: false, shows: []),
    AndroidTruth(
      "A41", 30...30, 29...29, .g4 ... .g4, ask: "F B", [using], gives: "F:hs C:hs B:s", "G D",
      rationale: false, shows: [.locationOnceWithLink]),
    AndroidTruth(
      "A42", 30...30, 29...29, ask: "F B", [all], gives: "F:h* C:h* B:h*", "G G",
      rationale: false),
    AndroidTruth(
      "A43", 30...30, 29...29, held: "F C", ask: "B", [keep], gives: "F C B:s", "D",
      rationale: true, shows: [.backgroundKeep]),
    AndroidTruth(
      "A44", 30...30, 29...29, held: "F C B:s", ask: "B", [keep], gives: "F C B:f", "D",
      rationale: false),
    AndroidTruth(
      "A45", 30...30, 23...28, .g4 ... .g4, ask: "F", [using], gives: "F:hs C:hs B:s", "G",
      rationale: false),
    AndroidTruth(
      "A46", 30...37, 23...37, held: "F:hs1 C:hs1", [.leave, .oneTimeExpires], gives: "F:1 C:1"),
  ]

  static let android12: [AndroidTruth] = [
    AndroidTruth(
      "A47", 31...37, 31...37, ask: "F C", [using], gives: "F:hs C:hs", "G G", rationale: false,
      shows: [.accuracyChoice]),
    AndroidTruth(
      "A48", 31...37, 31...37, ask: "F C", [approximate, using], gives: "F: C:hs", "D G",
      rationale: false),
    AndroidTruth(
      "A49", 31...37, 31...37, ask: "F C", [once], gives: "F:hs1 C:hs1", "G G", rationale: false),
    AndroidTruth(
      "A50", 31...37, 31...37, ask: "F C", [approximate, once], gives: "F: C:hs1", "D G",
      rationale: false),
    AndroidTruth(
      "A51", 31...37, 31...37, ask: "F C", [deny], [approximate, deny], gives: "F:s C:s", "D D",
      rationale: true),
    AndroidTruth(
      "A52", 31...37, 31...37, held: "F:s C:s", ask: "F C", [deny], gives: "F:f C:f", "D D",
      rationale: false),
    AndroidTruth(
      "A53", 31...37, 31...37, held: "F:f C:f", ask: "F C", gives: "F:f C:f", "D D",
      rationale: false, shows: []),
    AndroidTruth(
      "A54", 31...37, 31...37, ask: "F C", [.back], gives: "F: C:", "D D", rationale: false),
    AndroidTruth(
      "A55", 31...32, 31...37, ask: "F", gives: "F: C:", "D", rationale: false, shows: []),
    AndroidTruth(
      "A56", 31...37, 31...37, with: [.fineAloneShown], ask: "F", [using], gives: "F:hs C:hs",
      "G", rationale: false, shows: [.accuracyChoice]),
    AndroidTruth(
      "A56", 31...37, 31...37, with: [.fineAloneShown], ask: "F", [approximate, using],
      gives: "F: C:hs", "D", rationale: false),
    AndroidTruth(
      "A56", 33...37, 31...37, ask: "F", [deny], gives: "F:s C:s", "D", rationale: true),
    AndroidTruth(
      "A57", 31...37, 31...37, ask: "C", [using], gives: "C:hs", "G", rationale: false,
      shows: [.approximateOnly]),
    AndroidTruth(
      "A58", 31...37, 31...37, held: "C", ask: "F C", [using], gives: "F:hs C:h", "G G",
      rationale: false, shows: [.preciseUpgrade]),
    AndroidTruth(
      "A59", 31...37, 31...37, held: "C", ask: "F C", [once], gives: "F:hs1 C:h", "G G",
      rationale: false),
    AndroidTruth(
      "A60", 31...34, 31...37, .g5 ... .g5, held: "C:hs", ask: "F C", [keep], gives: "F:s C:hs",
      "D G", rationale: true),
    AndroidTruth(
      "A61", 31...34, 31...37, .g5 ... .g5, held: "C:hs F:s", ask: "F C", [keep],
      gives: "F:f C:hs", "D G", rationale: false),
    AndroidTruth(
      "A62", 31...37, 31...37, .g6 ... .g7, held: "C:hs", ask: "F C", [keep], gives: "F:f C:hs",
      "D G", rationale: false),
    AndroidTruth(
      "A63", 31...37, 31...37, held: "C F:f", ask: "F C", gives: "F:f C", "D G", rationale: false,
      shows: []),
    AndroidTruth(
      "A64", 31...37, 31...37, held: "F:f", ask: "F C", [using], gives: "F:f C:hs", "D G",
      rationale: false, shows: [.approximateOnly]),
    AndroidTruth(
      "A65", 31...37, 31...37, held: "F C", [.setPrecise(false)], gives: "F:s C"),
    AndroidTruth(
      "A66", 31...37, 30...37, ask: "F C B", gives: "", "D D D", rationale: false,
      background: true, shows: []),
    AndroidTruth(
      "A67", 31...37, 30...37, ask: "F C B CAM", gives: "", "D D D D", rationale: false, shows: []),
    AndroidTruth(
      "A68", 31...37, 30...37, held: "F C", ask: "B", [all], gives: "F C B:hs", "G",
      rationale: false, shows: [.backgroundSettings]),
    AndroidTruth(
      "A68", 31...37, 30...37, held: "C", ask: "B", [all], gives: "C B:hs", "G", rationale: false),
    AndroidTruth(
      "A69", 31...37, 30...37, held: "F C", ask: "B", [.back], [keep], gives: "F C B:s", "D",
      rationale: true),
    AndroidTruth(
      "A69", 31...37, 30...37, held: "F C B:s", ask: "B", [.back], [keep], gives: "F C B:f", "D",
      rationale: false),
    AndroidTruth(
      "A70", 31...37, 30...37, held: "F C", ask: "B CAM", gives: "F C", "D D", rationale: true,
      shows: []),
    AndroidTruth(
      "A70b", 31...34, 30...37, .g5 ... .g5, held: "F C", ask: "F B", [all], gives: "F C B",
      "G G", rationale: false, shows: [.backgroundSettings]),
    AndroidTruth(
      "A70b", 31...34, 30...37, .g5 ... .g5, held: "F C", ask: "F B", [keep], gives: "F C B:s",
      "G D", rationale: false),
    AndroidTruth(
      "A70b", 30...30, 30...37, .g4 ... .g4, held: "F C", ask: "F B", gives: "F C", "G D",
      rationale: false, shows: []),
    AndroidTruth(
      "A70b", 30...37, 30...37, .g6 ... .g7, held: "F C", ask: "F B", gives: "F C", "G D",
      rationale: false, shows: []),
    AndroidTruth("A71", 31...37, 30...37, ask: "B", gives: "", "D", rationale: true, shows: []),
  ]

  static let olderTargetsOn12: [AndroidTruth] = [
    AndroidTruth(
      "A72", 31...37, 30...30, ask: "F C", [using], gives: "F:hs C:hs", "G G", rationale: false,
      shows: [.locationOnce]),
    AndroidTruth(
      "A73", 31...37, 30...30, held: "C", ask: "F", gives: "F C", "G", rationale: false, shows: []),
    AndroidTruth(
      "A74", 31...34, 29...29, .g5 ... .g5, ask: "F B", [using], gives: "F:hs C:hs B:s", "G D",
      rationale: false, shows: [.locationOnceWithLink]),
    AndroidTruth(
      "A74", 31...37, 29...29, .g6 ... .g7, ask: "F B", [using], gives: "F:hs C:hs B:", "G D",
      rationale: false),
    AndroidTruth(
      "A75", 31...34, 29...29, .g5 ... .g5, held: "F:hs C:hs", ask: "B", [keep],
      gives: "F C B:s", "D", rationale: true),
    AndroidTruth(
      "A75", 31...34, 29...29, .g5 ... .g5, held: "F:hs C:hs B:s", ask: "B", [keep],
      gives: "F C B:f", "D", rationale: false),
    AndroidTruth(
      "A76", 31...37, 29...29, .g6 ... .g7, held: "F:hs C:hs", ask: "B", [keep], gives: "F C B:f",
      "D", rationale: false),
    AndroidTruth(
      "A77", 31...34, 23...28, .g5 ... .g5, ask: "F", [using], gives: "F:hs C:hs B:s", "G",
      rationale: false),
    AndroidTruth(
      "A77", 31...37, 23...28, .g6 ... .g7, ask: "F", [using], gives: "F:hs C:hs B:", "G",
      rationale: false),
  ]

  static let otherGroups: [AndroidTruth] = [
    AndroidTruth(
      "A78", 31...37, 31...37, ask: "SCAN CONN", [allow], gives: "SCAN:hs CONN:hs", "G G",
      rationale: false, shows: [.nearbyDevices]),
    AndroidTruth(
      "A79", 31...37, 31...37, ask: "SCAN CONN", [deny], gives: "SCAN:s CONN:s", "D D",
      rationale: true),
    AndroidTruth(
      "A79", 31...37, 31...37, held: "SCAN:s CONN:s", ask: "SCAN CONN", [deny],
      gives: "SCAN:f CONN:f", "D D", rationale: false),
    AndroidTruth(
      "A80", 31...37, 31...37, held: "SCAN:hs", ask: "CONN", gives: "SCAN CONN", "G",
      rationale: false, shows: []),
    AndroidTruth(
      "A80", 33...37, 31...37, held: "SCAN:hs", ask: "NWD", gives: "SCAN NWD", "G",
      rationale: false, shows: []),
    AndroidTruth(
      "A81", 31...37, 29...30, ask: "SCAN", gives: "SCAN:hi CONN:hi ADV:hi", "G",
      rationale: false, shows: [], older: true),
    AndroidTruth(
      "A83", 31...37, 29...30, ask: "", [.choose(.nearbyDevices, .dontAllow)],
      gives: "SCAN:hios CONN:hios ADV:hios", rationale: nil, older: true),
    AndroidTruth(
      "A84", 23...30, 31...37, ask: "SCAN", gives: "", "D", rationale: false, shows: []),
    AndroidTruth("A85", 29...29, 29...37, ask: "AR", [allow], gives: "AR:h", "G", rationale: false),
    AndroidTruth(
      "A85", 30...37, 29...37, ask: "AR", [allow], gives: "AR:hs", "G", rationale: false),
    AndroidTruth("A86", 29...37, 29...37, ask: "AR", [deny], gives: "AR:s", "D", rationale: true),
    AndroidTruth(
      "A86", 29...29, 29...37, held: "AR:s", ask: "AR", [deny], gives: "AR:s", "D", rationale: true),
    AndroidTruth(
      "A86", 30...37, 29...37, held: "AR:s", ask: "AR", [deny], gives: "AR:f", "D",
      rationale: false),
    AndroidTruth(
      "A87", 29...37, 23...28, ask: "AR",
      gives: "AR:hi SCAN:* CONN:* ADV:*", "G", rationale: false, shows: [], older: true),
    AndroidTruth(
      "A88", 23...28, 23...37, ask: "AR", gives: "", "D", rationale: false, shows: [], older: true),
    AndroidTruth(
      "A89", 33...37, 33...37, ask: "PN", [allow], gives: "PN:hs", "G", rationale: false),
    AndroidTruth("A89", 33...37, 33...37, ask: "PN", [deny], gives: "PN:s", "D", rationale: true),
    AndroidTruth(
      "A89", 33...37, 33...37, held: "PN:s", ask: "PN", [deny], gives: "PN:f", "D",
      rationale: false),
    AndroidTruth("A89", 33...37, 33...37, ask: "PN", [.back], gives: "PN:", "D", rationale: false),
    AndroidTruth("A90", 33...37, 23...32, ask: "PN", gives: "", "D", rationale: false, shows: []),
    AndroidTruth(
      "A91", 33...37, 23...32, ask: "", [.createNotificationChannel, allow], gives: "PN:hs",
      shows: [.notificationsBySystem]),
    AndroidTruth(
      "A91", 33...37, 23...32, ask: "", [.createNotificationChannel, deny], gives: "PN:s",
      shows: [.notificationsBySystem]),
    AndroidTruth("A92", 23...32, 23...37, ask: "PN", gives: "", "D", rationale: false, shows: []),
  ]

  static let others: [AndroidTruth] = [
    AndroidTruth(
      "A93", 30...37, 30...37, held: "F:hs C:hs B:hs", [.leave, .unusedFor90Days],
      gives: "F:a C:a B:a", background: true),
    AndroidTruth(
      "A94", 23...37, 23...37, ask: "", [.policy(.location, grant: true), .request(.fine)],
      gives: "F:hp C:* B:*", "G", shows: []),
    AndroidTruth(
      "A94", 23...37, 23...37, ask: "", [.policy(.location, grant: false), .request(.fine)],
      gives: "F:p", "D", shows: []),
    AndroidTruth(
      "A95", 23...37, 23...37, ask: "F", gives: "", "D", rationale: false, shows: [],
      undeclared: "F C B"),
    AndroidTruth(
      "A97", 30...37, 23...37, held: "F C", [.choose(.location, .dontAllow)], gives: "F:s C:s"),
    AndroidTruth(
      "A98", 30...37, 23...37, held: "F:f C:f", [.choose(.location, .askEveryTime)],
      gives: "F:1 C:1"),
  ]

  static let table: [AndroidTruth] =
    upToAndroid10 + android11 + android12 + olderTargetsOn12 + otherGroups + others
}

extension Android.Permissions {
  static let fine = Android.Permissions([Android.Permission.fine])
}
