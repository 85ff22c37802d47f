/// The blocks of Kotlin or Java around a place, each with what stands before its brace.
struct JVMBlocks {
  /// A block: where its statement begins, and where those of the branches before its `else` do.
  struct Block {
    var head: Int
    var branches: [Int] = []
    /// Where the statement began whose `else` without braces this is.
    var start: Int?
    /// The brackets that are open in it.
    var depth = 0
    /// Whether it begins with a test whose bracket has not closed yet.
    var tests = false
  }

  /// The blocks around, the outermost first; the last is the statement itself.
  private(set) var open: [Block]

  /// As many branches before an `else` as are remembered.
  private static let mostBranches = 16

  /// The blocks around a place, as far as they open after it.
  init(head: Int = 0) { open = [Block(head: head)] }

  /// Takes in one more token.
  mutating func pass(_ token: JVMToken, at place: Int, before next: JVMToken?) {
    switch token.text {
    case "{": open.append(Block(head: place + 1))
    case "}":
      if open.count > 1 { open.removeLast() }
      let branch = open.removeLast()
      let isChain = next?.text == "else"
      let before = isChain ? branch.branches.suffix(Self.mostBranches - 1) + [branch.head] : []
      open.append(Block(head: place + 1, branches: Array(before)))
    case ";": open[open.count - 1] = Block(head: place + 1)
    default: passInside(token, at: place, before: next)
    }
  }

  /// A statement ends with its line too, unless something goes on behind it: Kotlin writes no `;`.
  private mutating func passInside(_ token: JVMToken, at place: Int, before next: JVMToken?) {
    var statement = open.removeLast()
    defer { open.append(statement) }
    // What follows an `else` without braces runs where the test before it does not hold.
    if token.text == "else", statement.depth == 0, place > statement.head {
      let branches = statement.branches.suffix(Self.mostBranches - 1) + [statement.head]
      statement = Block(
        head: place + 1, branches: Array(branches), start: statement.start ?? statement.head)
      return
    }
    if Self.testing.contains(token.text) { statement.tests = true }
    if token.text == "(" { statement.depth += 1 }
    var closesTest = false
    if token.text == ")" {
      // Where reading begins within brackets, more close than open.
      statement.depth = max(0, statement.depth - 1)
      closesTest = statement.tests && statement.depth == 0
      if closesTest { statement.tests = false }
    }
    guard let next, next.line > token.line, statement.depth == 0, !closesTest,
      token.isWord && token.text != "else" || token.text == ")" || token.text == "]",
      next.isWord && next.text != "else" || next.text == "@"
    else { return }
    statement = Block(head: place + 1)
  }

  private static let testing: Set = ["if", "while", "for", "when", "catch", "switch"]
}
