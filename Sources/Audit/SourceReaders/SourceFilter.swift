/// The byte filter that decides whether a source file is read at all.
///
/// All names are looked for in one pass. A name is not a use if it is part of a longer one, on a
/// `//` line, in its own declaration, or the type of a parameter.
public enum SourceFilter {
  /// Whether the file may hold a use of a platform API.
  public static func passes(_ bytes: UnsafeRawBufferPointer) -> Bool { sift(bytes).passes }

  /// Whether the file may hold a use of a platform API, and the APIs for which the store wants a
  /// reason and that it may use.
  package static func sift(
    _ bytes: UnsafeRawBufferPointer
  ) -> (passes: Bool, reasons: [PlatformAPI]) {
    var passes = utf16(bytes) != nil
    var reasons: [PlatformAPI] = []
    var holdsAddress = false
    sieve.scan(bytes) { offset, number in
      guard number < sifted.count else {
        holdsAddress = true
        return
      }
      let occurrence = Occurrence(offset: offset, name: sifted[number])
      let name = PlatformName.all[occurrence.name]
      guard !(name.isTrigger ? passes : reasons.contains(name.api)), isUse(occurrence, in: bytes)
      else { return }
      if name.isTrigger { passes = true } else { reasons.append(name.api) }
    }
    return (passes || holdsAddress && CleartextAddress.mayBeRequested(in: bytes), reasons)
  }

  /// Whether the file may treat a denied Bluetooth permission.
  package static func mayTreatDenial(_ bytes: UnsafeRawBufferPointer) -> Bool {
    ByteSearch.contains("nauthorized", in: bytes) && ByteSearch.contains("luetooth", in: bytes)
  }

  /// Whether the file may hold a web view.
  package static func mayShowPages(_ bytes: UnsafeRawBufferPointer) -> Bool {
    ByteSearch.contains("WebView", in: bytes)
  }

  /// Whether the file may hold what runs whenever an app is launched.
  package static func mayBeLaunch(_ bytes: UnsafeRawBufferPointer) -> Bool {
    mayBeEntry(bytes) || ByteSearch.contains("FinishLaunching", in: bytes)
  }

  /// Whether the file may hold the entry of an app.
  package static func mayBeEntry(_ bytes: UnsafeRawBufferPointer) -> Bool {
    ByteSearch.contains("@main", in: bytes) || ByteSearch.contains("@UIApplicationMain", in: bytes)
  }

  /// Whether the file may hold a use of a platform API.
  public static func passes(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { passes($0) }
  }

  /// Whether the file names a function, other than to declare it or in a comment.
  package static func names(_ function: String, in bytes: UnsafeRawBufferPointer) -> Bool {
    ByteSearch.words(function, in: bytes).contains { offset in
      !isDeclared(offset, in: bytes) && !isOnCommentLine(offset, in: bytes)
    }
  }

  /// The APIs whose names the file may use, those that do not call for reading included.
  public static func interest(in bytes: UnsafeRawBufferPointer) -> Set<PlatformAPI> {
    Set(occurrences(in: bytes).map { PlatformName.all[$0.name].api })
  }

  /// Where the names stand, by offset.
  static func occurrences(in bytes: UnsafeRawBufferPointer) -> [Occurrence] {
    var found: [Occurrence] = []
    everything.scan(bytes) { offset, number in
      let occurrence = Occurrence(offset: offset, name: number)
      if isUse(occurrence, in: bytes) { found.append(occurrence) }
    }
    found.sort { $0.offset < $1.offset }
    return found
  }

  /// Files of two bytes a letter hide their names from a byte search: the order of the two, and where
  /// the text begins. A mark tells them, or ASCII letters with zeros beside them.
  static func utf16(_ bytes: UnsafeRawBufferPointer) -> (isLittleEndian: Bool, start: Int)? {
    guard bytes.count >= 4 else { return nil }
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return (true, 2) }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return (false, 2) }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (false, true, false, true): return (true, 0)
    case (true, false, true, false): return (false, 0)
    default: return nil
    }
  }
}

extension SourceFilter {
  /// A name at an offset.
  struct Occurrence {
    var offset: Int
    /// The index in `PlatformName.all`.
    var name: Int
  }

