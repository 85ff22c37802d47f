import SwiftSyntax

/// Reads what the code around a use shows: its type, its thread, when it runs, who waits for it.
struct SwiftSurroundings {
  let source: SwiftSource
  let managers: SwiftManagers
  private let launch: SwiftLaunch
  private let background: SwiftBackground
  private let functions: SwiftFunctionReach
  private let stops: SwiftMonitoringStops
  /// Whether the file names the key of a purpose string.
  private let namesPurposeKeys: Bool
  private let wait: SwiftWait

  init(_ source: SwiftSource, managers: Set<String>) {
    self.source = source
    self.managers = SwiftManagers(source: source, classes: managers)
    launch = SwiftLaunch(source: source)
    background = SwiftBackground(source: source)
    functions = SwiftFunctionReach(source: source)
    stops = SwiftMonitoringStops(source, background)
    namesPurposeKeys = source.mentions("UsageDescription")
    wait = SwiftWait(source: source)
  }

  /// What is shown of a use; only what rules ask of its API is looked for.
  func around(_ use: SwiftUse) -> PlatformCall.Surroundings {
    var found = PlatformCall.Surroundings()
    found.type = SwiftEnclosure(of: use.node).typeName?.lastName
    found.startsWith = SwiftAvailability.start(at: use.node)
    found.endsBefore = SwiftAvailability.end(at: use.node)
    guard use.form != .read && use.form != .reference && use.form != .implementation else {
      if use.api == .locationServicesEnabled {
        found.thread = SwiftThread.thread(of: use.node, in: source)
      }
      if use.api == .misnamedCallback { found.isDelegate = isDelegate(found.type) }
      return found
    }
    switch functions.reach(use.node) {
    case .open: break
    case .never: found.isReached = false
    case .byName(let name): found.neededName = name
    }
    if isInCallback(use), managers.haveNoDelegate(for: use.node) { found.isReached = false }
    if namesPurposeKeys { found.keyTests = SwiftPurposeKeyTests.tests(at: use.node) }
    if use.form == .call || use.form == .assignment {
      found.receiver = Self.receiver(of: use.node)
    }
    switch use.api {
    case .locationServicesEnabled:
      found.thread = SwiftThread.thread(of: use.node, in: source)
    case .requestWhenInUseAuthorization, .requestAlwaysAuthorization:
      found.manager = managers.manager(of: use.node)
      found.isAtLaunch = launch.isReached(use.node)
      found.isInInitializer = launch.isInitializing(use.node)
      found.runningMethods = launch.runningMethods(of: use.node)
      guard use.api == .requestAlwaysAuthorization else { break }
      found.isAwaited = wait.isEndless(at: use.node)
      found.isBeforeWhenInUse = isBeforeWhenInUse(use.node)
    case .requestLocation:
      found.manager = managers.manager(of: use.node)
      found.delegate = managers.delegate(at: use.node)
    case .startUpdatingLocation:
      found.manager = managers.manager(of: use.node)
      found.delegate = managers.delegate(at: use.node)
      found.isDelegate = isDelegate(found.type)
      found.isReadElsewhere = isReadElsewhere
      found.isShownOnMap = isShownOnMap
    case .startMonitoringRegion, .startRangingBeacons:
      found.manager = managers.manager(of: use.node)
      found.delegate = managers.delegate(at: use.node)
      found.takesEvents = takesEvents(in: found.type)
    case .startUpdatingHeading, .requestTemporaryFullAccuracyAuthorization,
      .startMonitoringVisits, .startMonitoringSignificantLocationChanges:
      found.manager = managers.manager(of: use.node)
    case .serviceSession, .backgroundActivitySession:
      found.isAtLaunch = launch.isReached(use.node)
      found.isInInterface = SwiftThread.isInterface(SwiftEnclosure(of: use.node).type)
    case .allowsBackgroundLocationUpdates:
      switch background.reach(use.node) {
      case .inFront: break
      case .inBackground: found.isInBackground = true
      case .callers(let function): found.deciding = function
      }
      found.isAlone = background.isAlone(use.node)
    case .locationManager:
      // A file that runs run loops may give the thread one.
      if managers.isUsedForAnswers(use.node), !source.mentions("RunLoop") {
        found.thread = SwiftThread.thread(of: use.node, in: source)
        let functions = SwiftThread.backgroundFunctions(around: use.node, in: source)
        if functions?.isEmpty == true { found.thread = .background }
        found.backgroundFunctions = functions ?? []
      }
      if let name = managers.nameOfMade(at: use.node) {
        found.receiver = name
        found.delegate = managers.delegate(of: name, for: use.node)
      }
    case .centralManager, .peripheralManager:
      if use.form == .construction, SwiftBluetoothManagers.isLost(use.node) {
        found.manager = .lost
      }
    default: break
    }
    if found.manager == .unknown, found.receiver != nil {
      found.isSentToMember = SwiftLocals(source: source).isSentToMember(use.node)
    }
    if let alternation = SwiftAlternation(source, startedBy: use.api) {
      found.stopsOther = alternation.isStopped(before: use.node)
    }
    if PlatformAPI.waking.contains(use.api) {
      (found.isStoppedOffScreen, found.stoppers) = (stops.areOffScreen, stops.functions)
    }
    return found
  }

