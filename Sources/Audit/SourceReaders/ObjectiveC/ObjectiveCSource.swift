/// The tokens of a file with their brackets matched.
struct ObjectiveCSource {
  let bytes: UnsafeRawBufferPointer
  let tokens: [ObjectiveCToken]
  let macros: [String: String]
  let consulted: Set<String>
  /// For each bracket the index of its partner, else -1.
  private(set) var partners: [Int32]
  /// For each token the index of the bracket that it is in, else -1.
  private(set) var parents: [Int32]

  init(_ bytes: UnsafeRawBufferPointer, conditions: CompilationConditions) {
    let lexer = ObjectiveCLexer(bytes, conditions: conditions)
    self.bytes = bytes
    tokens = lexer.tokens
    macros = lexer.preprocessor.macros
    consulted = lexer.preprocessor.consulted
    partners = Array(repeating: -1, count: tokens.count)
    parents = partners
    matchBrackets()
  }

  private mutating func matchBrackets() {
    var open: [Int] = []
    for index in tokens.indices {
      parents[index] = Int32(truncatingIfNeeded: open.last ?? -1)
      guard let byte = punctuation(index) else { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"): close(index, UInt8(ascii: "("), &open)
      case UInt8(ascii: "]"): close(index, UInt8(ascii: "["), &open)
      case UInt8(ascii: "}"): close(index, UInt8(ascii: "{"), &open)
      default: break
      }
    }
  }

  /// An outer bracket closes those within that were left open: `#if` may cut them in half.
  private mutating func close(_ index: Int, _ opener: UInt8, _ open: inout [Int]) {
    guard let place = open.suffix(256).lastIndex(where: { punctuation($0) == opener }) else {
      return
    }
    let partner = open[place]
    open.removeSubrange(place...)
    partners[index] = Int32(truncatingIfNeeded: partner)
    partners[partner] = Int32(truncatingIfNeeded: index)
    parents[index] = parents[partner]
  }
}

extension ObjectiveCSource {
  /// The byte of a token that is one punctuation mark.
  func punctuation(_ index: Int) -> UInt8? {
    guard tokens.indices.contains(index), tokens[index].kind == .punctuation,
      tokens[index].range.count == 1
    else { return nil }
    return bytes[Int(tokens[index].start)]
  }

  /// Whether a token is spelled so.
  func isToken(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].range.count == text.utf8CodeUnitCount else {
      return false
    }
    return text.withUTF8Buffer { bytes[tokens[index].range].elementsEqual($0) }
  }

  /// Whether a token is one of these.
  func isToken(_ index: Int, _ texts: [StaticString]) -> Bool {
    texts.contains { isToken(index, $0) }
  }

  func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  func isIdentifier(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  /// The content of a string literal without escapes; nil for any other token.
  func string(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
    let text = text(index)
    guard let quote = text.firstIndex(of: "\""), text.last == "\"",
      text.index(after: quote) < text.endIndex
    else { return nil }
    let content = text[text.index(after: quote)...].dropLast()
    return content.contains("\\") ? nil : String(content)
  }

  /// The bracket that a token is in, or -1.
  func parent(_ index: Int) -> Int {
    parents.indices.contains(index) ? Int(parents[index]) : -1
  }

  /// The partner of a bracket, or -1.
  func partner(_ index: Int) -> Int {
    partners.indices.contains(index) ? Int(partners[index]) : -1
  }

  /// The token that covers an offset, if it is compiled.
  func token(at offset: Int) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].end) <= offset { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && Int(tokens[low].start) <= offset ? low : nil
  }

  /// The tokens of one bracket that follow one another, brackets within as one step.
  func siblings(from start: Int, to end: Int) -> some Sequence<Int> {
    sequence(state: start) { index -> Int? in
      guard index < end, index >= 0 else { return nil }
      let current = index
      let partner = self.partner(index)
      index = partner > index ? partner + 1 : index + 1
      return current
    }
  }
}
