import Foundation
import PhoneSimulator

/// A stored value as a number: two values that are the same give the same number in every process.
struct StoredWord {
  private(set) var word: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// Whether it holds something that is not compared: a date, a UUID, an object.
  private(set) var isPartial = false

  init(_ value: Any) { add(value) }

  private mutating func add(_ number: UInt64) {
    word = (word ^ number) &* 0x9FB2_1C65_1E98_DF25
    word ^= word &>> 32
  }

  private mutating func add(_ value: Any) {
    switch value {
    case let text as String: add(text)
    case let flag as Bool: add(flag ? 3 : 2)
    case let number as any BinaryInteger: add(UInt64(truncatingIfNeeded: number))
    case let number as Double: add(number.bitPattern)
    case let number as Float: add(Double(number).bitPattern)
    case let number as NSNumber: add(number.stringValue)
    case let bytes as Data: add(StoredWord.of(bytes))
    case let address as URL: add(address.absoluteString)
    case let list as [Any]:
      add(UInt64(list.count))
      for one in list { add(one) }
    case let members as [String: Any]:
      add(UInt64(members.count))
      add(
        members.reduce(0) { sum, member in
          var other = StoredWord(member.value)
          isPartial = isPartial || other.isPartial
          other.add(PhoneWorld.word(member.key))
          return sum &+ other.word
        })
    default:
      isPartial = true
      add(PhoneWorld.word("\(type(of: value))"))
    }
  }

  /// Adds a text; one that is a UUID would never be the same twice.
  private mutating func add(_ text: String) {
    if text.utf8.count == 36, UUID(uuidString: text) != nil {
      isPartial = true
      return add(5)
    }
    add(PhoneWorld.word(text))
  }

  /// Bytes as a number (FNV-1a).
  static func of(_ bytes: Data) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