  /// Whether the file may have to do with location at all.
  var mayBeAboutLocation: Bool { source.mentions("ocation") }

  /// Whether a call is a statement, and one after it in the same list asks for When In Use.
  private func isBeforeWhenInUse(_ node: Syntax) -> Bool {
    guard let item = node.ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
      item.item.is(FunctionCallExprSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return list.contains { other in
      other.position > item.position
        && other.item.as(FunctionCallExprSyntax.self)?.calledExpression.lastName
          == PlatformAPI.requestWhenInUseAuthorization.rawValue
    }
  }

  /// Whether the file has a name for another way to the locations, as a member or a label.
  ///
  /// `self.location` is the app's own name, and a `location` counts where it may be a manager's:
  /// `touch.location(in: view)` and `photo.location` are none.
  var isReadElsewhere: Bool {
    var declared: [String: Bool] = [:]
    func isDeclared(_ name: String) -> Bool {
      if let known = declared[name] { return known }
      let isDeclared = managers.declares(name)
      declared[name] = isDeclared
      return isDeclared
    }
    return PlatformCall.Surroundings.otherWays.contains { way in
      source.tokens(way).contains { token in
        guard way == "location" else { return true }
        if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .backslash { return true }
        guard let member = token.parent?.as(DeclReferenceExprSyntax.self).map(SwiftMember.init),
          let base = member.base?.bare, member.call == nil
        else { return false }
        guard let name = base.lastName else { return true }
        return name.hasPrefix("$") || PlatformCall.Surroundings.isManagerLike(name)
          || isDeclared(name)
      }
    }
  }

  /// Whether the file has a name of a map that marks the person's place.
  ///
  /// `userLocation` without a receiver is the app's own name.
  var isShownOnMap: Bool {
    PlatformCall.Surroundings.mapWays.contains { way in
      source.tokens(way).contains { token in
        guard way == "userLocation" else { return true }
        let reference = token.parent?.as(DeclReferenceExprSyntax.self)
        return reference.flatMap { SwiftMember($0).base?.bare.lastName }.map { $0 != "self" }
          == true
      }
    }
  }

  /// Whether this file makes a type a delegate of location managers.
  private func isDelegate(_ type: String?) -> Bool {
    source.adopters(of: "CLLocationManagerDelegate").contains { $0.type == type }
  }

  /// Whether a type of this file has a delegate's method for the events of regions or beacons.
  func takesEvents(in type: String?) -> Bool {
    PlatformCall.Surroundings.eventCallbacks.contains { label in
      source.tokens(label).contains { token in
        token.parent?.as(FunctionParameterSyntax.self)?.firstName == token
          && SwiftEnclosure(of: token).typeName?.lastName == type
      }
    }
  }

  /// Whether a request is made in a method that only a location manager calls, on its delegate.
  private func isInCallback(_ use: SwiftUse) -> Bool {
    [.requestWhenInUseAuthorization, .requestAlwaysAuthorization].contains(use.api)
      && SwiftEnclosure(of: use.node).function?.name.text == "locationManager"
  }

  private static func receiver(of node: Syntax) -> String? {
    let base = node.parent?.as(DeclReferenceExprSyntax.self).flatMap { SwiftMember($0).base }
    guard let text = base?.trimmedDescription, PlatformCall.Surroundings.isShort(text) else {
      return nil
    }
    return text
  }
}

extension String {
  /// The last part of a dotted name.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

extension ClosureExprSyntax {
  /// The call that takes the closure as an argument, trailing or not.
  var taker: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure == self ? call : nil
    }
    return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.parent?.parent?
      .as(FunctionCallExprSyntax.self)
  }
}
