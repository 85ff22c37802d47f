extension Facts {
  /// The request at run time: dialogs, answers, what is final.
  public static let androidRequests: [Fact] = [
    Fact(
      "AND-RUN-001", .android(from: 30), .inferred, from: ["S-GB"],
      """
      The permission controller is a module that is updated apart from the system, so that a \
      device of Android 11 to 14 may follow the newest rules: generation and level are two \
      parameters.
      """),
    Fact(
      "AND-RUN-002", .android(from: 23), .documented, from: ["S-PI9", "S-GB"],
      """
      The result lists exactly the names asked, in order, each with its state after the dialog; a \
      mixed result is normal.
      """),
    Fact(
      "AND-RUN-003", .android(from: 23), .documented, from: ["S-PI7", "S-PI9", "S-GB", "D-REQ"],
      """
      Empty arrays mean that the request was canceled: a target below 23 from API 24, a second \
      request while one is open, or an interrupted one.
      """),
    Fact(
      "AND-RUN-004", .android(23...23), .inferred, from: ["S-PI6"],
      "Android 6.0 has no shortcut for targets below 23: they get arrays that say granted."),
    Fact(
      "AND-RUN-005", .android(from: 31), .documented, from: ["S-GB"],
      "Requests of one package in one task are merged; past ten the newest is canceled."),
    Fact(
      "AND-RUN-006", .android(from: 23), .documented, from: ["S-PI6", "S-GB"],
      """
      A name that is not in the merged manifest or not a runtime permission keeps its state in \
      the result, without a dialog.
      """),
    Fact(
      "AND-RUN-007", .android(from: 23), .documented, from: ["S-PI6", "S-GB"],
      "A policy that grants or denies by itself shows no dialog and fixes the permission."),
    Fact(
      "AND-RUN-008", .android(from: 23), .documented, from: ["S-KU"],
      """
      Revoking a held runtime permission, by Settings, expiry, reset or the precise switch, kills \
      the process; granting never does.
      """),
    Fact(
      "AND-RUN-009", .android(23...30), .documented, from: ["S-PI9", "S-PI10", "S-PI11"],
      """
      A grant clears both marks of a denial up to Android 10; on 11 it marks a choice, for the \
      background too, and clears the final mark.
      """),
    Fact(
      "AND-RUN-010", .android(from: 31), .documented, from: ["S-KU", "S-GB"],
      """
      A grant by a dialog marks a choice and clears the final mark and those of implied, switched \
      off and reset permissions; a grant without a dialog clears both marks of a denial.
      """),
    Fact(
      "AND-RUN-011", .android(from: 23), .documented, from: ["S-PI6", "S-PI11", "S-KU"],
      """
      A denial marks a choice. A final denial up to Android 11 sets the final mark alone, from 12 \
      both.
      """),
    Fact(
      "AND-RUN-012", .android(23...29), .documented, from: ["S-PI6", "S-PI9", "S-PI10"],
      "Back and a press outside the dialog count as a denial up to Android 10."),
    Fact(
      "AND-RUN-013", .android(from: 30), .documented, from: ["S-PI11", "S-GB"],
      """
      From Android 11 back and a dismissal change nothing and are not counted; the arrays say \
      denied, and only the rationale tells a dismissal from a first denial.
      """),
    Fact(
      "AND-RUN-014", .android(from: 30), .documented, from: ["S-PI11", "S-PC12"],
      """
      Both denials carry one label, Deny on Android 11 and Don't allow later: nothing says that \
      the second one is final.
      """),
    Fact(
      "AND-RUN-015", .android(23...29), .documented, from: ["S-PI9", "S-PI10"],
      """
      Up to Android 10 two denials are not final: only the box, or on 10 the button that says so, \
      is.
      """),
    Fact(
      "AND-RUN-020", .android(from: 31), .documented, from: ["S-PC13", "S-GB"],
      """
      At target 31 and later a request for fine without coarse held shows Precise and Approximate \
      beside While using the app, Only this time and Don't allow; Precise is chosen beforehand.
      """),
    Fact(
      "AND-RUN-021", .android(from: 31), .inferred, from: ["S-GB", "S-KU"],
      """
      Approximate grants coarse alone and leaves fine unmarked: the arrays say denied and \
      granted, and the rationale for fine is false, although nothing is final.
      """),
    Fact(
      "AND-RUN-022", .android(from: 31), .inferred, from: ["S-PC13", "S-GB", "S-LAG"],
      """
      With coarse held a request for fine shows the dialog for a change to precise; keeping \
      approximate touches fine alone, and is final the second time up to early Android 14, the \
      first time in newer rules.
      """),
    Fact(
      "AND-RUN-023", .android(from: 31), .documented, from: ["S-PC13"],
      """
      With coarse held for one time the dialog for a change to precise hides While using the app \
      in the rules of Android 12 and 13.
      """),
    Fact(
      "AND-RUN-024", .android(from: 31), .documented, from: ["S-PC12", "S-PC13", "S-GB"],
      "Don't allow denies all that was asked, whichever accuracy is chosen above it."),
    Fact(
      "AND-RUN-025", .android(from: 31), .documented, from: ["S-PC13", "S-GB"],
      """
      Where fine is final and coarse is not, coarse can still be asked, in a dialog for \
      approximate location alone.
      """),
    Fact(
      "AND-RUN-026", .android(from: 31), .documented, disputed: true,
      from: ["D-LOCRT", "S-PC12L", "S-GB"],
      """
      The documentation says that some releases of Android 12 ignore a request for fine without \
      coarse; the sources show the dialog. A switch, on for API 31 and 32 at target 31 and later.
      """),
    Fact(
      "AND-RUN-027", .android(from: 31), .documented, from: ["S-PC12", "S-GB"],
      "Below target 31 there is no choice of accuracy: one button grants fine and coarse."),
    Fact(
      "AND-RUN-028", .android(from: 23), .documented, from: ["S-PI11", "S-GB"],
      """
      Up to Android 11, and below target 31 on later ones, fine is granted without a dialog where \
      coarse is held.
      """),
    Fact(
      "AND-RUN-029", .android(29...29), .documented, from: ["S-PI10"],
      """
      At target 29 and later fine and background in one call show one dialog with three choices; \
      background alone shows three where location is held, and is denied silently where it is \
      not.
      """),
    Fact(
      "AND-RUN-030", .android(30...30), .documented, from: ["S-PI11"],
      """
      At target 30 and later a call with background and any other name ends at once on Android \
      11: nothing is shown, nothing granted.
      """),
    Fact(
      "AND-RUN-031", .android(from: 31), .documented, from: ["S-PC13", "S-GB"],
      """
      At target 30 and later foreground and background together reject all groups of the call; \
      background beside another group that needs a dialog rejects both; background alone without \
      location held is skipped.
      """),
    Fact(
      "AND-RUN-032", .android(from: 30), .documented, from: ["S-PI11", "S-GB"],
      """
      At target 30 and later background alone, with location held, opens the app's page in \
      Settings. To return untouched counts: the first time as a denial, the second time as the \
      final one.
      """),
    Fact(
      "AND-RUN-033", .android(from: 30), .documented, from: ["S-PI11", "S-GB"],
      """
      Below target 30 fine and background show While using, Only this time, Deny and a link to \
      Settings; background alone shows Keep and the link. Keep is final the second time, in newer \
      rules the first.
      """),
    Fact(
      "AND-RUN-034", .android(from: 29), .documented, from: ["S-PI10", "S-PC13", "S-GB"],
      """
      While using the app, where background was asked too, marks background as denied up to early \
      Android 14; newer rules leave it as it was.
      """),
    Fact(
      "AND-RUN-035", .android(from: 29), .documented, from: ["S-PI10", "S-KU"],
      """
      A day after background location is first used a notification reminds the person, again \
      after 90 days at the earliest; it can end in a revocation.
      """),
    Fact(
      "AND-RUN-036", .android(from: 31), .documented, disputed: true, from: ["S-APV"],
      """
      The precise switch of Settings is there for every app that asks for fine up to Android 14, \
      and from 15 at target 31 and later; off, it revokes fine, keeps coarse and kills the \
      process.
      """),
    Fact(
      "AND-RUN-037", .android(from: 30), .documented, from: ["S-APV", "S-KU"],
      """
      Ask every time revokes and clears the marks, so that dialogs come back. Don't allow revokes \
      and marks a choice: one more dialog may come, and its denial is final. Allow all the time \
      makes a grant for one time permanent.
      """),
    Fact(
      "AND-RUN-038", .android(from: 30), .documented, from: ["S-OT", "S-KU", "S-PI11", "S-PC12"],
      """
      Only this time ends 60 seconds after the app has left the foreground, or 5 seconds after \
      its process died; a foreground service keeps it. At the end the permission is revoked, \
      unmarked, and the process killed. Android 11 takes back the whole group; from Android 12 only \
      what was granted for one time, so that an approximate location granted before stays.
      """),
    Fact(
      "AND-RUN-039", .android(from: 30), .documented, from: ["S-OT", "D-LOCRT"],
      """
      A foreground service that was started while the app was visible keeps a one-time grant \
      until it stops.
      """),
    Fact(
      "AND-RUN-041", .android(from: 30), .inferred, from: ["S-PI11", "S-PC13", "S-GB"],
      """
      Fine and background in one call at target 30 with fine held: Android 11 and the newest \
      rules reject the call, those of 12 and 13 drop the held half and open Settings. Background \
      is asked alone.
      """),
    Fact(
      "AND-RUN-045", .android(from: 23), .documented, from: ["S-PS"],
      """
      The rationale is false when granted, then when fixed, then when restricted; then it is true \
      for background at target 30 and later, and otherwise says whether a denial is marked.
      """),
    Fact(
      "AND-RUN-046", .android(from: 23), .inferred, from: ["S-PS", "S-GB"],
      """
      A false rationale means never asked, granted, final, expired or dismissed; an app has to \
      remember that it asked, and even then a dismissal and Approximate mislead it.
      """),
    Fact(
      "AND-RUN-050", .android(from: 30), .documented, from: ["S-HIB"],
      """
      At target 30 and later 90 days without use revoke the runtime permissions and unmark them; \
      the next request is as the first.
      """),
    Fact(
      "AND-RUN-051", .android(from: 31), .documented, from: ["S-HIB", "D-HIB"],
      """
      At target 31 and later an unused app is hibernated too: stopped, with no jobs, alarms or \
      messages until it is opened.
      """),
    Fact(
      "AND-RUN-052", .android(23...29), .documented, from: ["D-HIB"],
      """
      Google's services bring the reset of unused apps to Android 6 to 10 for targets 30 and \
      later.
      """),
    Fact(
      "AND-RUN-053", .android(from: 30), .documented, from: ["S-HIB"],
      """
      The reset spares an app whose switch the person turned off, targets up to 29, apps without \
      an icon and managed devices; from Android 12 any use of a component counts as use.
      """),
    Fact(
      "AND-RUN-060", .android(from: 31), .documented, from: ["S-GB", "S-MAP"],
      """
      Scan, connect, advertise, ranging and nearby Wi-Fi share one dialog, Allow and Don't allow; \
      once one of them was granted by the person the others are granted silently.
      """),
    Fact(
      "AND-RUN-061", .android(from: 29), .documented, from: ["S-GB"],
      "Activity recognition is a dialog of its own with Allow and Deny, apart from location."),
    Fact(
      "AND-RUN-062", .android(from: 33), .documented, from: ["D-NOTIF", "S-GB"],
      """
      At target 33 and later notifications are off on a new install; the dialog has Allow and \
      Don't allow, the second denial is final, and a swipe changes nothing.
      """),
    Fact(
      "AND-RUN-063", .android(from: 33), .documented, from: ["D-NOTIF", "S-GB"],
      """
      Below target 33 an app cannot ask for notifications: the system shows the dialog at the \
      first activity once a channel exists, and any answer stays until reinstall or target 33.
      """),
    Fact(
      "AND-RUN-064", .android(from: 33), .documented, from: ["D-NOTIF"],
      """
      An upgrade to Android 13 grants notifications to an app that had a channel and was not \
      silenced.
      """),
    Fact(
      "AND-RUN-065", .android(from: 33), .documented, from: ["D-NOTIF", "DOC-SITUM"],
      """
      Without notifications a foreground service starts and runs; it is listed in the task manager \
      alone, where the person can stop the whole app.
      """),
    Fact(
      "AND-RUN-066", .android(from: 23), .documented, from: ["S-GB"],
      """
      A request for several groups shows one dialog after the other; the newest rules put \
      location first.
      """),
  ]
}
