import PlatformModel
import TransitionSystem

/// The conditions that several rows share, each under the name the facts give it.
extension IOS.Guard {
  // MARK: What is granted

  /// When In Use or Always is stored.
  static let granted = auth(.whenInUse, .always)
  /// Always without a question still to come.
  static let fullAlways = all(auth(.always), off(.provisional))
  /// What the app really holds is When In Use, though it may read Always (IOS-REQ-010).
  static let reallyWhenInUse = any(auth(.whenInUse), on(.provisional))
  /// The grant works: Location Services are on.
  static let usable = all(granted, on(.locationServicesOn))
  /// The app gets no precise location.
  static let reduced = all(precise(.reduced), off(.temporaryFullAccuracy))

  // MARK: What the app sees

  /// The status that the app would read now (IOS-DIS-01 says what is in dispute).
  static func status(_ status: IOS.ReportedStatus) -> IOS.Guard {
    let servicesCount = any(on(.locationServicesOn), .system(.on(.statusStaysWhenServicesOff)))
    return switch status {
    case .nothing: .either([])
    case .notDetermined: all(servicesCount, auth(.notDetermined), off(.restricted))
    case .restricted: all(servicesCount, auth(.notDetermined, .never), on(.restricted))
    case .denied: any(not(servicesCount), all(auth(.never), off(.restricted)))
    case .authorizedAlways: all(servicesCount, auth(.always))
    case .authorizedWhenInUse: all(servicesCount, auth(.whenInUse))
    }
  }

  /// Reduced accuracy as the app reads it; without a grant it has no meaning
  /// (IOS-AUTH-024).
  static let toldReduced = all(
    any(status(.authorizedWhenInUse), status(.authorizedAlways)), reduced)

  /// What the manager reported last is no longer so.
  static let reportIsStale = any(
    .either(
      IOS.ReportedStatus.allCases.dropFirst().map { all(status($0), not(reported($0))) }),
    all(toldReduced, off(.reportedReduced)), all(not(toldReduced), on(.reportedReduced)))

  // MARK: In use, awake

  /// allowsBackgroundLocationUpdates, with the meaning it has before it exists (IOS-BG-013).
  static let allowsBackground = any(versions(.iOS(8), .iOS(8, 4)), on(.allowsBackgroundUpdates))

  /// Updates that may go on in the background by mode and flag.
  static let continuous = all(
    process(.running), on(.managerExists), on(.updating), allowsBackground,
    on(.backgroundMode), usable, off(.paused))

  /// The indicator is wanted for Always (IOS-BG-031; IOS-DIS-03).
  static let wantsIndicator = all(
    versions(.iOS(11)), any(on(.showsIndicator), .system(.on(.indicatorForAlways))))

  /// The combination that iOS 16.4 suspends in the background (IOS-BG-019).
  static let suspendedBy16_4 = all(
    versions(.iOS(16, 4)), fullAlways, off(.showsIndicator), on(.significantChanges),
    any(on(.distanceFilterSet), accuracy(.coarse, .reduced)))

  /// Some session is behind the APIs of iOS 17, or none is needed (IOS-NEW-006).
  static let sessionHeld = any(
    versions(.iOS(8), .iOS(17, 7)), off(.explicitSession),
    on(.sessionNone), on(.sessionWhenInUse), on(.sessionAlways), on(.sessionFull))

  /// A background activity that was begun in use keeps the app in use (IOS-NEW-002).
  static let activityInEffect = all(
    process(.running, .suspended), on(.activity), on(.activityInUse), usable, sessionHeld)

  /// The manager or the activity of this state keeps the app in use by the indicator.
  static let keepsInUse = any(
    all(continuous, reallyWhenInUse, on(.armed)),
    all(continuous, fullAlways, wantsIndicator),
    all(activityInEffect, reallyWhenInUse))

  /// The app is kept from being suspended.
  static let keepsAwake = any(
    inUse(.foreground), on(.otherKeepsAwake),
    all(keepsInUse, not(suspendedBy16_4)),
    all(continuous, fullAlways, not(suspendedBy16_4)),
    all(activityInEffect, fullAlways))

  /// In the sense in which a location may be received (IOS-BG-001, IOS-BG-002).
  static let receives = inUse(.foreground, .grace, .indicator)

  // MARK: Asking

  /// The keys that a request for Always needs (Documentation/Facts/ios-purpose-strings.md).
  static let alwaysKeysPresent = any(
    all(versions(.iOS(8), .iOS(10, 3)), on(.alwaysKey)),
    all(
      versions(.iOS(11)),
      any(
        all(on(.whenInUseKey), on(.alwaysAndWhenInUseKey)),
        all(on(.linkedBefore11), on(.alwaysKey)))))

  /// A goal of a session, held or implied, that asks for When In Use at least (IOS-NEW-006).
  static let sessionGoal = any(
    on(.sessionWhenInUse), on(.sessionAlways), on(.sessionFull),
    all(
      off(.explicitSession), any(on(.liveUpdates), on(.monitorEvents), on(.activity))))

  /// Anything that carries diagnostics.
  static let sessionInterest = any(
    on(.sessionNone), sessionGoal, on(.liveUpdates), on(.monitorEvents), on(.activity))

  /// The app is on the screen and may put up a question.
  static let mayAsk = all(
    process(.running), inUse(.foreground), lock(.unlocked), noPrompt, on(.locationServicesOn),
    off(.restricted))

  // MARK: Settings

  /// The build supports Always, so that Settings offers it (IOS-SET-001, IOS-SET-004).
  static let alwaysOffered = all(
    alwaysKeysPresent, any(.system(.off(.alwaysOfferedAfterAsking)), on(.alwaysAsked)))
}
