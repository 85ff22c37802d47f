import AppArtifacts
import Findings

/// Reads a Kotlin or Java source for the calls that need a permission or ask for one.
///
/// It knows words, brackets and blocks, and no types: a call counts where the file also names a
/// class that has it. What is declared in the file itself is no call.
public struct AndroidSourceReader {
  let path: String
  let tokens: [JVMToken]
  /// The words of the source.
  let names: Set<String>
  /// Whether the file tests the level.
  let tellsLevels: Bool
  /// The names by which the file knows permissions.
  let permissionNames: JVMPermissionNames
  /// The names that show how it interprets the result of a rationale check, if it makes one.
  let rationaleWords: JVMRationaleWords
  /// What its own functions do with a permission that they are given.
  private(set) var ownFunctions = JVMOwnFunctions()
  /// The parts of the file that run on some levels only.
  var levelLimits: [LevelLimit] = []
  /// What other files may call or request.
  var doubts: JVMNameDoubts
  /// The names of results that were delivered.
  private var results: Set<String> = []
  private var starts = 0
  private(set) var calls: [AndroidCall] = []

  /// The size over which a source is reported instead of read: 4 MiB.
  public static let sizeLimit = 4 << 20

  /// Reads a source; one that uses nothing gives no calls and is not cut into words.
  ///
  /// - Parameter names: Names in doubt that no other source of the app has, if that is known.
  public static func read(
    _ bytes: [UInt8], path: String, namedNowhereElse names: Set<String> = []
  ) -> AndroidSourceReading {
    guard bytes.count <= sizeLimit else {
      return AndroidSourceReading(
        path: path, calls: [],
        problems: [
          ReadingProblem(
            .oversizedFile, at: SourcePosition(file: path),
            "The source has \(bytes.count) bytes, more than the \(sizeLimit) that are read.",
            wayOut: "Split the file, or check its location calls by hand.")
        ])
    }
    return bytes.withUnsafeBytes { raw in
      guard passes(raw) else { return AndroidSourceReading(path: path, calls: []) }
      var reader = AndroidSourceReader(raw, path: path, namedNowhereElse: names)
      reader.read()
      let namings = reader.mayNamePermissions ? reader.readNamings() : []
      return AndroidSourceReading(
        path: path, package: reader.package, calls: reader.calls,
        arrays: reader.mayNamePermissions ? reader.namedArrays() : [],
        namings: namings,
        service: reader.serviceSource(),
        entrances: reader.calls.isEmpty ? nil : reader.entrances(),
        namesInDoubt: reader.doubts.names)
    }
  }

