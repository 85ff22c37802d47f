import Abilities
import AuthorizationEngine
import Findings
import PlatformModel
import SourceReaders

/// How the code of a target asks and what it does with a grant: the rules and the table of what
/// users get go by the same.
extension Subject {
  /// How its code asks, as far as it shows.
  ///
  /// What only the table of libraries speaks of counts where the app declares the key for it, and a
  /// flag that only the running program knows counts where setting it does no harm.
  var behaviour: AppBehaviour {
    AppBehaviour(
      requestsWhenInUse: requestsWhenInUse,
      requestsAlways: makes(.requestAlwaysAuthorization, with: .alwaysAndWhenInUse),
      asksAlwaysFirst: !AlwaysRequestedFirst().first(in: self).isEmpty,
      backgroundFlag: backgroundFlag,
      clearsFlagUnderAlways: !clearingUnderAlways.isEmpty,
      showsIndicator: sets(.showsBackgroundLocationIndicator, isSafe: true),
      holdsBackgroundSession: uses(of: .backgroundActivitySession).contains {
        $0.isExercised && isRun($0) && !$0.surroundings.isInBackground
      },
      isFiltered: !BackgroundUpdatesSuspended().findings(in: self).isEmpty,
      start: start, services: startedServices)
  }

  /// The services that its code starts; updates where it may start them, or starts nothing itself.
  private var startedServices: Set<AppBehaviour.Service> {
    if mayStartUpdates { return [.updates] }
    let others = otherServices { _ in true }
    return others.isEmpty ? [.updates] : others
  }

  /// The services for which the system launches an app that has Always, where the table is about
  /// updates. What only the table of libraries speaks of does not count: the app may not start it.
  var wakingBesideUpdates: Set<AppBehaviour.Service> {
    mayStartUpdates
      ? otherServices { $0.certainty != .known }
        .intersection([.significantChanges, .visits, .regions]) : []
  }

  private var mayStartUpdates: Bool { mayItselfUse(.updates) }

  /// The uses that start location updates, or ask for one location.
  var updateStarts: [Use] { uses(of: .updates).filter(\.isExercised) }

  /// The services other than updates that its code starts by uses of a kind.
  private func otherServices(_ counts: (Use) -> Bool) -> Set<AppBehaviour.Service> {
    let others: [(PlatformAPI, AppBehaviour.Service)] = [
      (.startMonitoringSignificantLocationChanges, .significantChanges),
      (.startMonitoringVisits, .visits), (.startMonitoringRegion, .regions),
      (.startRangingBeacons, .beacons),
    ]
    return Set(
      others.filter { uses(of: $0.0).contains { $0.isExercised && counts($0) } }.map(\.1))
  }

  /// Whether it asks for When In Use. Sessions ask from iOS 18 on; below, only the manager does.
  var requestsWhenInUse: Bool {
    let sessions = demands(for: .whenInUse).filter { $0.api == .serviceSession }
    return !sessions.isEmpty && !runs(before: .iOS(18))
      || makes(.requestWhenInUseAuthorization, with: .whenInUse)
  }

  /// Whether its code makes a request of a manager that lives on; a library's counts where the key
  /// for it is there.
  func makes(_ api: PlatformAPI, with key: InfoPlistKey) -> Bool {
    uses(of: api).contains { use in
      use.isExercised && isRun(use) && use.surroundings.manager != .lost
        && (use.certainty != .known || text(key) != nil)
        && use.exceptWith.map { entry($0) == nil } ?? true
    }
  }

  /// Whether some release that the target runs on runs a use.
  func isRun(_ use: Use) -> Bool {
    let first = deploymentTarget ?? .oldestIOS
    return use.runs(from: first)
  }

  /// Whether every request goes away with its manager.
  var losesRequests: Bool {
    let requests = uses(of: .requests).filter(\.isExercised)
    return !requests.isEmpty && requests.allSatisfy { $0.surroundings.manager == .lost }
      && !mayUse([.serviceSession, .locationButton] + .implicitSessions)
      && unseen.possible.isDisjoint(with: [PlatformAPI].requests)
  }

