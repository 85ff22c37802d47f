/// A class as a Java compiler wrote it: what its constants name, and what it extends.
///
/// Constants belong to the whole class, so which of its methods makes a call is not known.
struct ClassFile {
  private let bytes: UnsafeRawBufferPointer
  /// Where each constant begins; 0 for none.
  private var places: [Int] = [0]
  private var end = 0

  /// Reads where the constants are; nil if this is not a class, or is cut off.
  init?(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    guard bytes.count > 10, bytes.big(at: 0, 4) == 0xCAFE_BABE else { return nil }
    let count = bytes.big(at: 8, 2)
    places.reserveCapacity(count)
    var place = 10
    while places.count < count {
      guard place < bytes.count else { return nil }
      places.append(place)
      switch bytes.byte(at: place) {
      case 1: place += 3 + bytes.big(at: place + 1, 2)
      case 3, 4, 9, 10, 11, 12, 17, 18: place += 5
      case 5, 6:
        // Long numbers count twice.
        places.append(0)
        place += 9
      case 7, 8, 16, 19, 20: place += 3
      case 15: place += 4
      default: return nil
      }
    }
    end = place
    guard end + 6 <= bytes.count else { return nil }
  }

  /// What the class names of what is wanted.
  func findings(named name: String, _ query: CodeQuery) -> CodeFindings {
    var found = CodeFindings()
    found.classCount = 1
    let holder = className(bytes.big(at: end + 2, 2)) ?? ""
    let above = className(bytes.big(at: end + 4, 2)) ?? ""
    if !above.isEmpty, above != "java.lang.Object" { found.superclasses[holder] = above }
    let readsLevel = places.indices.contains { isLevel($0) }
    for index in places.indices {
      switch tag(index) {
      case 8:
        let text = text(bytes.big(at: places[index] + 1, 2))
        if query.texts.contains(where: text.hasPrefix) {
          found.texts.append(CodeText(holder: holder, text: text))
        }
      case 10, 11:
        guard let member = member(index) else { continue }
        if query.checks.contains(member.name) { found.checkers.insert(holder) }
        for family in query.families where member.owner.hasPrefix(family) {
          if found.users[family] == nil, !holder.hasPrefix(family) {
            found.users[family] = [holder]
          }
        }
        guard query.methods[member.name] != nil else { continue }
        found.references.append(
          CodeReference(
            file: name, caller: holder, method: nil, owner: member.owner, name: member.name,
            parameterCount: Self.parameterCount(of: member.descriptor), isCaught: false,
            readsLevel: readsLevel))
      default: break
      }
    }
    return found
  }

  private func tag(_ index: Int) -> UInt8 {
    index > 0 && index < places.count && places[index] > 0 ? bytes.byte(at: places[index]) : 0
  }

  private func text(_ index: Int) -> String {
    guard tag(index) == 1 else { return "" }
    let place = places[index]
    let first = min(bytes.count, place + 3)
    return String(
      decoding: bytes[first..<min(bytes.count, first + bytes.big(at: place + 1, 2))],
      as: UTF8.self)
  }

  private func className(_ index: Int) -> String? {
    guard tag(index) == 7 else { return nil }
    return String(
      decoding: text(bytes.big(at: places[index] + 1, 2)).utf8.map { $0 == 0x2F ? 0x2E : $0 },
      as: UTF8.self)
  }

  private func member(_ index: Int) -> (owner: String, name: String, descriptor: String)? {
    let pair = bytes.big(at: places[index] + 3, 2)
    guard let owner = className(bytes.big(at: places[index] + 1, 2)), tag(pair) == 12 else {
      return nil
    }
    return (
      owner, text(bytes.big(at: places[pair] + 1, 2)), text(bytes.big(at: places[pair] + 3, 2))
    )
  }

  private func isLevel(_ index: Int) -> Bool {
    guard tag(index) == 9, let field = member(index) else { return false }
    return field.owner == "android.os.Build$VERSION" && field.name == "SDK_INT"
  }

  /// The number of parameters of `(ILjava/lang/String;[J)V`.
  private static func parameterCount(of descriptor: String) -> Int {
    var count = 0
    var isName = false
    for byte in descriptor.utf8.dropFirst() {
      if byte == UInt8(ascii: ")") { break }
      if isName {
        isName = byte != UInt8(ascii: ";")
        continue
      }
      if byte == UInt8(ascii: "[") { continue }
      isName = byte == UInt8(ascii: "L")
      count += 1
    }
    return count
  }
}

extension UnsafeRawBufferPointer {
  /// A number of some bytes, greatest first; bytes past the end are zero.
  func big(at place: Int, _ size: Int) -> Int {
    (0..<size).reduce(0) { $0 << 8 | Int(byte(at: place + $1)) }
  }
}
