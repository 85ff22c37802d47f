import AuthorizationEngine
import PlatformModel

/// T01 to T28: the requests and their answers, written down again from the facts.
extension Transition {
  static let table: [Transition] = legacy + iOS13 + without + iOS14

  private static let first8 = releases(8...10)
  private static let first11 = releases(11...12)

  static let legacy: [Transition] = [
    Transition(
      "T01", first8, .requestWhenInUse, .allow,
      gives: .end(.whenInUse, .whileUsing, prompt: .whenInUseIOS8, callback: .authorizedWhenInUse)),
    Transition(
      "T01", first11, .requestWhenInUse, .allow,
      gives: .end(.whenInUse, .whileUsing, prompt: .whenInUseIOS11, callback: .authorizedWhenInUse)),
    Transition(
      "T02", first8, .requestWhenInUse, .dontAllow,
      gives: .end(.never, .never, prompt: .whenInUseIOS8, callback: .denied)),
    Transition(
      "T02", first11, .requestWhenInUse, .dontAllow,
      gives: .end(.never, .never, prompt: .whenInUseIOS11, callback: .denied)),
    Transition(
      "T03", first8, .requestAlways, .allow,
      gives: .end(
        .always, .always, prompt: .alwaysIOS8, callback: .authorizedAlways, alwaysAsked: true)),
    Transition(
      "T04", first8, .requestAlways, .dontAllow,
      gives: .end(.never, .never, prompt: .alwaysIOS8, callback: .denied, alwaysAsked: true)),
    Transition(
      "T05", first11, .requestAlways, .onlyWhileUsing,
      gives: .end(
        .whenInUse, .whileUsing, prompt: .alwaysIOS11, callback: .authorizedWhenInUse,
        alwaysAsked: true)),
    Transition(
      "T06", first11, .requestAlways, .alwaysAllow,
      gives: .end(
        .always, .always, prompt: .alwaysIOS11, callback: .authorizedAlways, alwaysAsked: true)),
    Transition(
      "T07", first11, .requestAlways, .dontAllow,
      gives: .end(.never, .never, prompt: .alwaysIOS11, callback: .denied, alwaysAsked: true)),
    Transition(
      "T08", releases(8...8), from: .whenInUse, .requestAlways,
      gives: .end(.whenInUse, .whileUsing)),
    Transition(
      "T09 Allow", releases(9...10), from: .whenInUse, .requestAlways, .allow,
      gives: .end(
        .always, .always, prompt: .alwaysUpgradeIOS9, callback: .authorizedAlways, alwaysAsked: true
      )),
    Transition(
      "T09 Cancel", releases(9...10), from: .whenInUse, .requestAlways, .cancel,
      gives: .end(.whenInUse, .whileUsing, prompt: .alwaysUpgradeIOS9, alwaysAsked: true)),
    Transition(
      "T10 Always Allow", first11, from: .whenInUse, .requestAlways, .alwaysAllow,
      gives: .end(
        .always, .always, prompt: .alwaysUpgradeIOS11, callback: .authorizedAlways,
        alwaysAsked: true)),
    Transition(
      "T10 Only While Using", first11, from: .whenInUse, .requestAlways, .onlyWhileUsing,
      gives: .end(.whenInUse, .whileUsing, prompt: .alwaysUpgradeIOS11, alwaysAsked: true)),
  ]

  static let iOS13: [Transition] = [
    Transition(
      "T12", releases(13...13), .requestWhenInUse, .allowWhileUsing,
      gives: .end(
        .whenInUse, .whileUsing, prompt: .firstRequestIOS13, callback: .authorizedWhenInUse)),
    Transition(
      "T13", releases(13...13), .requestWhenInUse, .allowOnce,
      gives: .end(
        .whenInUse, .askNextTime, prompt: .firstRequestIOS13, callback: .authorizedWhenInUse,
        temporary: true)),
    Transition(
      "T14", releases(13...13), .requestWhenInUse, .dontAllow,
      gives: .end(.never, .never, prompt: .firstRequestIOS13, callback: .denied)),
    Transition(
      "T15", releases(13...13), .requestAlways, .allowWhileUsing,
      gives: .end(
        .always, .whileUsing, prompt: .firstRequestIOS13, callback: .authorizedAlways,
        provisional: true,
        alwaysAsked: true)),
    Transition(
      "T15", releases(from: .iOS(14)), .requestAlways, .allowWhileUsing,
      gives: .end(
        .always, .whileUsing, prompt: .firstRequest, callback: .authorizedAlways, provisional: true,
        alwaysAsked: true)),
    Transition(
      "T16", releases(13...13), .requestAlways, .allowOnce,
      gives: .end(
        .whenInUse, .askNextTime, prompt: .firstRequestIOS13, callback: .authorizedWhenInUse,
        temporary: true)),
    Transition(
      "T16", releases(from: .iOS(14)), .requestAlways, .allowOnce,
      gives: .end(
        .whenInUse, .askNextTime, prompt: .firstRequest, callback: .authorizedWhenInUse,
        temporary: true)
    ),
    Transition(
      "T17", releases(13...13), .requestAlways, .dontAllow,
      gives: .end(.never, .never, prompt: .firstRequestIOS13, callback: .denied, alwaysAsked: true)),
    Transition(
      "T17", releases(from: .iOS(14)), .requestAlways, .dontAllow,
      gives: .end(.never, .never, prompt: .firstRequest, callback: .denied, alwaysAsked: true)),
    Transition(
      "T18", releases(.iOS(13), .iOS(13, 3)), from: .whenInUse, .requestAlways,
      gives: .end(
        .always, .whileUsing, callback: .authorizedAlways, provisional: true, alwaysAsked: true)),
    Transition(
      "T19", releases(from: .iOS(13, 4)), from: .whenInUse, .requestAlways, .changeToAlwaysAllow,
      gives: .end(
        .always, .always, prompt: .alwaysUpgrade, callback: .authorizedAlways, alwaysAsked: true)),
    Transition(
      "T20", releases(from: .iOS(13, 4)), from: .whenInUse, .requestAlways, .keepOnlyWhileUsing,
      gives: .end(.whenInUse, .whileUsing, prompt: .alwaysUpgrade, alwaysAsked: true)),
    Transition(
      "T21", releases(from: .iOS(13)), from: .whenInUse, temporary: true, .requestAlways,
      gives: .end(.whenInUse, .askNextTime, temporary: true)),
  ]

