/// Reads what the Objective-C code around a use shows: its type, its thread, and whether it is a
/// launch.
struct ObjectiveCSurroundings {
  private let source: ObjectiveCSource
  private let managers: ObjectiveCManagers
  /// The places of each variable's name where the file sets it, in order.
  private let assignments: [String: [Int]]
  private let stops: ObjectiveCMonitoringStops

  init(_ source: ObjectiveCSource, managers: ObjectiveCManagers) {
    self.source = source
    self.managers = managers
    stops = ObjectiveCMonitoringStops(source, functions: managers.functions)
    let places = source.tokens.indices.filter {
      source.isToken($0 + 1, "=") && !source.isToken($0 - 1, [".", "->"])
    }
    self.assignments = Dictionary(grouping: places, by: source.text)
  }

  func around(
    _ use: ObjectiveCUse, at index: Int, in function: ObjectiveCFunction?,
    _ blocks: ObjectiveCBlocks
  ) -> PlatformCall.Surroundings {
    var found = PlatformCall.Surroundings()
    found.endsBefore =
      blocks.conditions.lazy.compactMap { $0.isTrue ? endOfNegation($0.tokens) : end($0.tokens) }
      .first
    found.keyTests = purposeKeyTests(blocks, in: function?.body)
    guard let function else { return found }
    found.type = function.type
    found.receiver = receiver(at: index)
    switch use.api {
    case .startMonitoringRegion, .startRangingBeacons:
      // Their selectors are Core Location's alone, whatever they are sent to.
      found.manager = .declared
      guard use.form == .call else { break }
      found.delegate = managers.delegate(at: index, in: function)
      found.takesEvents = managers.takesEvents(in: function.type)
    case .allowsBackgroundLocationUpdates:
      found.isInBackground = isInBackground(index, of: function, blocks)
      found.isAlone = isAlone(in: function)
    case .locationServicesEnabled:
      let threads = ObjectiveCThreads(source: source, functions: managers.functions)
      let block = source.block(around: index, of: function)
      if block.map(threads.isForMain) ?? isOnMain(function) { found.thread = .main }
    case .requestWhenInUseAuthorization, .requestAlwaysAuthorization:
      found.isAtLaunch =
        function.name == "application:didFinishLaunchingWithOptions:"
        && !isInBlock(index, of: function) && isUnconditional(blocks)
      if use.form == .call {
        found.manager = managers.manager(at: index, in: function)
        guard use.api == .requestAlwaysAuthorization else { break }
        found.isBeforeWhenInUse = isBeforeWhenInUse(index)
        let wait = ObjectiveCWait(source: source, functions: managers.functions)
        found.isAwaited = wait.isEndless(at: index, in: function)
      }
    case .requestLocation where use.form == .call:
      found.manager = managers.manager(at: index, in: function)
      found.delegate = managers.delegate(at: index, in: function)
    case .startUpdatingLocation where use.form == .call:
      found.manager = managers.manager(at: index, in: function)
      found.delegate = managers.delegate(at: index, in: function)
      found.isReadElsewhere = isReadElsewhere
      found.isShownOnMap = isShownOnMap
    case .startUpdatingHeading, .startMonitoringVisits,
      .startMonitoringSignificantLocationChanges, .requestTemporaryFullAccuracyAuthorization:
      if use.form == .call { found.manager = managers.manager(at: index, in: function) }
    case .locationManager where use.form == .construction:
      found.receiver = managers.nameOfMade(at: index)
      let threads = ObjectiveCThreads(source: source, functions: managers.functions)
      let functions = threads.backgroundFunctions(aroundManager: index, in: function)
      if functions?.isEmpty == true { found.thread = .background }
      found.backgroundFunctions = functions ?? []
    case .centralManager, .peripheralManager:
      if use.form == .construction, managers.losesBluetoothManager(at: index, in: function) {
        found.manager = .lost
      }
    default: break
    }
    found.stopsOther = isOtherStopped(before: index, of: use.api, in: function)
    if PlatformAPI.waking.contains(use.api), use.form == .call {
      (found.isStoppedOffScreen, found.stoppers) = (stops.areOffScreen, stops.functions)
    }
    return found
  }

