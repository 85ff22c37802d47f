import PlatformModel
import Testing

extension Fact: CustomTestStringConvertible {
  /// As an argument of a test a fact is named by its id.
  public var testDescription: String { id.rawValue }
}

extension InfoPlistKey.Entry: CustomTestStringConvertible {
  /// As an argument of a test an entry is named by its key.
  public var testDescription: String { key.rawValue }
}

extension InventedKey: CustomTestStringConvertible {
  /// As an argument of a test an invented key is named as it is written.
  public var testDescription: String { rawValue }
}

extension StoreMessage: CustomTestStringConvertible {
  /// As an argument of a test a message is named by its number.
  public var testDescription: String { code }
}
