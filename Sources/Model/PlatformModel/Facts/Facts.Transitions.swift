extension Facts {
  /// What each request and each answer does, row by row.
  public static let transitions: [Fact] = [
    Fact(
      "T01", .iOS(8...12), .documented, from: ["W14-706"],
      """
      Not determined, When In Use requested: P1 or P1b; Allow grants When In Use and calls back \
      with 4.
      """),
    Fact(
      "T02", .iOS(8...12), .documented, from: ["W14-706"],
      """
      Not determined, When In Use requested: P1 or P1b; Don’t Allow denies and calls back with \
      2.
      """),
    Fact(
      "T03", .iOS(8...10), .documented, from: ["W14-706"],
      "Not determined, Always requested: P2; Allow grants Always and calls back with 3."),
    Fact(
      "T04", .iOS(8...10), .documented, from: ["W14-706"],
      "Not determined, Always requested: P2; Don’t Allow denies and calls back with 2."),
    Fact(
      "T05", .iOS(11...12), .documented, from: ["W17-713"],
      """
      Not determined, Always requested: P3; Only While Using the App grants When In Use, calls \
      back with 4, and the upgrade is used up.
      """),
    Fact(
      "T06", .iOS(11...12), .documented, from: ["W17-713"],
      "Not determined, Always requested: P3; Always Allow grants Always and calls back with 3."),
    Fact(
      "T07", .iOS(11...12), .documented, from: ["W17-713"],
      "Not determined, Always requested: P3; Don’t Allow denies and calls back with 2."),
    Fact(
      "T08", .iOS(8...8), .documented, disputed: true, from: ["W14-706"],
      """
      When In Use, Always requested: nothing happens. The talk speaks of one prompt in total, \
      not one per type.
      """),
    Fact(
      "T09", .iOS(9...10), .documented, disputed: true, from: ["AM"],
      """
      When In Use, Always never asked, Always requested: P4 once; Allow grants Always with \
      callback 3, Cancel changes and calls nothing.
      """),
    Fact(
      "T10", .iOS(11...12), .documented, from: ["W17-713"],
      """
      When In Use, Always never asked, Always requested: P4b once; Always Allow grants Always \
      with callback 3, Only While Using changes and calls nothing.
      """),
    Fact(
      "T11", .allIOS, .documented, from: ["HDR", "W17-713"],
      "When In Use, Always asked before, Always requested: no prompt, no callback, no error."),
    Fact(
      "T12", .iOS(13...13), .documented, from: ["W19-705"],
      """
      Not determined, When In Use requested: P5; Allow While Using App grants When In Use and \
      calls back with 4.
      """),
    Fact(
      "T13", .iOS(13...13), .documented, from: ["W19-705"],
      """
      Not determined, When In Use requested: P5; Allow Once grants When In Use until the app is \
      no longer in use and calls back with 4.
      """),
    Fact(
      "T14", .iOS(13...13), .documented, from: ["W19-705"],
      "Not determined, When In Use requested: P5; Don’t Allow denies and calls back with 2."),
    Fact(
      "T15", .iOS(from: .iOS(13)), .documented, from: ["W19-705", "DOC-ALWAYS"],
      """
      Not determined, Always requested: P5 or P6 with the When In Use text; Allow While Using \
      App grants provisional Always: the app reads 3, Settings shows While Using.
      """),
    Fact(
      "T16", .iOS(from: .iOS(13)), .documented, from: ["W19-705", "DOC-ALWAYS"],
      """
      Not determined, Always requested: P5 or P6; Allow Once grants When In Use for now and \
      calls back with 4.
      """),
    Fact(
      "T17", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      "Not determined, Always requested: P5 or P6; Don’t Allow denies and calls back with 2."),
    Fact(
      "T18", OSVersion.Span(.iOS(13), .iOS(13, 3)), .documented, from: ["ISS-318"],
      """
      When In Use, Always never asked, Always requested: no prompt; the app gets provisional \
      Always at once and a callback with 3.
      """),
    Fact(
      "T19", .iOS(from: .iOS(13, 4)), .documented, from: ["DOC-ALWAYS", "TS"],
      """
      When In Use, Always never asked, Always requested: P7 at once; Change to Always Allow \
      grants Always and calls back with 3.
      """),
    Fact(
      "T20", .iOS(from: .iOS(13, 4)), .documented, from: ["DOC-ALWAYS", "PH", "CIO-357"],
      """
      When In Use, Always never asked, Always requested: P7 at once; Keep Only While Using \
      changes nothing and makes no callback at all.
      """),
    Fact(
      "T21", .iOS(from: .iOS(13)), .documented, from: ["DOC-ALWAYS", "PH-1018", "PH-802"],
      "Allow Once, Always requested: no prompt, no callback, no change."),
    Fact(
      "T22", .allIOS, .documented, from: ["HDR"],
      "Authorized in any way, When In Use requested: no prompt, no callback, no change."),
    Fact(
      "T23", .allIOS, .documented, from: ["HDR"],
      "Always, provisional or not, Always requested: no prompt, no callback, no change."),
    Fact(
      "T24", .allIOS, .documented, from: ["HDR"],
      "Denied, anything requested: no prompt, no callback, no change."),
    Fact(
      "T25", .allIOS, .documented, from: ["HDR"],
      "Restricted, anything requested: no prompt, no callback, no change."),
    Fact(
      "T26", .iOS(from: .iOS(14)), .documented, from: ["DOC-PROT", "MOBIUM"],
      """
      Not determined, When In Use requested: P6 with Precise left on; the three answers grant \
      When In Use, When In Use for once, or deny, with callbacks 4, 4 and 2.
      """),
    Fact(
      "T27", .iOS(from: .iOS(14)), .documented, from: ["DOC-PROT", "DOC-ACCAUTH"],
      """
      Not determined, When In Use requested: P6 with Precise switched off; a grant is reduced \
      and the callback finds accuracy 1.
      """),
    Fact(
      "T28", .iOS(from: .iOS(14)), .reported, from: ["DOC-TENCENT"],
      """
      Not determined, When In Use requested by a build with NSLocationDefaultAccuracyReduced: \
      P6r; a grant is reduced.
      """),
    Fact(
      "T29", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      """
      Allow Once lapses when the app is no longer in use and the grace period is over: not \
      determined again, callback 0 when the app next runs.
      """),
    Fact(
      "T30", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      """
      Provisional Always, an Always-class event while not in use: P7 at a quiet moment; Change \
      to Always Allow grants Always without a callback and the held event is delivered if still \
      fresh.
      """),
    Fact(
      "T31", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      """
      Provisional Always, an Always-class event while not in use: P7; Keep Only While Using \
      leaves When In Use with callback 4 and the held event is dropped.
      """),
    Fact(
      "T32", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      """
      Provisional Always with P7 unanswered: a newer event replaces the held one, events that \
      are too old are dropped.
      """),
    Fact(
      "T33", .iOS(from: .iOS(13)), .reported, from: ["STR", "KURA"],
      """
      Always, the background-use reminder P8: Change to Only While Using leaves When In Use; \
      callback 4 when the app next runs, and the upgrade stays used up.
      """),
    Fact(
      "T34", .allIOS, .documented, from: ["W14-706", "STR"],
      "Always, the background-use reminder: Always Allow or Continue changes and calls nothing."),
    Fact(
      "T35", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      """
      Any request while the app is not in the foreground, also in the grace period or with the \
      indicator: no prompt, no callback, no change.
      """),
    Fact(
      "T36", .allIOS, .documented, from: ["HDR", "PROBE"],
      "A request whose purpose string is absent: a console line and nothing else."),
    Fact(
      "T37", .allIOS, .documented, from: ["STR", "CORDD-183"],
      """
      Location Services off, any request or service start: P9, a limited number of times; the \
      status reads 2 and nothing changes.
      """),
    Fact(
      "T38", .allIOS, .documented, from: ["DOC-DENIED"],
      """
      Location Services switched on again: the stored choice is effective again and is called \
      back.
      """),
    Fact(
      "T39", .iOS(from: .iOS(18)), .documented, from: ["W24-10212", "DOC-BG"],
      """
      Not determined, a CLServiceSession for When In Use or an implicit session: P6 when the app \
      is next in the foreground; answers as T26, with diagnostics.
      """),
    Fact(
      "T40", .iOS(from: .iOS(18)), .inferred, from: ["W24-10212", "DOC-SSINIT"],
      """
      Not determined, a CLServiceSession for Always: P6, then P7 when it can; \
      alwaysAuthorizationDenied while only When In Use is granted. The exact mix of T15 and T19 \
      is not documented.
      """),
    Fact(
      "T41", .iOS(from: .iOS(18)), .documented, from: ["DOC-SSINIT", "HDR-SS"],
      "Denied, any CLServiceSession: no prompt; the session reports authorizationDenied."),
    Fact(
      "T42", .iOS(from: .iOS(18)), .documented, from: ["DOC-SSINIT"],
      """
      A CLServiceSession for none: never a prompt; it satisfies the rule of explicit sessions \
      and nothing else.
      """),
    Fact(
      "T43", .iOS(from: .iOS(14)), .documented, from: ["HDR", "DOC-TEMP"],
      """
      Authorized with reduced accuracy, temporary full accuracy requested in the foreground: \
      P10; Allow Once gives full accuracy while in use, and the completion has no error.
      """),
    Fact(
      "T44", .iOS(from: .iOS(14)), .documented, from: ["HDR", "DOC-TEMP"],
      """
      Authorized with reduced accuracy, temporary full accuracy requested in the foreground: \
      P10; Don’t Allow changes nothing, and the completion still has no error.
      """),
    Fact(
      "T45", .iOS(from: .iOS(14)), .documented, from: ["DOC-TEMP"],
      """
      Temporary full accuracy requested with full accuracy, in the background, or with a purpose \
      key that the dictionary lacks: no prompt, error 18 (promptDeclined).
      """),
    Fact(
      "T46", .iOS(from: .iOS(14)), .reported, from: ["RNP"],
      """
      Temporary full accuracy requested while not determined or denied: no prompt and an error \
      whose code is not documented.
      """),
    Fact(
      "T47", .iOS(from: .iOS(15)), .documented, from: ["DOC-LOCBTN"],
      """
      First tap on the location button, neither denied nor restricted: P11; agreeing grants When \
      In Use for once and remembers the button's approval, callback 4.
      """),
    Fact(
      "T48", .iOS(from: .iOS(15)), .documented, from: ["DOC-LOCBTN"],
      """
      Button approved before, not authorized now: a tap grants When In Use for once without a \
      prompt, callback 4.
      """),
    Fact(
      "T49", .iOS(from: .iOS(15)), .documented, from: ["DOC-LOCBTN"],
      "Authorized already: a tap on the location button fires its action and changes nothing."),
    Fact(
      "T50", .iOS(from: .iOS(15)), .inferred, from: [],
      """
      Denied in Settings: what a tap on the location button does is not documented; the model \
      leaves it denied.
      """),
    Fact(
      "T51", .allIOS, .reported, from: ["DELBA-93", "TSC-494"],
      """
      The choice is changed in Settings: the chosen value holds, Allow Once and provisional end, \
      a callback comes and the app is not killed.
      """),
    Fact(
      "T52", .iOS(from: .iOS(13)), .reported, from: ["TSCAP-288", "RNG-114"],
      """
      Ask Next Time is chosen in Settings: not determined, callback 0, and the app may prompt \
      again.
      """),
    Fact(
      "T53", .iOS(from: .iOS(27)), .documented, from: ["DOC-MDM"],
      """
      Not determined on a supervised device with permission defaults, first launch: P12; Allow \
      grants what management configured without a prompt per permission.
      """),
    Fact(
      "T54", .iOS(from: .iOS(27)), .documented, from: ["DOC-MDM"],
      """
      Not determined on a supervised device with permission defaults, first launch: P12; Not Now \
      changes nothing and normal prompts come later.
      """),
  ]
}
