/// A token of Objective-C, by its place in the file.
struct ObjectiveCToken {
  /// What a token is.
  enum Kind: UInt8 {
    case identifier
    case number
    /// With its quotes and, of an object literal, the `@`.
    case string
    case character
    case punctuation
  }

  var kind: Kind
  var start: Int32
  var end: Int32

  var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}