  static let without: [Transition] = [
    Transition(
      "T11", OSVersion.allIOS, from: .whenInUse, alwaysAsked: true, .requestAlways,
      gives: .end(.whenInUse, .whileUsing, alwaysAsked: true)),
    Transition(
      "T22 When In Use", OSVersion.allIOS, from: .whenInUse, .requestWhenInUse,
      gives: .end(.whenInUse, .whileUsing)),
    Transition(
      "T22 Allow Once", releases(from: .iOS(13)), from: .whenInUse, temporary: true,
      .requestWhenInUse,
      gives: .end(.whenInUse, .askNextTime, temporary: true)),
    Transition(
      "T22 Always", OSVersion.allIOS, from: .always, .requestWhenInUse,
      gives: .end(.always, .always)),
    Transition(
      "T23 Always", OSVersion.allIOS, from: .always, .requestAlways, gives: .end(.always, .always)),
    Transition(
      "T23 provisional", releases(from: .iOS(13)), from: .always, provisional: true,
      .requestAlways, gives: .end(.always, .whileUsing, provisional: true)),
    Transition(
      "T24 When In Use", OSVersion.allIOS, from: .never, .requestWhenInUse,
      gives: .end(.never, .never)),
    Transition(
      "T24 Always", OSVersion.allIOS, from: .never, .requestAlways, gives: .end(.never, .never)),
    Transition(
      "T25 When In Use", OSVersion.allIOS, restricted: true, .requestWhenInUse,
      gives: .end(.notDetermined, .absent)),
    Transition(
      "T25 Always", OSVersion.allIOS, from: .whenInUse, restricted: true, .requestAlways,
      gives: .end(.whenInUse, .whileUsing)),
  ]

  private static let reducedBuild = IOS.Build.complete { $0.defaultAccuracyReduced = true }

  static let iOS14: [Transition] = [
    Transition(
      "T26 While Using", releases(from: .iOS(14)), .requestWhenInUse, .allowWhileUsing,
      gives: .end(.whenInUse, .whileUsing, prompt: .firstRequest, callback: .authorizedWhenInUse)),
    Transition(
      "T26 Once", releases(from: .iOS(14)), .requestWhenInUse, .allowOnce,
      gives: .end(
        .whenInUse, .askNextTime, prompt: .firstRequest, callback: .authorizedWhenInUse,
        temporary: true)
    ),
    Transition(
      "T26 Don't", releases(from: .iOS(14)), .requestWhenInUse, .dontAllow,
      gives: .end(.never, .never, prompt: .firstRequest, callback: .denied)),
    Transition(
      "T27 While Using", releases(from: .iOS(14)), .requestWhenInUse, togglesPrecise: true,
      .allowWhileUsing,
      gives: .end(
        .whenInUse, .whileUsing, prompt: .firstRequest, callback: .authorizedWhenInUse,
        precision: .reduced)),
    Transition(
      "T27 Once", releases(from: .iOS(14)), .requestWhenInUse, togglesPrecise: true, .allowOnce,
      gives: .end(
        .whenInUse, .askNextTime, prompt: .firstRequest, callback: .authorizedWhenInUse,
        temporary: true,
        precision: .reduced)),
    Transition(
      "T28 While Using", releases(from: .iOS(14)), build: reducedBuild, .requestWhenInUse,
      .allowWhileUsing,
      gives: .end(
        .whenInUse, .whileUsing, prompt: .firstRequestReduced, callback: .authorizedWhenInUse,
        precision: .reduced)),
    Transition(
      "T28 Once", releases(from: .iOS(14)), build: reducedBuild, .requestWhenInUse, .allowOnce,
      gives: .end(
        .whenInUse, .askNextTime, prompt: .firstRequestReduced, callback: .authorizedWhenInUse,
        temporary: true,
        precision: .reduced)),
  ]
}
