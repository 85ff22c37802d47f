/// The blocks of Kotlin or Java around a place, each with what is before its brace.
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
    /// Whether it is in a block that is for old levels alone.
    var isInOld = false
  }

  let tokens: [JVMToken]
  /// Whether tests of the level are looked for.
  let tellsLevels: Bool
  /// The first level that is not an old one.
  let firstNewLevel: Int

  /// The blocks around, the outermost first; the last is the statement itself.
  private(set) var open: [Block]

  /// As many branches before an `else` as are remembered.
  private static let mostBranches = 16

  /// The blocks around a place, as far as they open after it.
  init(
    _ tokens: [JVMToken], from head: Int = 0, tellsLevels: Bool, firstNewLevel: Int = 30
  ) {
    self.tokens = tokens
    self.firstNewLevel = firstNewLevel
    self.tellsLevels = tellsLevels
    open = [Block(head: head)]
  }

  /// Takes in the token at a place.
  mutating func pass(_ place: Int) {
    switch tokens[place].text {
    case "{": open.append(Block(head: place + 1, isInOld: isForOldLevels(place)))
    case "}":
      if open.count > 1 { open.removeLast() }
      end(at: place)
    case ";": end(at: place)
    default: passInside(place)
    }
  }

  /// Ends the statement; an `else` behind it is of its test.
  private mutating func end(at place: Int) {
    let statement = open.removeLast()
    let isChain = place + 1 < tokens.count && tokens[place + 1].text == "else"
    open.append(
      Block(
        head: place + 1, branches: isChain ? branches(with: statement) : [],
        isInOld: statement.isInOld))
  }

  private func branches(with statement: Block) -> [Int] {
    statement.branches.suffix(Self.mostBranches - 1) + [statement.head]
  }

  /// A statement ends with its line too, unless something goes on behind it: Kotlin writes no `;`.
  private mutating func passInside(_ place: Int) {
    let token = tokens[place]
    let last = open.count - 1
    if token.isWord, open[last].depth == 0 {
      // What follows an `else` without braces runs where the test before it does not hold.
      if token.text == "else", place > open[last].head {
        let statement = open[last]
        open[last] = Block(
          head: place + 1, branches: branches(with: statement),
          start: statement.start ?? statement.head, isInOld: statement.isInOld)
        return
      }
      if Self.testing.contains(token.text) { open[last].tests = true }
    }
    var closesTest = false
    if token.text == "(" {
      open[last].depth += 1
    } else if token.text == ")" {
      // Where reading begins within brackets, more close than open.
      open[last].depth = max(0, open[last].depth - 1)
      closesTest = open[last].tests && open[last].depth == 0
      if closesTest { open[last].tests = false }
    }
    guard place + 1 < tokens.count, open[last].depth == 0, !closesTest else { return }
    let next = tokens[place + 1]
    guard next.line > token.line,
      token.isWord && token.text != "else" || token.text == ")" || token.text == "]",
      next.isWord && next.text != "else" || next.text == "@"
    else { return }
    open[last] = Block(head: place + 1, isInOld: open[last].isInOld)
  }

  private static let testing: Set = ["if", "while", "for", "when", "catch", "switch"]
}