  /// Whether the function stops the other of updates and significant changes before it starts one.
  private func isOtherStopped(
    before index: Int, of api: PlatformAPI, in function: ObjectiveCFunction
  ) -> Bool {
    guard let other = AlternatingServices.other(than: api) else { return false }
    let last = (function.body.lowerBound..<max(function.body.lowerBound, index)).last {
      [other.start, other.stop].contains(source.text($0))
    }
    return last.map { source.text($0) == other.stop } ?? false
  }

  /// Whether a message is a statement, and one after it in the same list asks for When In Use.
  private func isBeforeWhenInUse(_ index: Int) -> Bool {
    guard let list = list(ofStatement: index), source.partner(list) > index else { return false }
    return (index..<source.partner(list)).contains {
      source.isToken($0, "requestWhenInUseAuthorization") && self.list(ofStatement: $0) == list
    }
  }

  /// The brace around a message that is a whole statement.
  private func list(ofStatement index: Int) -> Int? {
    let message = source.parent(index)
    let list = source.parent(message)
    guard source.isToken(message, "["), source.isToken(list, "{"),
      source.isToken(message - 1, [";", "{", "}"])
    else { return nil }
    return list
  }

  /// Whether the file has a name for another way to the locations.
  ///
  /// A `location` counts where it may be a manager's: `photo.location` is none.
  private var isReadElsewhere: Bool {
    source.tokens.indices.contains { index in
      guard source.isIdentifier(index),
        PlatformCall.Surroundings.otherWays.contains(source.text(index))
      else { return false }
      guard source.isToken(index, "location") else { return true }
      let isDotted = source.isToken(index - 1, [".", "->"])
      let isAsked = source.isToken(source.parent(index), "[") && source.isToken(index + 1, "]")
      guard isDotted || isAsked else { return false }
      let base = isDotted ? index - 2 : index - 1
      return !source.isIdentifier(base) || managers.mayBeManager(source.text(base))
    }
  }

  /// Whether the file has a name of a map that marks the person's place.
  private var isShownOnMap: Bool {
    source.tokens.indices.contains { index in
      source.isIdentifier(index)
        && PlatformCall.Surroundings.mapWays.contains(source.text(index))
        && (!source.isToken(index, "userLocation")
          || source.isToken(index - 1, [".", "->"]) && !source.isToken(index - 2, "self")
          || source.isToken(source.parent(index), "[") && source.isToken(index + 1, "]")
            && !source.isToken(index - 1, "self"))
    }
  }

  /// Whether the main thread runs a function: of a view controller, or one that the system calls
  /// an app's delegate by.
  private func isOnMain(_ function: ObjectiveCFunction) -> Bool {
    let ancestor = function.type.flatMap { source.superclasses[$0] }
    return function.type?.hasSuffix("ViewController") == true
      || ancestor?.hasSuffix("ViewController") == true
      || function.name.hasPrefix("application:") || Self.ofDelegates.contains(function.name)
  }

  private static let ofDelegates: Set<String> = [
    "applicationDidBecomeActive:", "applicationWillResignActive:", "applicationWillTerminate:",
    "applicationDidEnterBackground:", "applicationWillEnterForeground:",
    "applicationDidFinishLaunching:", "sceneDidBecomeActive:", "sceneWillEnterForeground:",
    "scene:willConnectToSession:options:",
  ]

  /// `self.manager` of `[self.manager start]`, of `self.manager.start` and of an assignment.
  private func receiver(at index: Int) -> String? {
    let start: Int
    let end: Int
    if source.isToken(index - 1, [".", "->"]) {
      end = index - 2
      var first = end
      while source.isIdentifier(first), source.isToken(first - 1, [".", "->"]) { first -= 2 }
      start = first
    } else {
      let bracket = source.parent(index)
      guard source.isToken(bracket, "["), index > bracket + 1 else { return nil }
      (start, end) = (bracket + 1, index - 1)
    }
    guard start <= end, source.isIdentifier(start) || source.isToken(start, "[") else {
      return nil
    }
    let range = source.tokens[start].range.lowerBound..<source.tokens[end].range.upperBound
    let text = String(decoding: source.bytes[range], as: UTF8.self)
    return PlatformCall.Surroundings.isShort(text) ? text : nil
  }