  /// A search for every name.
  private static let everything = TextSearch(for: PlatformName.all.map(\.spelling))

  /// The names that decide whether a file is read, or for which the store wants a reason.
  private static let sifted = PlatformName.all.indices.filter {
    PlatformName.all[$0].isTrigger || PlatformName.all[$0].kind == .reason
  }
  /// A search for these names and, with the number after theirs, for the beginning of an address.
  private static let sieve = TextSearch(
    for: sifted.map { PlatformName.all[$0].spelling } + [CleartextAddress.opening])

  /// Whether a name is a whole word and may be a use.
  private static func isUse(_ found: Occurrence, in bytes: UnsafeRawBufferPointer) -> Bool {
    let count = PlatformName.all[found.name].spelling.utf8.count
    return ByteSearch.isWord(at: found.offset, count: count, in: bytes)
      && !isMention(found, in: bytes)
  }

  /// Whether the bytes alone show that a name is not used: worth a look, it saves the parsing.
  private static func isMention(_ found: Occurrence, in bytes: UnsafeRawBufferPointer) -> Bool {
    if isOnCommentLine(found.offset, in: bytes) { return true }
    if PlatformName.all[found.name].kind == .stateCallback { return false }
    if isDeclared(found.offset, in: bytes) { return true }
    switch PlatformName.all[found.name].kind {
    case .type:
      // A view named WebView is Apple's only where its module is imported.
      if PlatformName.all[found.name].spelling == "WebView" {
        return !ByteSearch.contains("import WebKit", in: bytes)
      }
      return isDelegateParameter(found, in: bytes)
    case .callback: return !ByteSearch.contains("locationManager", in: bytes)
    case .status: return isSomebodyElses(found, in: bytes)
    default: return false
    }
  }

  /// `accuracyAuthorization: .fullAccuracy`, a label or a variable of somebody's own.
  ///
  /// A status is read of an object, by message or by selector; alone it means a manager's own, and
  /// then the manager's class is named somewhere.
  private static func isSomebodyElses(
    _ found: Occurrence, in bytes: UnsafeRawBufferPointer
  ) -> Bool {
    let end = found.offset + PlatformName.all[found.name].spelling.utf8.count
    if end < bytes.count, bytes[end] == UInt8(ascii: "]") { return false }
    if found.offset > 0, [UInt8(ascii: "."), UInt8(ascii: "\"")].contains(bytes[found.offset - 1]) {
      return false
    }
    if ByteSearch.matches(selector, in: bytes, at: found.offset - selector.count) { return false }
    return !ByteSearch.contains("LocationManager", in: bytes)
  }

  private static let selector = Array("selector(".utf8)

  /// `func requestLocation()` and `var allowsBackgroundLocationUpdates` of mocks and protocols.
  private static func isDeclared(_ offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    declarers.contains {
      let start = offset - $0.count
      return ByteSearch.matches($0, in: bytes, at: start)
        && (start == 0 || !ByteSearch.isIdentifier(bytes[start - 1]))
    }
  }

  private static let declarers = ["func ", "var ", "let ", "case "].map { Array($0.utf8) }

  private static func isOnCommentLine(_ offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    while start < offset, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    return bytes[start] == 0x2F && start + 1 < offset && bytes[start + 1] == 0x2F
  }

  /// `_ manager: CLLocationManager,` of Swift and `(CLLocationManager *)` of Objective-C.
  private static func isDelegateParameter(
    _ found: Occurrence, in bytes: UnsafeRawBufferPointer
  ) -> Bool {
    var end = found.offset + PlatformName.all[found.name].spelling.utf8.count
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    guard end < bytes.count else { return false }
    if bytes[end] == UInt8(ascii: "*") { return true }
    guard bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: ")") else { return false }
    var start = found.offset
    func skipBack(while isSkipped: (UInt8) -> Bool) {
      while start > 0, isSkipped(bytes[start - 1]) { start -= 1 }
    }
    skipBack { $0 == 0x20 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ":") else { return false }
    start -= 1
    skipBack { $0 == 0x20 }
    skipBack(while: ByteSearch.isIdentifier)
    skipBack { $0 == 0x20 }
    return start > 0 && bytes[start - 1] == UInt8(ascii: "_")
  }
}
