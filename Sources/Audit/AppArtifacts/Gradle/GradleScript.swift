/// A build script as nested blocks of statements; nothing in it is run.
struct GradleScript {
  /// A statement, and the block that it opens.
  struct Statement {
    /// The tokens before the block, or all of them.
    var tokens: [GradleToken]
    /// What is between its braces; nil without any.
    var block: [Statement]?
    /// The script that holds it.
    var file = ""
    /// Whether it is written inside a test whose branches agree on it.
    var isInTest = false
    /// The line on which it begins.
    var line: Int { tokens.first?.line ?? 1 }
  }

  /// The statements outside every block.
  let statements: [Statement]

  /// The deepest nesting that is read; what lies deeper counts for the block around it.
  static let maximumDepth = 64

  init(_ bytes: [UInt8], file: String = "") {
    var open: [[Statement]] = [[]]
    var heads: [[GradleToken]] = []
    var tokens: [GradleToken] = []
    var brackets = 0
    /// The depth of brackets around each block, which it ends with.
    var around: [Int] = []
    /// Whether a line ended where the statement may go on.
    var isPending = false
    func end() {
      if !tokens.isEmpty {
        open[open.count - 1].append(Statement(tokens: tokens, block: nil, file: file))
      }
      tokens = []
    }
    for token in GradleLexer(bytes).tokens {
      if isPending, token.kind != .newline {
        isPending = false
        if !Self.goesOn(tokens, with: token) { end() }
      }
      switch (token.kind, token.text) {
      case (.symbol, "{") where open.count < Self.maximumDepth:
        heads.append(tokens)
        around.append(brackets)
        open.append([])
        (tokens, brackets) = ([], 0)
      case (.symbol, "}") where !heads.isEmpty:
        end()
        let block = open.removeLast()
        let head = heads.removeLast()
        brackets = around.removeLast()
        open[open.count - 1].append(Statement(tokens: head, block: block, file: file))
      case (.newline, _) where brackets == 0: isPending = true
      case (.newline, _): break
      case (.symbol, ";"): end()
      case (.symbol, "("), (.symbol, "["):
        brackets += 1
        tokens.append(token)
      case (.symbol, ")"), (.symbol, "]"):
        brackets = max(0, brackets - 1)
        tokens.append(token)
      default: tokens.append(token)
      }
    }
    end()
    while !heads.isEmpty {
      let block = open.removeLast()
      open[open.count - 1].append(
        Statement(tokens: heads.removeLast(), block: block, file: file))
    }
    statements = open[0]
  }

  /// Whether a statement goes on in the next line: after an equals sign, and with a call on what it
  /// has so far.
  private static func goesOn(_ tokens: [GradleToken], with next: GradleToken) -> Bool {
    let isAssigned = tokens.last?.kind == .symbol && tokens.last?.text == "="
    return isAssigned || next.kind == .symbol && (next.text == "." || next.text == "?")
  }

  /// Every statement in every block, in the order of the file.
  var all: [Statement] { Self.all(of: statements) }

  /// The literal strings in statements and in their blocks.
  static func strings(in statements: [Statement]) -> [String] {
    all(of: statements).flatMap(\.tokens).filter { $0.kind == .string }.map(\.text)
  }

  private static func all(of statements: [Statement]) -> [Statement] {
    var found: [Statement] = []
    var waiting = Array(statements.reversed())
    while let next = waiting.popLast() {
      found.append(next)
      waiting += (next.block ?? []).reversed()
    }
    return found
  }
}

extension GradleScript.Statement {
  /// The name of the block or setting: `release`, `"release"`, `create("release")`, `this.release`.
  var name: String {
    guard let first = tokens.first else { return "" }
    if first.kind == .string { return first.text }
    if Self.makers.contains(first.text),
      let text = tokens.first(where: { $0.kind == .string })?.text
    {
      return text
    }
    if first.text == "val", tokens.count > 1 { return tokens[1].text }
    if tokens.count > 2, first.text == "this" || first.text == "project", tokens[1].text == "." {
      return tokens[2].text
    }
    return first.text
  }

  /// The functions that make or find one of a collection by its name.
  static let makers: Set = ["create", "getByName", "register", "named", "maybeCreate"]

  /// The statement as a script writes it: `targetSdk = 34`, `targetSdkVersion(34)`.
  var written: String {
    var text = ""
    for (place, token) in tokens.enumerated() {
      let isWord = token.kind != .symbol
      let followsWord = place > 0 && tokens[place - 1].kind != .symbol
      let isSpaced = token.text == "=" || place > 0 && tokens[place - 1].text == "="
      if isSpaced || isWord && followsWord { text += " " }
      text += token.kind == .string ? "\"\(token.text)\"" : token.text
    }
    return text
  }

  /// What follows the name, without an equals sign and the brackets around.
  var value: [GradleToken] {
    guard let place = tokens.firstIndex(where: { $0.text == name }) else { return [] }
    var rest = tokens[(place + 1)...]
    while let first = rest.first, first.kind == .symbol, first.text == "=" || first.text == "+" {
      rest.removeFirst()
    }
    if rest.first?.text == "(", rest.last?.text == ")" { rest = rest.dropFirst().dropLast() }
    return Array(rest)
  }
}

extension [GradleScript.Statement] {
  /// The statements in all blocks that a path leads to.
  func block(_ path: String...) -> Self {
    path.reduce(self) { statements, name in
      statements.filter { $0.block != nil && $0.name == name }.flatMap { $0.block ?? [] }
    }
  }
}
