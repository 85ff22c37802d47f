/// What a property list may have at most to be read, in whatever form it is written.
enum PropertyListLimits {
  /// The bytes of its file.
  static let size = 16 << 20
  /// The values that it holds, keys included.
  static let count = 500_000
  /// The arrays and dictionaries that are inside each other, as in Apple's reader.
  static let depth = 512
}