  /// Whether a source may hold a use at all.
  private static func passes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    [
      "Location", "startScan", "canResults", "WifiEnabled", "eLeScan", "onnectGatt",
      "BondedDevices",
      "bondedDevices", "startAdvertising", "ACTION_REQUEST_ENABLE", "Geofences",
      "addProximityAlert",
      "ActivityUpdates", "ActivityTransition", "TYPE_STEP_", "estPermission", "MultiplePermissions",
      "AndPermission", "XXPermissions", "providePermission", "GET_PERMISSIONS", "tringArray",
      "Beacon", "startForeground", "ForegroundInfo", "luetoothAdapter", "luetoothManager",
      "TestProvider", "setMock", "setManufacturerData", "ermission.ACCESS_",
      "ermission.BLUETOOTH", "ermission.ACTIVITY", "onStartCommand", "Service() {", "PermissionX",
      "Dexter", "otificationManager", "ermission.POST",
    ].contains { (word: String) in ByteSearch.contains(word, in: bytes) }
  }

  private init(
    _ bytes: UnsafeRawBufferPointer, path: String, namedNowhereElse: Set<String>
  ) {
    self.path = path
    let lexer = JVMLexer(bytes, isKotlin: path.hasSuffix(".kt"))
    tokens = JVMLevelNames.resolved(lexer.tokens)
    doubts = JVMNameDoubts(literals: lexer.literals, namedNowhereElse: namedNowhereElse)
    names = Set(tokens.lazy.filter(\.isWord).map(\.text))
    tellsLevels = names.contains(where: JVMBlocks.isTest)
    permissionNames =
      names.contains("permission")
      ? JVMPermissionNames(in: tokens, isKotlin: path.hasSuffix(".kt")) : JVMPermissionNames()
    let asksForRationale = names.contains { AndroidAPI.words[$0] == .rationale }
    rationaleWords =
      asksForRationale
      ? JVMRationaleWords(
        ofFinality: names.filter(Self.saysForEver), ofSettings: names.filter(Self.opensSettings))
      : JVMRationaleWords()
    let limitsLevels = tellsLevels || names.contains("RequiresApi")
    let functions = limitsLevels || mayHaveOwnFunctions ? declaredFunctions() : []
    if limitsLevels {
      levelLimits = limitsOfEarlyReturns() + limitsOfAnnotations(functions)
      levelLimits += limitsOfCallers(functions)
    }
    if mayHaveOwnFunctions { ownFunctions = ownFunctions(among: functions) }
    results = names.contains("LocationResult") ? names(declaredAs: "LocationResult") : []
  }

  /// `a.b` of `package a.b`.
  private var package: String? {
    guard names.contains("package"),
      let place = tokens.firstIndex(where: { $0.text == "package" })
    else { return nil }
    let words = tokens[(place + 1)...].prefix {
      $0.line == tokens[place].line && ($0.isWord || $0.text == ".")
    }
    return words.isEmpty ? nil : words.map(\.text).joined()
  }

  /// Whether the source may hold a permission at all.
  private var mayNamePermissions: Bool {
    [
      "permission", "ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION", "ACCESS_BACKGROUND_LOCATION",
    ].contains(where: names.contains)
  }

  func token(_ place: Int) -> JVMToken? {
    tokens.indices.contains(place) ? tokens[place] : nil
  }

  /// The blocks around what is read from a place on.
  func blocks(from place: Int = 0) -> JVMBlocks {
    JVMBlocks(
      tokens, from: place,
      tellsLevels: tellsLevels)
  }

  /// The blocks around a place.
  func blocks(before place: Int) -> JVMBlocks {
    var blocks = blocks()
    for index in 0..<place { blocks.pass(index) }
    return blocks
  }

  private mutating func read() {
    var blocks = blocks()
    var requests: [Int] = []
    for (place, token) in tokens.enumerated() {
      defer { blocks.pass(place) }
      guard token.isWord, let api = AndroidAPI.words[token.text] else { continue }
      if api == .permissionRequest {
        if isOfLibraryIfAny(place) { requests.append(place) }
      } else {
        add(api, at: place, blocks)
      }
    }
    let sites = withCallers(of: sites(among: requests))
    findUncalled(around: sites)
    calls += askedApart(self.requests(at: sites), at: requests) + launchers(at: requests)
    calls += requestsOfCapacitor()
  }

  private mutating func add(_ api: AndroidAPI, at place: Int, _ blocks: JVMBlocks) {
    guard !isDeclaration(place), !isImport(place) else { return }
    var api = api
    let opens = token(place + 1)?.text == "("
    if api == .wifiScan {
      // Wi-Fi's takes nothing, Bluetooth's at least the callback.
      let isBluetooth = opens && token(place + 2)?.text != ")"
      if isBluetooth { api = .bluetoothScan }
    }
    guard isMeant(api, at: place) else { return }
    var call = AndroidCall(api, path: path, line: tokens[place].line)
    call.method = api.method(tokens[place].text)
    call.levels = levels(at: place, blocks)
    call.neededGrants = neededGrants(at: place)
    if api == .bluetoothSwitch || api == .wifiSwitch { addSwitching(to: &call, at: place) }
    if api == .foregroundWork {
      let arguments = extent(from: place + 1)
      if arguments.contains(where: isLocationType) {
        call.api = .foregroundLocationWork
      } else if count(of: arguments) == 2 {
        call.api = .foregroundWorkWithoutType
      }
    }
    // What expedited work says of itself is asked for up to API 30 only (AND-FGS-008 begins later).
    if [.foregroundWork, .foregroundLocationWork, .foregroundWorkWithoutType].contains(call.api),
      isForExpedited(place)
    {
      call.levels = call.levels.intersection(1...30) ?? 1...30
    }
    if api == .unknownRequest { call.mayPassAnyName = true }
    if api == .requestLocationUpdates {
      call.isOfGPS = arguments(of: place).contains { tokens[$0].text == "GPS_PROVIDER" }
    }
    if api == .bluetoothScan { call.isBehindScanPermission = isBehindScanPermission(place) }
    if api == .foregroundStart, let function = function(around: place) {
      call.function = function.name
      call.isInTopLevelFunction = function.isTopLevel
    }
    if api == .foregroundStart {
      call.foregroundTypes = foregroundTypes(passedAt: place)
      starts += 1
      if starts <= Self.mostStarts {
        call.caught = caught(around: place)
        call.possibleForegroundTypes = possibleForegroundTypes(passedAt: place)
      }
    }
    if api == .rationale { call.finalPlaces = finalPlaces(at: place, blocks) }
    calls.append(call)
  }

  /// Whether a word that may be that of an API is, as far as its arguments and the file show.
  private func isMeant(_ api: AndroidAPI, at place: Int) -> Bool {
    let opens = token(place + 1)?.text == "("
    // Bluetooth's takes nothing, that of Nearby three arguments.
    if api == .bluetoothDiscovery, token(place + 2)?.text != ")" { return false }
    switch token(place)?.text {
    case "scanResults", "lastLocation", "bondedDevices", "isWifiEnabled":
      // Properties of Kotlin; only what follows a dot is one, and only setting Wi-Fi matters.
      guard token(place - 1)?.text == ".", path.hasSuffix(".kt") else { return false }
      if api == .wifiSwitch, token(place + 1)?.text != "=" || token(place + 2)?.text == "=" {
        return false
      }
    case "TYPE_STEP_COUNTER", "TYPE_STEP_DETECTOR":
      // Comparing the type of an event's sensor does not use the sensor.
      guard !isCompared(place) else { return false }
    case "ACTION_REQUEST_ENABLE", "AndPermission", "XXPermissions", "requestedPermissions": break
    case "setManufacturerData": guard opens, isIBeacon(place) else { return false }
    default: guard opens else { return false }
    }
    guard api.holder.isEmpty || api.holder.contains(where: names.contains) else { return false }
    if api == .bluetoothSwitch, !isOfBluetooth(place) { return false }
    if api == .lastLocation, isOfResult(place) { return false }
    if api == .notification, !isOfNotifications(place) { return false }
    if api == .beaconMonitoring, !isOfBeaconManager(place) { return false }
    return true
  }

  /// Whether `notify` shows a notification: `Object.notify()` takes no arguments, and other classes have
  /// methods of that name.
  private func isOfNotifications(_ place: Int) -> Bool {
    guard count(of: extent(from: place + 1)) >= 2 else { return false }
    let isMember = token(place - 1)?.text == "."
    let before = tokens[max(0, place - 16)..<place].reversed().prefix {
      ![";", "}"].contains($0.text) && !(isMember && $0.text == "{")
    }
    let isNamed = before.contains { token in
      ["notif", "notice"].contains(where: token.text.lowercased().contains)
    }
    return isNamed || isMember && token(place - 2).map(isNotificationManager) == true
  }

  /// Whether the file declares a variable as a NotificationManager or NotificationManagerCompat.
  private func isNotificationManager(_ variable: JVMToken) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].text == variable.text else { return false }
      let isTyped = token(index + 1)?.text == ":"
      let type = isTyped ? token(index + 2) : token(index - 1)
      return type?.text.hasPrefix("NotificationManager") == true
    }
  }

  /// Whether `lastLocation` is that of a result that was delivered, which needs no permission.
  private func isOfResult(_ place: Int) -> Bool {
    var owner = place - 1
    while let token = token(owner), [".", "?", "!"].contains(token.text) { owner -= 1 }
    guard let token = token(owner) else { return false }
    // `LocationResult.extractResult(intent)?.lastLocation`
    return results.contains(token.text)
      || token.text == ")"
        && tokens[max(0, owner - 12)..<owner].contains { $0.text == "extractResult" }
  }

  /// `fun startScan(`, `fun Adapter.startScan(`, `void startScan(`.
  func isDeclaration(_ place: Int) -> Bool {
    guard let before = token(place - 1) else { return false }
    if before.text == "fun" { return true }
    if path.hasSuffix(".kt") { return followsFun(place) }
    // A word, or what ends a type: no expression of Java has either in front of a call,
    // but for the arrow of a lambda.
    guard before.isWord else {
      return before.text == "]" || before.text == ">" && token(place - 2)?.text != "-"
    }
    return !["return", "else", "in", "await", "throw", "new", "when", "do"].contains(before.text)
  }

  /// Whether nothing but a receiver or parameters of the type are between `fun` and a name.
  private func followsFun(_ place: Int) -> Bool {
    beginsLine(with: "fun", before: place) { $0.isWord || ".<>,?:*".contains($0.text) }
  }

  /// How many arguments a bracket holds, that of Kotlin's lambdas and of inner calls left out.
  func count(of arguments: Range<Int>) -> Int {
    var depth = 0
    var count = 1
    for place in arguments {
      if tokens[place].opens { depth += 1 }
      if tokens[place].closes { depth -= 1 }
      if depth == 1, tokens[place].text == ",", tokens[min(tokens.count - 1, place + 1)].text != ")"
      {
        count += 1
      }
    }
    return count
  }

  private func isLocationType(_ place: Int) -> Bool {
    tokens[place].text == "FOREGROUND_SERVICE_TYPE_LOCATION"
  }

  /// What is between the brackets of a call, as far as it is looked at.
  func arguments(of place: Int) -> Range<Int> {
    var depth = 0
    var end = place + 1
    while let token = token(end), end - place < 60 {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    return min(place + 1, end)..<end
  }

  func isImport(_ place: Int) -> Bool {
    beginsLine(with: "import", before: place) { $0.isWord || $0.text == "." }
  }

  /// Whether a word is before a place in its line, and nothing between them but what may.
  private func beginsLine(
    with word: String, before place: Int, between mayStand: (JVMToken) -> Bool
  ) -> Bool {
    let line = token(place)?.line
    return tokens[max(0, place - Self.longestHead)..<place].reversed()
      .prefix { $0.line == line && mayStand($0) }
      .contains { $0.text == word }
  }

  /// As many starts of services in a file as are searched for what is caught around them.
  private static let mostStarts = 64

  /// As many tokens before a call as are looked at.
  static let longestHead = 60
}
