/// A part of a text and what takes its place; an empty part is a place where something is added.
public struct Replacement: Hashable, Sendable {
  /// The bytes that go.
  public var range: Range<Int>
  /// The bytes that come.
  public var text: [UInt8]

  /// Replaces a part of a text.
  public init(_ range: Range<Int>, by text: [UInt8]) {
    self.range = range
    self.text = text
  }

  /// Replaces a part of a text.
  init(_ range: Range<Int>, by text: String) { self.init(range, by: Array(text.utf8)) }

  /// Adds a text at a place.
  init(at place: Int, _ text: String) { self.init(place..<place, by: text) }

  /// Deletes a part of a text.
  init(deleting range: Range<Int>) { self.init(range, by: []) }
}

extension [Replacement] {
  /// The replacements in the order of the text; those at one place keep theirs.
  var inOrder: [Replacement] {
    enumerated().sorted { left, right in
      let places = (left.element.range.lowerBound, left.element.range.upperBound)
      let others = (right.element.range.lowerBound, right.element.range.upperBound)
      return places == others ? left.offset < right.offset : places < others
    }.map(\.element)
  }

  /// A text with all replacements made.
  ///
  /// Replacements that overlap are refused, and those that reach past the end. Additions at one
  /// place follow each other.
  public func applied(to text: [UInt8]) throws(EditRefusal) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + reduce(0) { $0 + $1.text.count })
    var place = 0
    for replacement in inOrder {
      guard replacement.range.lowerBound >= place else {
        throw EditRefusal("another fix changes the same lines")
      }
      guard replacement.range.upperBound <= text.count else {
        throw EditRefusal("the edit reaches past the end of the file")
      }
      result += text[place..<replacement.range.lowerBound]
      result += replacement.text
      place = replacement.range.upperBound
    }
    return result + text[place...]
  }
}
