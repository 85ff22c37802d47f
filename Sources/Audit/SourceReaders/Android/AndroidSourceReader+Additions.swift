/// What code adds to a list of permissions before it asks for them.
extension AndroidSourceReader {
  /// A permission that is added to a list.
  struct Addition: Hashable {
    var permission: String
    /// The levels on which that is done.
    var levels: ClosedRange<Int>
    /// The branches of tests in which that is done.
    var ways: [JVMBlocks.Branch]

    /// Whether it is in another branch of the same test.
    func isOff(_ way: JVMBlocks.Branch) -> Bool {
      ways.contains { $0.chain == way.chain && $0.number != way.number }
    }

    /// The additions that may occur together: only one of the branches of a test runs.
    static func alternatives(of additions: [Self]) -> [[Self]] {
      var found = [additions]
      for chain in additions.flatMap(\.ways).map(\.chain).uniqued {
        found = found.flatMap { additions -> [[Self]] in
          let ways = additions.flatMap(\.ways).filter { $0.chain == chain }.uniqued
          guard ways.count > 1 else { return [additions] }
          return ways.map { way in additions.filter { !$0.isOff(way) } }
        }.prefix(mostAlternatives).map(\.self)
      }
      return found
    }

    private static let mostAlternatives = 16

    /// The levels of permissions that are added only on some levels, except those in the list
    /// anyway.
    static func levels(of additions: [Self], beside own: [String]) -> [String: ClosedRange<Int>] {
      var found: [String: ClosedRange<Int>] = [:]
      for addition in additions where !own.contains(addition.permission) {
        let known = found[addition.permission]
        found[addition.permission] = known.map { $0.hull(addition.levels) } ?? addition.levels
      }
      return found.filter { $0.value != 1...Int.max }
    }
  }

  /// What is added to a name, in the block that defines it, before a call there passes it; except
  /// what is added for old levels.
  func additions(to name: String, after start: Int, until sites: Set<Int>) -> [Addition] {
    var blocks = blocks(from: start)
    var depth = 0
    var call = start..<start
    // The depth of the block in which a call has passed the name already.
    var passedAt: Int?
    var found: [Addition] = []
    for place in start..<max(start, min(tokens.count, start + Self.longestExtent)) {
      let token = tokens[place]
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      if depth < 0 { break }
      if let known = passedAt, depth < known { passedAt = nil }
      if !call.contains(place), sites.contains(place) { call = extent(from: place + 1) }
      if token.text == name, isPassed(place) {
        if call.contains(place) {
          passedAt = min(passedAt ?? depth, depth)
        } else if passedAt == nil, !blocks.isForOldLevels(place),
          let permissions = added(at: place + 1) ?? added(byPassing: place)
        {
          found += additions(of: permissions, at: place, blocks)
        }
      }
      blocks.pass(place)
    }
    return found
  }

  /// What a block adds to the array that it builds, `buildList { add(PERMISSION) }`, or to the one
  /// before it, `mutableListOf<String>().apply { add(PERMISSION) }`; except for old levels.
  func additions(inBlockOf begin: Int) -> [Addition] {
    guard isKotlin, let start = isBlock(begin) ? begin : applyBlock(after: begin) else { return [] }
    var blocks = blocks(from: start)
    var found: [Addition] = []
    for place in extent(from: start) {
      let isOfOther = token(place - 1)?.text == "." && token(place - 2)?.text != "this"
      if isAdd(place), !isOfOther, !blocks.isForOldLevels(place),
        let permissions = added(byCallAt: place)
      {
        found += additions(of: permissions, at: place, blocks)
      }
      blocks.pass(place)
    }
    return found
  }

  /// The bracket of `.apply {` after an array.
  private func applyBlock(after begin: Int) -> Int? {
    let place = extent(from: begin).upperBound + 1
    let words = (0..<3).map { token(place + $0)?.text ?? "" }
    return words == [".", "apply", "{"] ? place + 2 : nil
  }

  private func additions(
    of permissions: [String], at place: Int, _ blocks: JVMBlocks
  ) -> [Addition] {
    let levels = levels(at: place, blocks)
    return permissions.map { Addition(permission: $0, levels: levels, ways: blocks.ways) }
  }

