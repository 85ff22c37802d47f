import SwiftParser
import SwiftSyntax

/// A parsed Swift file that is read by looking up the few tokens that matter.
///
/// Walking the whole tree costs as much as parsing a quarter of it again; climbing from the names
/// that the filter found costs next to nothing.
struct SwiftSource {
  let bytes: UnsafeRawBufferPointer
  let tree: SourceFileSyntax
  let conditions: SwiftConditions

  /// Whether the structure was parsed; else the tree is a flat list of tokens.
  let isStructured: Bool

  /// Nil if the bytes are no source that a parser can take.
  init?(_ bytes: UnsafeRawBufferPointer, conditions: CompilationConditions) {
    let shape = SwiftShape.verdict(on: bytes)
    if shape == .nothing { return nil }
    self.bytes = bytes
    self.conditions = SwiftConditions(conditions)
    isStructured = shape == .structure
    // Below zero even the file itself is nested too deep: the parser lists its tokens, no more.
    tree = Parser.parse(
      source: bytes.bindMemory(to: UInt8.self),
      maximumNestingLevel: isStructured ? SwiftShape.nestingLimit : -1)
  }

  /// The token whose own text covers an offset; nil if the offset is in a comment.
  func token(at offset: Int) -> TokenSyntax? {
    guard offset >= 0, offset < tree.endPosition.utf8Offset,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      token.positionAfterSkippingLeadingTrivia.utf8Offset <= offset,
      offset < token.endPositionBeforeTrailingTrivia.utf8Offset
    else { return nil }
    return token
  }

  /// The tokens that are this word alone, in the order of the file.
  func tokens(_ word: String) -> [TokenSyntax] {
    ByteSearch.words(word, in: bytes).compactMap { token(at: $0) }
  }

  /// The types that this file makes adopt a protocol, by their last names, each with all that the
  /// same declaration inherits from or adopts.
  func adopters(
    of protocolName: String
  ) -> [(type: String, others: InheritedTypeListSyntax)] {
    tokens(protocolName).compactMap { token in
      guard
        let list = token.ancestors.lazy.compactMap({ $0.as(InheritedTypeListSyntax.self) }).first,
        let type = SwiftEnclosure(of: token).typeName?.lastName
      else { return nil }
      return (type, list)
    }
  }

  /// Whether the bytes hold a text anywhere, comments included.
  func mentions(_ text: String) -> Bool { ByteSearch.contains(text, in: bytes) }
}
