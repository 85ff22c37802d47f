import Findings

/// The objects of a binary property list as they are in the file, to change some and write the rest back.
///
/// The bytes of a string, number, date, data or UID are kept, so each is written back alike whatever it is.
/// Writing is deterministic: objects keep their order, new ones follow, and those that nothing refers to
/// any more are left out.
public struct BinaryPropertyList: Sendable {
  /// The objects by their numbers, new ones last.
  private var objects: [Object] = []
  /// The number of the root.
  public let root: Int

  /// An object of the file.
  public enum Object: Hashable, Sendable {
    /// A string, number, Boolean, date, data or UID, with the bytes that write it.
    case scalar(PropertyList.Value, bytes: [UInt8])
    /// An array or a set, with the first byte that tells which, and the numbers of its elements.
    case array(kind: UInt8, [Int])
    /// The numbers of the keys and of their values.
    case dictionary([Member])
  }

  /// The numbers of a key and of its value.
  public struct Member: Hashable, Sendable {
    /// The number of the key, a string.
    public var key: Int
    /// The number of the value.
    public var value: Int

    /// A key and its value.
    public init(key: Int, value: Int) {
      self.key = key
      self.value = value
    }
  }

  /// The objects of a file; throws if ``PropertyListReader`` cannot read them.
  public init(_ bytes: [UInt8], file: String) throws(ReadingProblem) {
    // That reader refuses values that hold themselves, nest too deeply or multiply past the limits.
    _ = try PropertyListReader.read(bytes, file: file)
    let source = try BinaryPropertyListFile(bytes, file: file)
    root = source.rootObject
    objects.reserveCapacity(source.objectCount)
    // Objects of one file do not overlap, so together they are no larger than it is.
    var size = 0
    for number in 0..<source.objectCount {
      let (offset, content) = try source.object(number)
      if case .container(let isDictionary, _, let count) = content {
        size += isDictionary ? count * 2 : count
      } else {
        size += try source.scalar(at: offset).count
      }
      guard size <= bytes.count else {
        throw source.problem(at: offset, "The object there lies inside another.")
      }
      switch content {
      case .scalar(let value):
        objects.append(.scalar(value, bytes: Array(try source.scalar(at: offset))))
      case .container(false, let start, let count):
        var elements: [Int] = []
        for place in 0..<count { elements.append(try source.reference(place, from: start)) }
        objects.append(.array(kind: bytes[offset] & 0xF0, elements))
      case .container(true, let start, let count):
        var members: [Member] = []
        for place in 0..<count {
          members.append(
            Member(
              key: try source.reference(place, from: start),
              value: try source.reference(place + count, from: start)))
        }
        objects.append(.dictionary(members))
      }
    }
  }

  /// The object with a number.
  public subscript(number: Int) -> Object {
    get { objects[number] }
    set { objects[number] = newValue }
  }

  /// Adds an object, which something has to refer to, and returns its number.
  public mutating func add(_ object: Object) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  /// The text of an object; nil if it is not a string.
  public func text(of number: Int) -> String? {
    if case .scalar(let value, _) = objects[number] { value.string } else { nil }
  }
}

extension BinaryPropertyList.Object {
  /// A string, in ASCII where that is enough.
  public static func string(_ text: String) -> Self {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let payload =
      isASCII
      ? Array(text.utf8) : text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let count = isASCII ? payload.count : payload.count / 2
    return .scalar(
      .string(text), bytes: BinaryPropertyList.head(isASCII ? 0x50 : 0x60, count) + payload)
  }

  /// A Boolean.
  public static func boolean(_ flag: Bool) -> Self {
    .scalar(.boolean(flag), bytes: [flag ? 0x09 : 0x08])
  }

  /// An array.
  public static func array(_ elements: [Int]) -> Self { .array(kind: 0xA0, elements) }

  /// The numbers of the objects that it refers to, in the order of the file.
  fileprivate var references: [Int] {
    switch self {
    case .scalar: []
    case .array(_, let elements): elements
    case .dictionary(let members): members.map(\.key) + members.map(\.value)
    }
  }
}

extension BinaryPropertyList {
  /// The bytes of the file that holds the objects.
  public var bytes: [UInt8] {
    let kept = reachable
    var numbers: [Int: Int] = [:]
    for (number, old) in kept.enumerated() { numbers[old] = number }
    let referenceWidth = Self.width(of: kept.count)
    var result = Array("bplist00".utf8)
    var offsets: [Int] = []
    offsets.reserveCapacity(kept.count)
    for old in kept {
      offsets.append(result.count)
      let object = objects[old]
      switch object {
      case .scalar(_, let bytes): result += bytes
      case .array(let kind, let elements): result += Self.head(kind, elements.count)
      case .dictionary(let members): result += Self.head(0xD0, members.count)
      }
      for reference in object.references {
        result += Self.digits(numbers[reference] ?? 0, width: referenceWidth)
      }
    }
    let table = result.count
    let offsetWidth = Self.width(of: table)
    for offset in offsets { result += Self.digits(offset, width: offsetWidth) }
    result += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
    for number in [kept.count, numbers[root] ?? 0, table] {
      result += Self.digits(number, width: 8)
    }
    return result
  }

  /// The numbers of the objects that the root leads to, in order.
  private var reachable: [Int] {
    var isReached = [Bool](repeating: false, count: objects.count)
    isReached[root] = true
    var waiting = [root]
    while let number = waiting.popLast() {
      for reference in objects[number].references where !isReached[reference] {
        isReached[reference] = true
        waiting.append(reference)
      }
    }
    return isReached.indices.filter { isReached[$0] }
  }

  /// The first byte of an object and its count, which follows as an integer from 15 on.
  fileprivate static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    guard count >= 15 else { return [kind | UInt8(count)] }
    let width = width(of: count)
    return [kind | 0x0F, 0x10 | UInt8(width.trailingZeroBitCount)] + digits(count, width: width)
  }

  /// The bytes that a number takes: 1, 2, 4 or 8.
  private static func width(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }

  /// A number, its highest byte first.
  private static func digits(_ number: Int, width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
