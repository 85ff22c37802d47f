/// The blocks of Kotlin or Java around a place, each with what stands before its brace.
struct JVMBlocks {
  /// A block: where its statement begins, and where those of the branches before its `else` do.
  struct Block {
    var head: Int
    var branches: [Int] = []
  }

  /// The blocks around, the outermost first; the last is the statement itself.
  private(set) var open = [Block(head: 0)]

  /// As many branches before an `else` as are remembered.
  private static let mostBranches = 16

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
    default: break
    }
  }
}