  /// What `+= PERMISSION`, `.add(PERMISSION)` or `.addAll(listOf(PERMISSION))` adds.
  private func added(at place: Int) -> [String]? {
    if token(place)?.text == "+", token(place + 1)?.text == "=" {
      return added(byNaming: place + 2)
    }
    guard token(place)?.text == ".", isAdd(place + 1) else { return nil }
    return added(byCallAt: place + 1)
  }

  /// What `add(PERMISSION)` or `addAll(listOf(PERMISSION))` adds.
  private func added(byCallAt place: Int) -> [String]? {
    token(place + 1)?.text == "(" ? added(byNaming: place + 2) : nil
  }

  /// A permission, or those of a list that is written there and holds nothing else.
  private func added(byNaming start: Int) -> [String]? {
    if let permission = permission(named: start) { return [permission] }
    let head = tokens[min(start, tokens.count)...].prefix(12).prefix {
      $0.isWord || ".<>".contains($0.text)
    }
    guard let begin = arrays(in: head.endIndex..<(head.endIndex + 1)).first, !isBlock(begin)
    else { return nil }
    let permissions = elements(of: begin)
    return permissions.isEmpty || !isWhole(begin) ? nil : permissions
  }

  /// What a call adds to a list that it is given: `addIfMissing(list, PERMISSION)`.
  private func added(byPassing place: Int) -> [String]? {
    guard !ownFunctions.adding.isEmpty, [",", ")"].contains(token(place + 1)?.text),
      let call = opener(around: place), tokens[call].text == "(",
      let function = token(call - 1), ownFunctions.adding[function.text] != nil,
      !isDeclaration(call - 1)
    else { return nil }
    let permissions = permissions(in: extent(from: call))
    return permissions.isEmpty ? nil : permissions
  }

  func isAdd(_ place: Int) -> Bool {
    token(place)?.text == "add" || token(place)?.text == "addAll"
  }

  /// The permission that a name with its owners stands for: `Manifest.permission.CAMERA`.
  private func permission(named start: Int) -> String? {
    var last = start
    while last - start < 9, token(last + 1)?.text == "." { last += 2 }
    return permission(at: last)
  }

  /// Whether an array is written with permissions only.
  func isWhole(_ begin: Int) -> Bool {
    let isOnlyWritten = !extent(from: begin).dropFirst().contains { place in
      mayAdd(place) && !(isBlock(begin) && isAddition(place))
    }
    guard isOnlyWritten, isKotlin, let block = applyBlock(after: begin) else {
      return isOnlyWritten
    }
    return !extent(from: block).dropFirst().contains { mayAdd($0) && !isAddition($0) }
  }

  /// Whether a name may be something other than a permission.
  private func mayAdd(_ place: Int) -> Bool {
    isPassed(place) && token(place + 1)?.text != "." && permission(at: place) == nil
      && !Self.keywords.contains(tokens[place].text)
  }

  private func isAddition(_ place: Int) -> Bool {
    isAdd(place) && added(byCallAt: place) != nil
  }

  /// Whether anything other than a permission is added to a name anywhere in the file.
  func isAddedTo(_ name: String) -> Bool {
    tokens.indices.contains { place in
      guard tokens[place].text == name, isPassed(place) else { return false }
      let isSum = token(place + 1)?.text == "+"
      let isCall =
        token(place + 1)?.text == "."
        && ["add", "addAll", "plus"].contains(token(place + 2)?.text ?? "")
      guard isSum || isCall, added(at: place + 1) == nil,
        !ownFunctions.adding.values.joined().contains(where: { $0.contains(place) })
      else { return false }
      let isNew = isSum && token(place + 2)?.text != "="
      let other = place + (isCall ? 4 : isNew ? 2 : 3)
      // What a loop takes from a list is followed with that list, and a sum with both its parts.
      return token(other).map { sources(of: $0.text).isEmpty && !(isNew && isDefined(other)) }
        ?? true
    }
  }

  /// Whether a name is used unchanged and has a value in the file.
  private func isDefined(_ place: Int) -> Bool {
    ![".", "("].contains(token(place + 1)?.text ?? "")
      && !definitions(of: tokens[place].text).isEmpty
  }
}
