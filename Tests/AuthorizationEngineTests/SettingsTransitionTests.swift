import AuthorizationEngine
import PlatformModel
import Testing

/// T51 to T54: choices in Settings, and the consent to what management suggests.
@Suite(.holdingRows) struct SettingsTransitionTests {
  private static let from13 = releases(from: .iOS(13))

  @Test(
    "T51, IOS-SET-010: a choice in Settings calls back and does not end the app",
    arguments: OSVersion.allIOS)
  func settingsChoice(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.chooseInSettings(.always))
    #expect(run.callbacks == [.authorizedAlways])
    run.send(.chooseInSettings(.never))
    #expect(run.callbacks == [.denied])
    run.send(.chooseInSettings(.whileUsing))
    #expect(run.callbacks == [.authorizedWhenInUse])
    run.send(.chooseInSettings(.whileUsing))
    #expect(run.callbacks == [], "only changes are reported")
    #expect(run.state.process == .running)
  }

  @Test("T51: a choice ends the provisional and the temporary state", arguments: from13)
  func settingsChoiceEndsProvisional(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always, provisional: true)
    run.send(.chooseInSettings(.always))
    #expect(!run.state.has(.provisional) && run.callbacks == [])
    var once = Run(version)
    once.open(.whenInUse, temporary: true)
    once.send(.chooseInSettings(.whileUsing), .leave, .graceElapsed)
    #expect(once.state.grant == .whenInUse, "no longer temporary")
  }

  @Test("T52, IOS-SET-015, IOS-SET-016: Ask Next Time is a fresh start", arguments: from13)
  func askNextTime(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse, alwaysAsked: true)
    run.send(.chooseInSettings(.askNextTime))
    #expect(run.callbacks == [.notDetermined])
    #expect(run.engine.settingsRow(of: run.state) == .askNextTime)
    run.send(.requestAlways)
    #expect(run.prompts.count == 1)
  }

  @Test("T52 is not offered before iOS 13", arguments: releases(8...12))
  func askNextTimeBefore13(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    #expect(run.refusal(of: .chooseInSettings(.askNextTime)) == .notOnThisSystem)
  }

  @Test(
    "T53, IOS-27-002: consent gives what management suggests, without another prompt",
    arguments: releases(27...27))
  func consent(_ version: OSVersion) {
    for (suggested, grant, status) in [
      (.whileUsing, .whenInUse, .authorizedWhenInUse), (.always, .always, .authorizedAlways),
    ] as [(IOS.ManagedDefault, IOS.Grant, AuthorizationStatus)] {
      var run = Run(version)
      run.send(.suggestPermission(suggested), .open)
      #expect(run.prompts == [.managedPermissions])
      run.send(.createManager, .answer(.allow))
      #expect(run.callbacks == [status])
      #expect(run.state.grant == grant)
      run.send(.requestWhenInUse)
      #expect(run.prompts == [])
    }
  }

  @Test(
    "T54, IOS-27-003: Not Now leaves all as it was, and is asked once", arguments: releases(27...27)
  )
  func consentRefused(_ version: OSVersion) {
    var run = Run(version)
    run.send(.suggestPermission(.always), .open, .createManager, .answer(.notNow))
    #expect(run.callbacks == [])
    run.send(.requestWhenInUse)
    #expect(run.prompts == [.firstRequest])
    run.send(.answer(.allowWhileUsing), .suggestPermission(.always), .leave, .open)
    #expect(run.prompts == [], "nothing is left to ask")
  }

  @Test("T53 and T54 begin with iOS 27", arguments: releases(8...26))
  func consentBefore27(_ version: OSVersion) {
    #expect(Run(version).refusal(of: .suggestPermission(.always)) == .notOnThisSystem)
  }
}
