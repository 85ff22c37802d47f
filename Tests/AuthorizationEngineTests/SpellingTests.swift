import AuthorizationEngine
import PlatformModel
import Testing

@Suite("Cases are spelled as the source spells them, without reflection")
struct SpellingTests {
  /// The name of a case by reflection.
  private static func reflected(_ value: some Any) -> String {
    caseName(value).map { String(cString: $0) } ?? ""
  }

  private static func check<Case: CaseIterable & CustomStringConvertible>(_: Case.Type) {
    for one in Case.allCases { #expect(one.description == reflected(one), "\(Case.self)") }
  }

  @Test func `the values of variables have the names of their cases`() {
    Self.check(IOS.Grant.self)
    Self.check(IOS.Precision.self)
    Self.check(IOS.Lock.self)
    Self.check(IOS.AppProcess.self)
    Self.check(IOS.Presence.self)
    Self.check(IOS.Asker.self)
    Self.check(IOS.Level.self)
    Self.check(IOS.LaunchTrigger.self)
    Self.check(IOS.ReportedStatus.self)
    Self.check(IOS.AccuracyClass.self)
    Self.check(IOS.Permission.self)
    Self.check(IOS.Radio.self)
    Self.check(IOS.ManagedDefault.self)
    Self.check(IOS.Registered.self)
    Self.check(AuthorizationStatus.self)
    Self.check(AccuracyAuthorization.self)
  }

  @Test func `variables, switches and choices have the names of their cases`() {
    Self.check(IOS.Field.self)
    Self.check(IOS.Switch.self)
    Self.check(IOS.Event.PurposeKey.self)
    Self.check(IOS.Event.SessionKind.self)
    Self.check(IOS.Event.SettingsChoice.self)
    Self.check(IOS.Effect.LocationError.self)
  }

  @Test func `what Android names has the names of its cases`() {
    Self.check(Android.Prompt.self)
    Self.check(Android.Button.self)
    Self.check(Android.Provider.self)
    Self.check(Android.Circumstance.self)
    Self.check(Android.SettingsChoice.self)
    Self.check(Android.Toggle.self)
    Self.check(Android.Mark.self)
    Self.check(Android.Variable.self)
    Self.check(Android.Verdict.self)
    Self.check(Android.Permission.self)
    Self.check(Android.Group.self)
    Self.check(Android.Switch.self)
    Self.check(Android.Exception.self)
  }

  @Test(arguments: IOS.Event.all)
  func `an event of iOS begins with the name of its case`(event: IOS.Event) {
    #expect(event.spelled.prefix { $0 != "(" } == Self.reflected(event))
  }

  @Test(arguments: Android.Event.kinds)
  func `an event of Android begins with the name of its case`(event: Android.Event) {
    #expect(event.spelled.prefix { $0 != "(" } == Self.reflected(event))
  }

  @Test func `an effect begins with the name of its case`() {
    for effect in IOS.Rows.all.flatMap(\.effects) {
      #expect(effect.spelled.prefix { $0 != "(" } == Self.reflected(effect))
    }
    for effect in Android.rows.flatMap(\.effects) {
      #expect(effect.spelled.prefix { $0 != "(" } == Self.reflected(effect))
    }
  }

  @Test func `a payload is spelled between parentheses, with its label`() {
    #expect(IOS.Event.answer(.allowOnce).spelled == "answer(Allow Once)")
    #expect(IOS.Event.suggestPermission(.whileUsing).spelled == "suggestPermission(whileUsing)")
    #expect(
      Android.Event.startBluetoothScan(filtered: true).spelled
        == "startBluetoothScan(filtered: true)")
    #expect(Android.Event.setSwitch(.wifi, false).spelled == "setSwitch(wifi, false)")
    #expect(Android.Effect.threw(.securityException).spelled == "threw(securityException)")
    #expect(
      IOS.Effect.authorizationCallback(.denied, .fullAccuracy).spelled
        == "authorizationCallback(denied, fullAccuracy)")
    #expect(
      IOS.Effect.diagnostic(.fullAccuracyDenied, true).spelled
        == "diagnostic(fullAccuracyDenied, true)"
    )
  }
}

/// The name of an enumeration's case, as reflection has it.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
