import AppArtifacts
import Findings

/// Reads a Kotlin or Java source for the calls that need a permission or ask for one.
///
/// It knows words, brackets and blocks, and no types: a call counts where the file also names a class
/// that has it. What is declared in the file itself is no call.
public struct AndroidSourceReader {
  private let path: String
  private let tokens: [JVMToken]
  private let names: Set<String>
  private var calls: [AndroidCall] = []

  /// The size over which a source is reported instead of read: 4 MiB.
  public static let sizeLimit = 4 << 20

  /// Reads a source; one that uses nothing gives no calls and is not cut into words.
  public static func read(_ bytes: [UInt8], path: String) -> AndroidSourceReading {
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
      var reader = AndroidSourceReader(raw, path: path)
      reader.read()
      return AndroidSourceReading(path: path, calls: reader.calls)
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
      "Beacon",
    ].contains { (word: String) in ByteSearch.contains(word, in: bytes) }
  }

  private init(_ bytes: UnsafeRawBufferPointer, path: String) {
    self.path = path
    tokens = JVMLexer(bytes, isKotlin: path.hasSuffix(".kt")).tokens
    names = Set(tokens.lazy.filter(\.isWord).map(\.text))
  }

  private func token(_ place: Int) -> JVMToken? {
    tokens.indices.contains(place) ? tokens[place] : nil
  }

  private mutating func read() {
    var heads: [Int] = []
    var head = 0
    for (place, token) in tokens.enumerated() {
      switch token.text {
      case "{":
        heads.append(head)
        head = place + 1
      case "}":
        _ = heads.popLast()
        head = place + 1
      case ";": head = place + 1
      default:
        guard token.isWord, let api = AndroidAPI.words[token.text] else { continue }
        add(api, at: place, heads: heads + [head])
      }
    }
  }

  private mutating func add(_ api: AndroidAPI, at place: Int, heads: [Int]) {
    guard !isDeclaration(place), !isImport(place) else { return }
    var api = api
    let opens = token(place + 1)?.text == "("
    if api == .wifiScan {
      // Wi-Fi's takes nothing, Bluetooth's at least the callback.
      let isBluetooth = opens && token(place + 2)?.text != ")"
      if isBluetooth { api = .bluetoothScan }
    }
    switch token(place)?.text {
    case "scanResults", "lastLocation", "bondedDevices", "isWifiEnabled":
      // Properties of Kotlin; only what follows a dot is one, and only setting Wi-Fi matters.
      guard token(place - 1)?.text == ".", path.hasSuffix(".kt") else { return }
      if api == .wifiSwitch, token(place + 1)?.text != "=" || token(place + 2)?.text == "=" {
        return
      }
    case "TYPE_STEP_COUNTER", "TYPE_STEP_DETECTOR", "ACTION_REQUEST_ENABLE",
      "RequestMultiplePermissions":
      break
    default: guard opens else { return }
    }
    guard api.holder.isEmpty || api.holder.contains(where: names.contains) else { return }
    var call = AndroidCall(api, path: path, line: tokens[place].line)
    call.isForOldLevels = isForOldLevels(place, heads)
    if api == .permissionRequest { return addRequests(call) }
    if api == .rationale { call.isTakenForFinal = isTakenForFinal(place) }
    calls.append(call)
  }

  /// `fun startScan(`, `void startScan(`: a word before the name that no expression has there.
  private func isDeclaration(_ place: Int) -> Bool {
    guard let before = token(place - 1) else { return false }
    if before.text == "fun" { return true }
    guard before.isWord else { return before.text == ">" || before.text == "]" }
    return !["return", "else", "in", "await", "throw", "new", "when", "do"].contains(before.text)
  }

  private func isImport(_ place: Int) -> Bool {
    let line = token(place)?.line
    var place = place - 1
    while let before = token(place), before.line == line, before.isWord || before.text == "." {
      if before.text == "import" { return true }
      place -= 1
    }
    return false
  }
}

extension AndroidSourceReader {
  /// A request of several permissions: what the arrays of the file hold that name permissions.
  private mutating func addRequests(_ call: AndroidCall) {
    if !calls.contains(where: { $0.api == .permissionRequest && $0.permissions.isEmpty }) {
      calls.append(call)
    }
    guard !calls.contains(where: { $0.api == .permissionRequest && !$0.permissions.isEmpty }) else {
      return
    }
    var heads: [Int] = []
    var head = 0
    for (place, token) in tokens.enumerated() {
      switch token.text {
      case "{":
        if isArrayOfJava(place) { addArray(from: place, heads + [head], call) }
        heads.append(head)
        head = place + 1
      case "}":
        _ = heads.popLast()
        head = place + 1
      case ";": head = place + 1
      case "arrayOf", "listOf", "mutableListOf", "arrayListOf":
        addArray(from: place + 1, heads + [head], call)
      default: continue
      }
    }
  }

  /// `new String[] {`
  private func isArrayOfJava(_ place: Int) -> Bool {
    token(place - 1)?.text == "]" && token(place - 2)?.text == "["
      && token(place - 3)?.text == "String"
  }

  private mutating func addArray(from start: Int, _ heads: [Int], _ call: AndroidCall) {
    var depth = 0
    var permissions: [String] = []
    var place = start
    while let token = token(place), place - start < 400 {
      if "({[".contains(token.text) { depth += 1 }
      if ")}]".contains(token.text) {
        depth -= 1
        if depth == 0 { break }
      }
      if token.isWord, token.text.allSatisfy({ $0 == "_" || $0.isUppercase || $0.isNumber }),
        self.token(place - 1)?.text == "." || token.text.hasPrefix("ACCESS_")
      {
        permissions.append(token.text)
      }
      place += 1
    }
    guard !permissions.isEmpty else { return }
    var call = call
    call.line = tokens[min(start, tokens.count - 1)].line
    call.permissions = permissions
    call.isForOldLevels = isForOldLevels(start, heads)
    calls.append(call)
  }

  /// Whether a block around tests for Android 10 or earlier: `SDK_INT == Q`, `< R`, `<= 29`.
  private func isForOldLevels(_ place: Int, _ heads: [Int]) -> Bool {
    heads.contains { head in
      guard head < place else { return false }
      let end = tokens[head..<place].firstIndex { $0.text == "{" } ?? place
      let words = tokens[head..<end].map(\.text)
      guard let test = words.firstIndex(of: "SDK_INT") else { return false }
      let rest = words[(test + 1)...]
      let limit = rest.first { $0 == "Q" || $0 == "R" || $0 == "29" || $0 == "30" }
      let sign = rest.prefix { !($0.first?.isLetter ?? true) && Int($0) == nil }.joined()
      switch limit {
      case "Q", "29": return sign.hasPrefix("==") || sign.hasPrefix("<=") || sign.hasPrefix("<")
      case "R", "30": return sign.hasPrefix("<") && !sign.hasPrefix("<=")
      default: return false
      }
    }
  }

  /// Whether the code negates the answer and speaks of a denial for ever soon after.
  private func isTakenForFinal(_ place: Int) -> Bool {
    var start = place - 1
    while let before = token(start), before.text == "." || before.isWord,
      !["if", "return", "when"].contains(before.text)
    {
      start -= 1
    }
    guard token(start)?.text == "!" else { return false }
    let after = tokens[place..<min(tokens.count, place + 60)]
    return after.contains { token in
      guard token.isWord else { return false }
      let word = token.text.lowercased().filter { $0 != "_" }
      return ["permanent", "neverask", "dontask", "deniedforever", "foreverdenied", "blocked"]
        .contains { word.contains($0) }
    }
  }
}
