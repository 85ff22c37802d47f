/// A point on which sources disagree, with the reading that the model takes by default.
///
/// The engine names its switches after these cases; one that the engine does not offer is a note.
public enum Disagreement: String, Hashable, Sendable, CaseIterable {
  case statusWithLocationServicesOff
  case upgradeOnIOS8
  case alwaysIndicatorOnIOS11
  case reducedAccuracySize
  case regionsUnderReducedAccuracy
  case allowOnceLapse
  case regionAPIDeprecation
  case launchAfterForceQuit
  case alwaysNeedsServiceSession
  case keyOfRequestAlways
  case rawMotionNeedsKey
  case automaticPauseByDefault
  case callbackThread
  case permissionAfterReinstall
  case missingPurposeStringSeverity
  case alwaysFromNotDetermined
  // Of Android.
  case fineAloneOnAndroid12
  case wifiScanBudget
  case foregroundServiceInWifiBudget
  case bluetoothScanWithBluetoothOff
  case coarseForPositioning
  case twoDenialsFinal
  case keepApproximateFinal
  case preciseSwitchForTargets
  case locationButtonDate
  case rangingLevel
  case lintIdForBackground
  case radiosSwitchedByCode
  case backgroundRationale
  case wifiListBeforeAndroid6
}

extension Disagreement {
  /// The two readings of a disagreement.
  public struct Readings: Hashable, Sendable {
    /// The id of the disagreement: "IOS-DIS-01" and on, or "AND-DIS-01" and on.
    public let id: String
    /// What is in dispute.
    public let topic: String
    /// What the model takes.
    public let byDefault: String
    /// What the other sources say.
    public let alternative: String
    /// The facts that say so.
    public let facts: [FactID]

    init(
      _ id: String, _ topic: String, _ byDefault: String, or alternative: String,
      _ facts: [FactID]
    ) {
      self.id = id
      self.topic = topic
      self.byDefault = byDefault
      self.alternative = alternative
      self.facts = facts
    }
  }

