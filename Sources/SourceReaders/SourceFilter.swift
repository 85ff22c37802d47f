/// The byte filter that decides whether a source file is read at all.
///
/// Each name is found by its rarest byte, a few searches of the C library a file, and compared there.
/// A name inside a longer one, on a `//` line, declared, or as the type of a parameter is no use.
public enum SourceFilter {
  /// Whether the file may hold a use of a platform API.
  public static func passes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if utf16(bytes) != nil || CleartextAddress.mayBeRequested(in: bytes) { return true }
    return SourceFilter.scan(bytes, for: triggerAnchors) { _ in false } == false
  }

  /// Whether the file may hold a use of a platform API, and the APIs for which the store wants a
  /// reason and that it may use: both by one search.
  package static func sift(
    _ bytes: UnsafeRawBufferPointer
  ) -> (passes: Bool, reasons: [PlatformAPI]) {
    var passes = utf16(bytes) != nil
    var reasons: [PlatformAPI] = []
    _ = SourceFilter.scan(bytes, for: siftAnchors) { occurrence in
      let name = PlatformName.all[occurrence.name]
      passes = passes || name.isTrigger
      if name.kind == .reason, !reasons.contains(name.api) { reasons.append(name.api) }
      return true
    }
    return (passes || CleartextAddress.mayBeRequested(in: bytes), reasons)
  }

  /// Whether the file may treat a denied Bluetooth permission.
  package static func mayTreatDenial(_ bytes: UnsafeRawBufferPointer) -> Bool {
    ByteSearch.contains("nauthorized", in: bytes) && ByteSearch.contains("luetooth", in: bytes)
  }

  /// Whether the file may hold a web view.
  package static func mayShowPages(_ bytes: UnsafeRawBufferPointer) -> Bool {
    ByteSearch.contains("WebView", in: bytes)
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
    _ = scan(bytes, for: allAnchors) {
      found.append($0)
      return true
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

  /// Hands every occurrence to `body` until it returns false, and says whether it never did.
  private static func scan(
    _ bytes: UnsafeRawBufferPointer, for anchors: [Anchor], _ body: (Occurrence) -> Bool
  ) -> Bool {
    for anchor in anchors {
      let goesOn = anchor.before.withUnsafeBufferPointer { before in
        var offset = 1
        while let hit = ByteSearch.firstIndex(of: anchor.byte, in: bytes, from: offset) {
          offset = hit + 1
          guard before[Int(bytes[hit - 1])],
            let found = anchor.occurrence(around: hit, in: bytes),
            !isMention(found, in: bytes)
          else { continue }
          if !body(found) { return false }
        }
        return true
      }
      if !goesOn { return false }
    }
    return true
  }

  private static let triggerAnchors = Anchor.all { $0.isTrigger }
  private static let allAnchors = Anchor.all { _ in true }
  private static let siftAnchors = Anchor.all { $0.isTrigger || $0.kind == .reason }
}

extension SourceFilter {
  /// The names that are found by one byte.
  private struct Anchor {
    var byte: UInt8
    /// The bytes that stand before it in one of the names.
    var before = [Bool](repeating: false, count: 256)
    var needles: [(name: Int, word: [UInt8], index: Int)] = []

    /// Rarest first, as counted in ten megabytes of Swift.
    private static let bytes = Array("zKVBHULMEF_AD".utf8)

    static func all(where isWanted: (PlatformName) -> Bool) -> [Anchor] {
      var anchors = bytes.map { Anchor(byte: $0) }
      for (name, entry) in PlatformName.all.enumerated() where isWanted(entry) {
        let word = Array(entry.spelling.utf8)
        for slot in anchors.indices {
          guard let index = word.firstIndex(of: anchors[slot].byte) else { continue }
          anchors[slot].needles.append((name, word, index))
          if index > 0 {
            anchors[slot].before[Int(word[index - 1])] = true
          } else {
            for byte in UInt8.min...UInt8.max where !ByteSearch.isIdentifier(byte) {
              anchors[slot].before[Int(byte)] = true
            }
          }
          break
        }
      }
      return anchors.filter { !$0.needles.isEmpty }
    }

    func occurrence(around hit: Int, in bytes: UnsafeRawBufferPointer) -> Occurrence? {
      for needle in needles {
        let start = hit - needle.index
        if ByteSearch.matches(needle.word, in: bytes, at: start),
          ByteSearch.isWord(at: start, count: needle.word.count, in: bytes)
        {
          return Occurrence(offset: start, name: needle.name)
        }
      }
      return nil
    }
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
