/// The names of the values of variables, as the source spells them.

extension Grant {
  /// The names of the cases.
  public static let names = CaseNames("notDetermined never whenInUse always")
}

extension Precision {
  /// The names of the cases.
  public static let names = CaseNames("full reduced")
}

extension Lock {
  /// The names of the cases.
  public static let names = CaseNames("unlocked locked beforeFirstUnlock")
}

extension AppProcess {
  /// The names of the cases.
  public static let names = CaseNames("running suspended terminated forceQuit")
}

extension Presence {
  /// The names of the cases.
  public static let names = CaseNames("foreground grace indicator notInUse")
}

extension Asker {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    noOne manager otherManager app system motionUpdates
    """)
}

extension Level {
  /// The names of the cases.
  public static let names = CaseNames("whenInUse always")
}

extension Happening {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    none region significantChange visit condition backgroundStart
    """)
}

extension ReportedStatus {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    nothing notDetermined restricted denied authorizedAlways authorizedWhenInUse
    """)
}

extension AccuracyClass {
  /// The names of the cases.
  public static let names = CaseNames("fine coarse reduced")
}

extension Permission {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    notDetermined restricted denied allowed
    """)
}

extension Radio {
  /// The names of the cases.
  public static let names = CaseNames("on disconnected off")
}

extension ManagedDefault {
  /// The names of the cases.
  public static let names = CaseNames("none whileUsing always")
}

extension Registered {
  /// The names of the cases.
  public static let names = CaseNames("none some full")
}

extension Field: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    auth temp provisional alwaysAsked alwaysUsedUp everAsked precise tempFull buttonApproved \
    upgradePending held reminderDue slc regions visits conditions rememberedAlways \
    rememberedActivity motion bluetooth managed lsOn lsPrompts restricted lock fitnessOff \
    radio prompt promptPrecise asker level indicatorUp whenInUseKey alwaysKey \
    alwaysAndWhenInUseKey motionKey bluetoothKey bgMode defaultReduced explicitSession kind \
    linkedBefore11 process inUse active frontmost sessionNone sessionWhenInUse sessionAlways \
    sessionFull alwaysEffective fullRefused liveUpdates monitorEvents activity activityInUse \
    saysDenied saysDeniedGlobally saysRestricted saysInsufficientlyInUse saysSessionRequired \
    saysFullDenied saysAlwaysDenied saysInProgress otherKeepsInUse otherKeepsAwake \
    managerExists updating requestingOnce ranging allowsBg showsInd filterSet accuracy pauses \
    paused armed reported reportedReduced
    """)
}

extension Switch: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames(
    """
    statusStaysWhenServicesOff upgradePromptOnIOS8 indicatorForAlways regionsRunReduced \
    allowOnceLapsesLater relaunchAfterForceQuit alwaysWithoutSession rawMotionNeedsPermission \
    noPauseByDefault grantSurvivesReinstall askNextTimeKeepsAlwaysAsked allowOnceUsesAlwaysUp \
    alwaysSessionAsksTwice alwaysOfferedAfterAsking backgroundStartSilent
    """)
}

extension Event.PurposeKey: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames("listed unlisted")
}

extension Event.SessionKind: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames("none whenInUse always fullAccuracy")
}

extension Event.SettingsChoice: NamedCase {
  /// The names of the cases.
  public static let names = CaseNames("never askNextTime whileUsing always")
}