  /// What is in dispute, and between what.
  public var readings: Readings {
    switch self {
    case .statusWithLocationServicesOff:
      Readings(
        "IOS-DIS-01", "What the status reads while Location Services is off",
        "denied, after a callback",
        or: "the stored status, stale until a callback, with error 1 from services",
        ["IOS-REQ-027", "IOS-REQ-029", "T37"])
    case .upgradeOnIOS8:
      Readings(
        "IOS-DIS-02", "Whether iOS 8 asks for Always after When In Use",
        "no: one prompt per app; the upgrade prompt P4 starts with iOS 9",
        or: "yes, one upgrade prompt, as in an older page",
        ["P4", "T08", "T09"])
    case .alwaysIndicatorOnIOS11:
      Readings(
        "IOS-DIS-03", "Whether Always shows the indicator from iOS 11 by default",
        "no: showsBackgroundLocationIndicator is opt-in, as in the header",
        or: "yes, as the talk announced",
        ["IOS-BG-030", "IOS-BG-031"])
    case .reducedAccuracySize:
      Readings(
        "IOS-DIS-04", "How far a reduced location is from the true one",
        "snapped within 5 km, as in the header",
        or: "1 to 20 km by the documentation, 1 to 10 km and 3 km by others",
        ["IOS-ACC-001"])
    case .regionsUnderReducedAccuracy:
      Readings(
        "IOS-DIS-05", "What regions do under reduced accuracy",
        "unavailable, and silent about it",
        or: "they run at reduced accuracy, as one documentation page says",
        ["IOS-ACC-003", "IOS-ACC-004"])
    case .allowOnceLapse:
      Readings(
        "IOS-DIS-06", "When Allow Once lapses",
        "right after the grace that follows the end of use; a parameter",
        or: "10 to 20 seconds, 3 to 5 minutes, or a considerable time",
        ["T29", "IOS-REQ-014"])
    case .regionAPIDeprecation:
      Readings(
        "IOS-DIS-07", "Since when the region API is deprecated",
        "not by a release: a warning at most",
        or: "from 27.0 by the documentation, from 17 by a binding",
        ["IOS-BG-050"])
    case .launchAfterForceQuit:
      Readings(
        "IOS-DIS-08", "Whether location launches an app that the person force-quit",
        "yes up to 26.3, no from 26.4",
        or: "yes on every release, as the header says",
        ["IOS-BG-041", "IOS-BG-042", "IOS-26-003"])
    case .alwaysNeedsServiceSession:
      Readings(
        "IOS-DIS-09", "Whether Always needs a CLServiceSession from iOS 18",
        "for live updates and monitors only",
        or: "for every location API, or for none yet",
        ["IOS-NEW-007", "IOS-NEW-008"])
    case .keyOfRequestAlways:
      Readings(
        "IOS-DIS-10", "Which key requestAlwaysAuthorization needs from iOS 11",
        "NSLocationAlwaysAndWhenInUseUsageDescription, beside the When In Use key",
        or: "NSLocationAlwaysUsageDescription, as the page of the method says",
        ["IOS-KEY-003", "IOS-KEY-004"])
    case .rawMotionNeedsKey:
      Readings(
        "IOS-DIS-11", "Whether raw CMMotionManager needs the motion key",
        "no, and unknown from 27.2",
        or: "yes, as a text of 2016 said",
        ["IOS-MOT-007", "IOS-MOT-008", "IOS-27-004"])
    case .automaticPauseByDefault:
      Readings(
        "IOS-DIS-12", "What pausesLocationUpdatesAutomatically is by default",
        "true, as in the header",
        or: "false, as a Simulator read",
        ["IOS-AUTH-011"])
    case .callbackThread:
      Readings(
        "IOS-DIS-13", "Which thread callbacks come on",
        "the one that made the manager",
        or: "the one that started the services, as in an older page",
        ["IOS-AUTH-039"])
    case .permissionAfterReinstall:
      Readings(
        "IOS-DIS-14", "What is left of a grant after deleting and installing the app",
        "nothing: not determined",
        or: "the grant, as two reports say",
        ["IOS-REQ-020", "IOS-MOT-011"])
    case .missingPurposeStringSeverity:
      Readings(
        "IOS-DIS-15", "What ITMS-90683 and ITMS-90738 do to an upload",
        "an error: the upload is rejected",
        or: "a warning by e-mail after a delivery",
        ["IOS-STORE-006"])
    case .alwaysFromNotDetermined:
      Readings(
        "IOS-DIS-16", "Whether Always may be asked from not determined",
        "both ways are legal",
        or: "When In Use must come first, as the overview of the page says",
        ["T15", "IOS-REQ-006", "IOS-REQ-007"])
    case .fineAloneOnAndroid12:
      Readings(
        "AND-DIS-01", "What a request for fine without coarse does from Android 12",
        "ignored on API 31 and 32 at target 31 and later",
        or: "the dialog appears", ["AND-RUN-026"])
    case .wifiScanBudget:
      Readings(
        "AND-DIS-02", "How often an app may scan Wi-Fi",
        "four times in 120 seconds, and once in 30 minutes for all in the background",
        or: "once in 30 seconds, as a vendor says", ["AND-WIFI-011", "AND-WIFI-014"])
    case .foregroundServiceInWifiBudget:
      Readings(
        "AND-DIS-03", "Whether a foreground service has the budget of the foreground",
        "yes: its importance is that of the foreground",
        or: "no, as a report on Android 9 says", ["AND-WIFI-011"])
    case .bluetoothScanWithBluetoothOff:
      Readings(
        "AND-DIS-04", "Whether Bluetooth is scanned while it is off",
        "no", or: "yes while a privileged client keeps the radio up", ["AND-BLE-013"])
    case .coarseForPositioning:
      Readings(
        "AND-DIS-05", "Whether coarse is enough to position in a building",
        "no at target 29 and later on Android 10 and later: scans need fine",
        or: "yes, as a vendor says", ["AND-BLE-017", "AND-WIFI-006"])
    case .twoDenialsFinal:
      Readings(
        "AND-DIS-06", "Whether two denials are final",
        "from Android 11; before, only the box or the button that says so",
        or: "on every release, as folklore has it", ["AND-RUN-015", "AND-RUN-011"])
    case .keepApproximateFinal:
      Readings(
        "AND-DIS-07", "When keeping approximate location is final",
        "the second time up to early Android 14, the first time in newer rules",
        or: "the second time always", ["AND-RUN-022"])
    case .preciseSwitchForTargets:
      Readings(
        "AND-DIS-08", "Which apps have the precise switch in Settings",
        "all up to Android 14, targets 31 and later from 15",
        or: "all, as the documentation says", ["AND-RUN-036"])
    case .locationButtonDate:
      Readings(
        "AND-DIS-09", "From when the location button is enforced",
        "28 October 2026", or: "27 January 2027", ["AND-PLAY-005", "AND-PLAY-006"])
    case .rangingLevel:
      Readings(
        "AND-DIS-10", "Which level introduced RANGING",
        "36", or: "35, by lists of permissions", ["AND-PERM-022"])
    case .lintIdForBackground:
      Readings(
        "AND-DIS-11", "Whether lint has an id BackgroundLocation",
        "no", or: "yes, as posts say", ["AND-LINT-016"])
    case .radiosSwitchedByCode:
      Readings(
        "AND-DIS-12", "Whether an SDK can switch Wi-Fi and Bluetooth on",
        "Wi-Fi not at target 29 and later, Bluetooth not at target 33 and later on Android 13",
        or: "yes, as a vendor says", ["AND-WIFI-017", "AND-BLE-015"])
    case .backgroundRationale:
      Readings(
        "AND-DIS-13", "The rationale for background location before it was asked",
        "true at target 30 and later", or: "false, as the documentation implies",
        ["AND-RUN-045"])
    case .wifiListBeforeAndroid6:
      Readings(
        "AND-DIS-14", "What Location off does to the list of Wi-Fi networks before Android 6",
        "nothing: the service of Android 5 does not look at the switch",
        or: "the list is empty, as a vendor says", ["AND-TOG-001"])
    }
  }
}
