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
}

extension Disagreement {
  /// The two readings of a disagreement.
  public struct Readings: Hashable, Sendable {
    /// The row of section 10 of the facts.
    public let row: String
    /// What is in dispute.
    public let topic: String
    /// What the model takes.
    public let byDefault: String
    /// What the other sources say.
    public let alternative: String
    /// The facts that say so.
    public let facts: [FactID]

    init(
      _ row: String, _ topic: String, _ byDefault: String, or alternative: String,
      _ facts: [FactID]
    ) {
      self.row = row
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
        "10.1", "What the status reads while Location Services is off",
        "denied, after a callback",
        or: "the stored status, stale until a callback, with error 1 from services",
        ["IOS-REQ-027", "IOS-REQ-029", "T37"])
    case .upgradeOnIOS8:
      Readings(
        "10.2", "Whether iOS 8 asks for Always after When In Use",
        "no: one prompt per app; the upgrade prompt P4 starts with iOS 9",
        or: "yes, one upgrade prompt, as in an older page",
        ["P4", "T08", "T09"])
    case .alwaysIndicatorOnIOS11:
      Readings(
        "10.3", "Whether Always shows the indicator from iOS 11 by default",
        "no: showsBackgroundLocationIndicator is opt-in, as in the header",
        or: "yes, as the talk announced",
        ["IOS-BG-030", "IOS-BG-031"])
    case .reducedAccuracySize:
      Readings(
        "10.4", "How far a reduced location is from the true one",
        "snapped within 5 km, as in the header",
        or: "1 to 20 km by the documentation, 1 to 10 km and 3 km by others",
        ["IOS-ACC-001"])
    case .regionsUnderReducedAccuracy:
      Readings(
        "10.5", "What regions do under reduced accuracy",
        "unavailable, and silent about it",
        or: "they run at reduced accuracy, as one documentation page says",
        ["IOS-ACC-003", "IOS-ACC-004"])
    case .allowOnceLapse:
      Readings(
        "10.6", "When Allow Once lapses",
        "right after the grace that follows the end of use; a parameter",
        or: "10 to 20 seconds, 3 to 5 minutes, or a considerable time",
        ["T29", "IOS-REQ-014"])
    case .regionAPIDeprecation:
      Readings(
        "10.7", "Since when the region API is deprecated",
        "not by a release: a warning at most",
        or: "from 27.0 by the documentation, from 17 by a binding",
        ["IOS-BG-050"])
    case .launchAfterForceQuit:
      Readings(
        "10.8", "Whether location launches an app that the person force-quit",
        "yes up to 26.3, no from 26.4",
        or: "yes on every release, as the header says",
        ["IOS-BG-041", "IOS-BG-042", "IOS-26-003"])
    case .alwaysNeedsServiceSession:
      Readings(
        "10.9", "Whether Always needs a CLServiceSession from iOS 18",
        "for live updates and monitors only",
        or: "for every location API, or for none yet",
        ["IOS-NEW-007", "IOS-NEW-008"])
    case .keyOfRequestAlways:
      Readings(
        "10.10", "Which key requestAlwaysAuthorization needs from iOS 11",
        "NSLocationAlwaysAndWhenInUseUsageDescription, beside the When In Use key",
        or: "NSLocationAlwaysUsageDescription, as the page of the method says",
        ["IOS-KEY-003", "IOS-KEY-004"])
    case .rawMotionNeedsKey:
      Readings(
        "10.11", "Whether raw CMMotionManager needs the motion key",
        "no, and unknown from 27.2",
        or: "yes, as a text of 2016 said",
        ["IOS-MOT-007", "IOS-MOT-008", "IOS-27-004"])
    case .automaticPauseByDefault:
      Readings(
        "10.12", "What pausesLocationUpdatesAutomatically is by default",
        "true, as in the header",
        or: "false, as a Simulator read",
        ["IOS-AUTH-011"])
    case .callbackThread:
      Readings(
        "10.13", "Which thread callbacks come on",
        "the one that made the manager",
        or: "the one that started the services, as in an older page",
        ["IOS-AUTH-039"])
    case .permissionAfterReinstall:
      Readings(
        "10.14", "What is left of a grant after deleting and installing the app",
        "nothing: not determined",
        or: "the grant, as two reports say",
        ["IOS-REQ-020", "IOS-MOT-011"])
    case .missingPurposeStringSeverity:
      Readings(
        "10.15", "What ITMS-90683 does to an upload",
        "an error: the upload is rejected",
        or: "a warning by e-mail",
        ["IOS-STORE-006"])
    case .alwaysFromNotDetermined:
      Readings(
        "10.16", "Whether Always may be asked from not determined",
        "both ways are legal",
        or: "When In Use must come first, as the overview of the page says",
        ["T15", "IOS-REQ-006", "IOS-REQ-007"])
    }
  }
}