  /// What comes of starting a service: it is no better than the best start that the code shows.
  var start: AppBehaviour.Start {
    let apis = [PlatformAPI].updates
    let starts = updateStarts
    guard unseen.possible.isDisjoint(with: apis) else { return .works }
    let managers = uses(of: .locationManager).filter(\.isExercised)
    let isUnheard =
      !managers.isEmpty && managers.allSatisfy { $0.surroundings.thread == .background }
      && !starts.contains { $0.api == .liveUpdates }
    if isUnheard { return .givesNothing }
    guard !starts.isEmpty else { return .works }
    let lacks = starts.map { LocationRequestWithoutCallbacks.lack(of: $0, in: self) }
    if lacks.allSatisfy({ $0 != nil && $0 != .delegateHere }) { return .endsProcess }
    if starts.allSatisfy({ $0.surroundings.manager == .lost }) { return .givesNothing }
    // `if status == .authorizedAlways { manager.startUpdatingLocation() }`, and no other start.
    return starts.allSatisfy { $0.call?.statusContext == ["authorizedAlways"] }
      ? .needsAlways : .works
  }
}

extension Subject {
  /// When its code sets allowsBackgroundLocationUpdates to true.
  private var backgroundFlag: AppBehaviour.BackgroundFlag {
    let mayRun = backgroundMode == .on || backgroundMode == .unknown
    guard hasBluedotFlag || sets(.allowsBackgroundLocationUpdates, isSafe: mayRun) else {
      return .never
    }
    return lateBackgroundSetters.isEmpty ? .inFront : .inBackground
  }

  /// Whether its code sets a property to true, or to what only the running program knows where that
  /// is safe.
  func sets(_ property: PlatformAPI, isSafe: Bool) -> Bool {
    uses(of: property).contains { use in
      use.isExercised && use.argument != .boolean(false)
        && (isSafe || use.argument == .boolean(true) && !use.isGuarded)
    }
  }

  /// Whether the Info.plist makes Bluedot's SDK set the flag when it starts.
  var hasBluedotFlag: Bool { plist?[BluedotBackgroundKey.key]?.value.boolean == true }

  /// The uses that set the flag, where all of them come only once the app is in the background.
  var lateBackgroundSetters: [Use] {
    let setters = backgroundSetters
    let isNamed = uses(of: .allowsBackgroundLocationUpdates)
      .contains { $0.call?.form == .reference }
    return setters.allSatisfy(\.surroundings.isInBackground) && !isNamed && !hasBluedotFlag
      && !mayItselfUse([.backgroundActivitySession]) ? setters : []
  }

  /// The uses that clear the flag under Always as under While Using, and do nothing else.
  var clearingUnderAlways: [Use] {
    guard uses(of: .requestAlwaysAuthorization).contains(where: \.isExercised),
      backgroundSetters.contains(where: { $0.argument == .boolean(true) })
    else { return [] }
    return uses(of: .allowsBackgroundLocationUpdates).filter { use in
      use.isExercised && use.argument == .boolean(false) && use.surroundings.isAlone
        && use.call?.statusContext?.contains("authorizedAlways") ?? true
    }
  }
}

extension Subject {
  /// What no one gets where a key of location is not read as a text.
  func denial(without key: InfoPlistKey) -> Finding.Denial? {
    let uses = demands(for: key)
    guard hostsFrameworks, !uses.isEmpty, uses.severity == .error, translated(key) == .none else {
      return nil
    }
    switch key {
    case .whenInUse: return .prompt
    case .alwaysAndWhenInUse, .always: return requestsWhenInUse ? .always : .prompt
    default: return nil
    }
  }

  /// What no one gets where the flag is set to true for certain and may not be (IOS-BG-010).
  var abortDenial: Finding.Denial? {
    hasBluedotFlag || sets(.allowsBackgroundLocationUpdates, isSafe: false) ? .process : nil
  }

  /// The releases of the target on which a use does nothing for want of a key: those on which the
  /// request reads the key, and for a service those on which nothing else can be granted.
  func releases(without key: InfoPlistKey, for use: Use) -> [OSVersion] {
    let runs = OSVersion.allIOS.filter {
      $0 >= max(deploymentTarget ?? .oldestIOS, use.since) && use.runs(on: $0)
    }
    if let request = use.request {
      return runs.filter { key.duty(for: request, on: $0) == .required }
    }
    let grantsAlways =
      text(.always) != nil && makes(.requestAlwaysAuthorization, with: .always)
    return runs.filter { version in
      // Before iOS 13 regions, visits and significant changes need Always (IOS-BG-003).
      let needsAlways = version < .iOS(13) && [PlatformAPI].waking.contains(use.api)
      return !grantsAlways && !needsAlways
        || key.duty(for: .requestAlways, on: version) == .required
    }
  }
}

extension Use {
  /// The request that it makes; nil for a service.
  fileprivate var request: LocationRequest? {
    switch api {
    case .requestWhenInUseAuthorization: .requestWhenInUse
    case .requestAlwaysAuthorization: .requestAlways
    case .serviceSession: argument == .member("always") ? .alwaysSession : .whenInUseSession
    default: nil
    }
  }
}
