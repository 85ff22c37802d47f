/// The words that hold a state, or a mask of its bits.
public protocol StateWords: Hashable, Sendable, BitwiseCopyable {
  /// No bit set.
  init()
  /// How many words there are.
  static var count: Int { get }
  /// A word by its number.
  subscript(word: Int) -> UInt64 { get set }
  /// The bits that both have.
  static func & (left: Self, right: Self) -> Self
  /// The bits that one has.
  static func | (left: Self, right: Self) -> Self
  /// The bits that one alone has.
  static func ^ (left: Self, right: Self) -> Self
  /// The bits that are not set.
  static prefix func ~ (words: Self) -> Self
}

extension StateWords {
  /// The value of a variable, by its place.
  @inlinable
  public subscript(place: Placement) -> UInt8 {
    @inline(__always) get {
      UInt8(truncatingIfNeeded: (self[place.word] & place.mask) &>> place.shift)
    }
    @inline(__always) set {
      let bits = (UInt64(newValue) &<< place.shift) & place.mask
      self[place.word] = self[place.word] & ~place.mask | bits
    }
  }

  /// Whether no bit is set.
  @inlinable public var isEmpty: Bool { self == Self() }
}

/// Two words.
@frozen public struct WordPair: StateWords {
  /// Word 0.
  public var low: UInt64
  /// Word 1.
  public var high: UInt64

  /// Two words.
  @inlinable @inline(__always)
  public init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// No bit set.
  @inlinable @inline(__always)
  public init() { self.init(low: 0, high: 0) }

  /// How many words there are.
  @inlinable public static var count: Int { 2 }

  /// A word by its number.
  @inlinable
  public subscript(word: Int) -> UInt64 {
    @inline(__always) get { word == 0 ? low : high }
    @inline(__always) set { if word == 0 { low = newValue } else { high = newValue } }
  }

  /// The bits that both have.
  @inlinable @inline(__always)
  public static func & (left: Self, right: Self) -> Self {
    Self(low: left.low & right.low, high: left.high & right.high)
  }

  /// The bits that one has.
  @inlinable @inline(__always)
  public static func | (left: Self, right: Self) -> Self {
    Self(low: left.low | right.low, high: left.high | right.high)
  }

  /// The bits that one alone has.
  @inlinable @inline(__always)
  public static func ^ (left: Self, right: Self) -> Self {
    Self(low: left.low ^ right.low, high: left.high ^ right.high)
  }

  /// The bits that are not set.
  @inlinable @inline(__always)
  public static prefix func ~ (words: Self) -> Self { Self(low: ~words.low, high: ~words.high) }
}

/// Four words.
@frozen public struct WordQuad: StateWords {
  /// Words 0 and 1.
  public var first: WordPair
  /// Words 2 and 3.
  public var second: WordPair

  /// Four words, by twos.
  @inlinable @inline(__always)
  public init(_ first: WordPair, _ second: WordPair) {
    self.first = first
    self.second = second
  }

  /// No bit set.
  @inlinable @inline(__always)
  public init() { self.init(WordPair(), WordPair()) }

  /// How many words there are.
  @inlinable public static var count: Int { 4 }

  /// A word by its number.
  @inlinable
  public subscript(word: Int) -> UInt64 {
    @inline(__always) get { word < 2 ? first[word] : second[word &- 2] }
    @inline(__always) set {
      if word < 2 { first[word] = newValue } else { second[word &- 2] = newValue }
    }
  }

  /// The bits that both have.
  @inlinable @inline(__always)
  public static func & (left: Self, right: Self) -> Self {
    Self(left.first & right.first, left.second & right.second)
  }

  /// The bits that one has.
  @inlinable @inline(__always)
  public static func | (left: Self, right: Self) -> Self {
    Self(left.first | right.first, left.second | right.second)
  }

  /// The bits that one alone has.
  @inlinable @inline(__always)
  public static func ^ (left: Self, right: Self) -> Self {
    Self(left.first ^ right.first, left.second ^ right.second)
  }

  /// The bits that are not set.
  @inlinable @inline(__always)
  public static prefix func ~ (words: Self) -> Self { Self(~words.first, ~words.second) }
}

extension WordPair: Comparable {
  /// By the first word, then by the second.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    (left.low, left.high) < (right.low, right.high)
  }
}