  /// The version of `@available(iOS 16, *)`, or of the selector that an object is asked for, where
  /// a condition asks for nothing else.
  private func end(_ range: Range<Int>) -> String? {
    let inner = source.unbracketed(range)
    if source.isToken(inner.lowerBound, "[") { return introduction(inner) }
    guard source.isToken(inner.lowerBound, "@"), source.isToken(inner.lowerBound + 1, "available"),
      source.partner(inner.lowerBound + 2) == inner.upperBound - 1
    else { return nil }
    return inner.first { source.isToken($0, "iOS") }.map { source.text($0 + 1) }
  }

  /// The purpose keys that the conditions around a use ask the Info.plist for.
  private func purposeKeyTests(
    _ blocks: ObjectiveCBlocks, in body: ClosedRange<Int>?
  ) -> PurposeKeyTests {
    var tests: PurposeKeyTests = [:]
    for condition in blocks.conditions {
      let parts = source.split(source.unbracketed(condition.tokens), at: "&&")
      guard condition.isTrue || parts.count == 1 else { continue }
      let found = parts.compactMap { purposeKeyTest($0) ?? namedTest($0, in: body) }
      for test in found where tests[test.key] == nil {
        tests[test.key] = test.isThere == condition.isTrue
      }
    }
    return tests
  }

  /// `[bundle objectForInfoDictionaryKey:@"NS…UsageDescription"]`, with `!` before it or `!= nil`
  /// behind.
  private func purposeKeyTest(_ range: Range<Int>) -> (key: String, isThere: Bool)? {
    let inner = source.unbracketed(range)
    let keys = inner.compactMap { source.string($0) }.filter(PurposeKeyTests.isKey)
    guard keys.count == 1, source.split(inner, at: "||").count == 1,
      inner.contains(where: { PurposeKeyTests.readers.contains(source.text($0)) })
    else { return nil }
    let isNegated = source.isToken(inner.lowerBound, "!")
    for (infix, isThere) in [("==" as StaticString, false), ("!=", true)] {
      let sides = source.split(inner, at: infix)
      guard sides.count == 2 else { continue }
      guard !isNegated, source.isToken(sides[1].lowerBound, ["nil", "NULL"]) else { return nil }
      return (keys[0], isThere)
    }
    return (keys[0], !isNegated)
  }

  /// `hasKey`, `!hasKey` or `text != nil`, on a variable that the function sets once, to such a
  /// test.
  private func namedTest(
    _ range: Range<Int>, in body: ClosedRange<Int>?
  ) -> (key: String, isThere: Bool)? {
    var inner = source.unbracketed(range)
    var isThere = true
    if source.isToken(inner.lowerBound, "!") {
      isThere = false
      inner = source.unbracketed(inner.dropFirst())
    }
    for (infix, holds) in [("==" as StaticString, false), ("!=", true)] {
      let sides = source.split(inner, at: infix)
      guard sides.count == 2, source.isToken(sides[1].lowerBound, ["nil", "NULL"]) else { continue }
      inner = source.unbracketed(sides[0])
      isThere = isThere == holds
    }
    guard let body, inner.count == 1 else { return nil }
    let name = source.text(inner.lowerBound)
    let values = (assignments[name] ?? []).lazy.filter(body.contains).prefix(2)
    guard values.count == 1, let place = values.first, place < inner.lowerBound,
      let end = source.siblings(from: place, to: body.upperBound)
        .first(where: { source.isToken($0, ";") })
    else { return nil }
    let value = (place + 2)..<end
    guard source.split(value, at: "&&").count == 1 else { return nil }
    return purposeKeyTest(value).map { ($0.key, $0.isThere == isThere) }
  }

  /// `![manager respondsToSelector:@selector(name)]`
  private func endOfNegation(_ range: Range<Int>) -> String? {
    let inner = source.unbracketed(range)
    return source.isToken(inner.lowerBound, "!") ? end(inner.dropFirst()) : nil
  }

