extension Facts {
  /// The prompts that the system shows, and how they are found and pressed.
  public static let prompts: [Fact] = [
    Fact(
      "P1", .iOS(8...10), .measured, from: ["AM"],
      """
      First prompt for When In Use, with the text of NSLocationWhenInUseUsageDescription; two \
      answers. Measured on 10.2 and 10.3.
      """),
    Fact(
      "P1b", .iOS(11...12), .measured, from: ["AM"],
      "First prompt for When In Use with a longer title; same text and answers as P1."),
    Fact(
      "P2", .iOS(8...10), .documented, from: ["AM", "W14-706"],
      "First prompt for Always, with the text of NSLocationAlwaysUsageDescription; two answers."),
    Fact(
      "P3", .iOS(11...12), .documented, from: ["W17-713", "AM"],
      """
      First prompt for Always, with the text of NSLocationAlwaysAndWhenInUseUsageDescription; \
      three answers, Always among them. The wording of the title was not verified again.
      """),
    Fact(
      "P4", .iOS(9...10), .measured, disputed: true, from: ["AM"],
      """
      Upgrade prompt from When In Use to Always, with the Always text. The title is measured, \
      the answers are inferred.
      """),
    Fact(
      "P4b", .iOS(11...12), .reported, from: ["AM"],
      """
      Upgrade prompt with the title of P4 and the text of \
      NSLocationAlwaysAndWhenInUseUsageDescription.
      """),
    Fact(
      "P5", .iOS(13...13), .documented, from: ["W19-705", "STR"],
      """
      First prompt, whether When In Use or Always was requested: it carries the When In Use text \
      and offers Allow Once, never Always.
      """),
    Fact(
      "P6", .iOS(from: .iOS(14)), .measured, from: ["MOBIUM", "DOC-PROT", "PATROL"],
      "First prompt with a map and the Precise toggle; otherwise as P5, with Allow Once on top."),
    Fact(
      "P6r", .iOS(from: .iOS(14)), .reported, from: ["DOC-TENCENT"],
      """
      First prompt of a build with NSLocationDefaultAccuracyReduced: a map without the toggle, \
      and the grant is reduced.
      """),
    Fact(
      "P7", .iOS(from: .iOS(13)), .documented, from: ["STR", "DOC-ALWAYS"],
      """
      Upgrade prompt from When In Use to Always: at once from 13.4, and as the deferred second \
      prompt of provisional Always from 13.0.
      """),
    Fact(
      "P7L", .iOS(from: .iOS(13)), .measured, from: ["STR"],
      "The form of P7 on the lock screen."),
    Fact(
      "P8", .iOS(from: .iOS(13)), .measured, from: ["STR", "KURA"],
      """
      Reminder that the app used location in the background over the past 3 days, with a map and \
      the Always text.
      """),
    Fact(
      "P8-old", .iOS(8...12), .documented, from: ["W14-706", "STR"],
      "Reminder that the app has been using location in the background. The answers are inferred."),
    Fact(
      "P9", .allIOS, .measured, from: ["STR"],
      """
      Asks the person to turn Location Services on; leads to Settings. The order of the buttons \
      is inferred.
      """),
    Fact(
      "P10", .iOS(from: .iOS(14)), .documented, from: ["HDR"],
      """
      Asks for full accuracy once, with the text under the purpose key. Title and labels were \
      not captured.
      """),
    Fact(
      "P11", .iOS(from: .iOS(15)), .documented, from: ["DOC-LOCBTN"],
      "Confirms the first tap on the location button. The labels were not captured."),
    Fact(
      "P12", .iOS(from: .iOS(27)), .documented, from: ["DOC-MDM"],
      """
      Consent on a supervised device: lists all permissions that management suggests for the \
      app; Allow or Not Now.
      """),
    Fact(
      "IOS-PROMPT-001", .allIOS, .documented, from: ["HDR", "WALLET", "FR-1158"],
      """
      A purpose string is looked up in InfoPlist.strings of the current language first and in \
      Info.plist second; a translation equal to the name of the key is shown as it stands.
      """),
    Fact(
      "IOS-PROMPT-002", .iOS(from: .iOS(14)), .measured, from: ["PATROL"],
      """
      UI tests find the prompt in SpringBoard, not in the app; the toggle is a button labelled \
      “Precise: On” or “Precise: Off”.
      """),
    Fact(
      "IOS-PROMPT-003", .iOS(from: .iOS(14)), .measured, from: ["MOBIUM"],
      """
      On P6 a generic accept, the last button, presses Don’t Allow, and a generic dismiss, the \
      first, presses Allow Once.
      """),
    Fact(
      "IOS-PROMPT-004", .iOS(from: .iOS(14)), .reported, from: ["DOC-TENCENT"],
      """
      The map of P6 can be switched off for all apps in Settings; the Precise toggle stays. The \
      label of that switch is from memory.
      """),
    Fact(
      "IOS-PROMPT-005", .allIOS, .inferred, from: ["GL"],
      "An app has one location prompt up at a time; a second request meanwhile adds nothing."),
  ]
}
