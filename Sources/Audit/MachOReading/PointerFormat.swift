/// How an address is written in the data of an image.
enum PointerFormat: Equatable {
  /// As a number.
  case plain
  /// As a link of a chain, in one of dyld's forms.
  case chained(UInt16)

  /// Where a pointer leads.
  enum Target: Equatable {
    case address(UInt64)
    /// A symbol of another image, by its number among the imports.
    case symbol(Int)
  }

  /// Where a pointer leads that was read as a number, in an image that begins at a base.
  func target(of raw: UInt64, base: UInt64) -> Target? {
    guard case .chained(let form) = self else { return raw == 0 ? nil : .address(raw) }
    switch form {
    // For processors that sign pointers.
    case 1, 7, 9, 10, 12:
      if raw >> 62 & 1 == 1 { return .symbol(Int(raw & (form == 12 ? 0xFF_FFFF : 0xFFFF))) }
      if raw >> 63 == 1 { return .address(base &+ raw & 0xFFFF_FFFF) }
      let value = raw & 0x7FF_FFFF_FFFF
      return value == 0 ? nil : .address(form == 1 || form == 10 ? value : base &+ value)
    case 2, 6:
      if raw >> 63 == 1 { return .symbol(Int(raw & 0xFF_FFFF)) }
      let value = raw & 0xF_FFFF_FFFF
      return value == 0 ? nil : .address(form == 2 ? value : base &+ value)
    case 3:
      if raw >> 31 & 1 == 1 { return .symbol(Int(raw & 0xF_FFFF)) }
      let value = raw & 0x3FF_FFFF
      return value == 0 ? nil : .address(value)
    default: return nil
    }
  }
}