  /// The release from which on `[manager respondsToSelector:@selector(name)]` is true.
  private func introduction(_ range: Range<Int>) -> String? {
    guard source.partner(range.lowerBound) == range.upperBound - 1,
      let word = range.first(where: { source.isToken($0, "respondsToSelector") }),
      source.parent(word) == range.lowerBound, source.isToken(word + 2, "@"),
      source.isToken(word + 3, "selector"), source.isToken(word + 4, "(")
    else { return nil }
    return PlatformAPI.introduction(ofSelector: source.text(word + 5))
  }

  /// Whether a `^{ … }` is between a token and its function: who runs it is not known.
  private func isInBlock(_ index: Int, of function: ObjectiveCFunction) -> Bool {
    source.block(around: index, of: function) != nil
  }

  /// Whether nothing but the status, or the age of the system, decides that code runs.
  private func isUnconditional(_ blocks: ObjectiveCBlocks) -> Bool {
    blocks.conditions.allSatisfy { isHarmless($0.tokens) }
      && blocks.cases.allSatisfy { isHarmless($0.subject) }
  }

  private func isHarmless(_ range: Range<Int>) -> Bool {
    range.contains { index in
      source.isToken(index, ["respondsToSelector", "available", "locationServicesEnabled"])
        || source.text(index).lowercased().hasSuffix("authorizationstatus")
    }
  }
}

extension ObjectiveCSurroundings {
  /// Whether code runs only once the app has left the screen.
  private func isInBackground(
    _ index: Int, of function: ObjectiveCFunction, _ blocks: ObjectiveCBlocks
  ) -> Bool {
    if blocks.conditions.contains(where: { $0.isTrue && asksForBackground($0.tokens) }) {
      return true
    }
    if isInBlock(index, of: function) { return isHeard(index, of: function) }
    let callbacks = ["applicationDidEnterBackground:", "sceneDidEnterBackground:"]
    return callbacks.contains(function.name) || isRegistered(function)
  }

  /// `[UIApplication sharedApplication].applicationState == UIApplicationStateBackground`
  private func asksForBackground(_ range: Range<Int>) -> Bool {
    range.contains { source.isToken($0, "UIApplicationStateBackground") }
      && range.contains { source.isToken($0, "==") }
      && !range.contains { source.isToken($0, ["||", "!="]) }
  }

  /// A block that is handed to the notification centre for the notification.
  private func isHeard(_ index: Int, of function: ObjectiveCFunction) -> Bool {
    var opener = source.parent(index)
    while opener > function.body.lowerBound {
      if source.isToken(opener, "["), source.partner(opener) > opener,
        (opener...source.partner(opener)).contains(where: isNotification)
      {
        return true
      }
      opener = source.parent(opener)
    }
    return false
  }

  /// Whether a method is the selector of an observer of the notification.
  private func isRegistered(_ function: ObjectiveCFunction) -> Bool {
    source.tokens.indices.contains { index in
      guard isNotification(index) else { return false }
      let opener = source.parent(index)
      guard source.isToken(opener, "["), source.partner(opener) > opener else { return false }
      let message = opener...source.partner(opener)
      return message.contains { source.isToken($0, "addObserver") }
        && message.contains {
          source.isToken($0, "selector") && source.isToken($0 - 1, "@")
            && source.text($0 + 2) == function.word
        }
    }
  }

  private func isNotification(_ index: Int) -> Bool {
    source.isToken(
      index,
      ["UIApplicationDidEnterBackgroundNotification", "UISceneDidEnterBackgroundNotification"]
    )
  }

  /// Whether a function does nothing else to the updates.
  private func isAlone(in function: ObjectiveCFunction) -> Bool {
    var settings = 0
    for index in function.body {
      if source.isToken(index, Self.company) { return false }
      if source.isToken(
        index, ["allowsBackgroundLocationUpdates", "setAllowsBackgroundLocationUpdates"])
      {
        settings += 1
      }
    }
    return settings == 1
  }

  private static let company: [StaticString] = [
    "startUpdatingLocation", "stopUpdatingLocation", "delegate", "setDelegate", "desiredAccuracy",
    "startMonitoringSignificantLocationChanges", "stopMonitoringSignificantLocationChanges",
    "requestWhenInUseAuthorization", "requestAlwaysAuthorization", "CLLocationManager",
    "requestLocation",
  ]
}
