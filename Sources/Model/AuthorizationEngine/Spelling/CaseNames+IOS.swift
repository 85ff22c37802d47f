/// The names of the values of variables, as the source spells them.

extension IOS.Grant {
  /// The names of the cases.
  public static let names = CaseNames("notDetermined never whenInUse always")
}

extension IOS.Precision {
  /// The names of the cases.
  public static let names = CaseNames("full reduced")
}

extension IOS.Lock {
  /// The names of the cases.
  public static let names = CaseNames("unlocked locked beforeFirstUnlock")
}

extension IOS.AppProcess {
  /// The names of the cases.
  public static let names = CaseNames("running suspended terminated forceQuit")
}

extension IOS.Presence {
  /// The names of the cases.
  public static let names = CaseNames("foreground grace indicator notInUse")
}

extension IOS.Asker {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    noOne manager otherManager app system motionUpdates
    """)
}

extension IOS.Level {
  /// The names of the cases.
  public static let names = CaseNames("whenInUse always")
}

extension IOS.LaunchTrigger {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    none region significantChange visit condition backgroundStart
    """)
}

extension IOS.ReportedStatus {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    nothing notDetermined restricted denied authorizedAlways authorizedWhenInUse
    """)
}

extension IOS.AccuracyClass {
  /// The names of the cases.
  public static let names = CaseNames("fine coarse reduced")
}

extension IOS.Permission {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    notDetermined restricted denied allowed
    """)
}

extension IOS.Radio {
  /// The names of the cases.
  public static let names = CaseNames("on disconnected off")
}

extension IOS.ManagedDefault {
  /// The names of the cases.
  public static let names = CaseNames("none whileUsing always")
}

extension IOS.Registered {
  /// The names of the cases.
  public static let names = CaseNames("none some full")
}

extension IOS.Field: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    auth temporary provisional alwaysAsked alwaysUsedUp everAsked precise \
    temporaryFullAccuracy buttonApproved upgradePending pendingTrigger reminderDue \
    significantChanges regions visits conditions rememberedAlways rememberedActivity motion \
    bluetooth managed locationServicesOn locationServicesPrompts restricted lock fitnessOff \
    radio prompt promptPrecise asker level indicatorUp whenInUseKey alwaysKey \
    alwaysAndWhenInUseKey motionKey bluetoothKey backgroundMode defaultReduced explicitSession \
    kind linkedBefore11 process inUse active frontmost sessionNone sessionWhenInUse \
    sessionAlways sessionFull alwaysEffective fullRefused liveUpdates monitorEvents activity \
    activityInUse saysDenied saysDeniedGlobally saysRestricted saysInsufficientlyInUse \
    saysSessionRequired saysFullDenied saysAlwaysDenied saysInProgress otherKeepsInUse \
    otherKeepsAwake managerExists updating requestingOnce ranging allowsBackgroundUpdates \
    showsIndicator distanceFilterSet accuracy pauses paused armed reported reportedReduced
    """)
}

extension IOS.Switch: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    statusStaysWhenServicesOff upgradePromptOnIOS8 indicatorForAlways regionsRunReduced \
    allowOnceLapsesLater relaunchAfterForceQuit alwaysWithoutSession rawMotionNeedsPermission \
    noPauseByDefault grantSurvivesReinstall askNextTimeKeepsAlwaysAsked allowOnceUsesAlwaysUp \
    alwaysSessionAsksTwice alwaysOfferedAfterAsking backgroundStartSilent
    """)
}

extension IOS.Event.PurposeKey: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames("listed unlisted")
}

extension IOS.Event.SessionKind: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames("none whenInUse always fullAccuracy")
}

extension IOS.Event.SettingsChoice: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames("never askNextTime whileUsing always")
}
