/// Tests that keep a request from being the first one.
extension AndroidSourceReader {
  /// The line of a test around a request that lets it be made only after another request for the same
  /// permissions; nil if the request may come first.
  ///
  /// Until then, no rationale is due and none of the permissions is granted.
  func lateTest(at site: Int, for permissions: [String]) -> Int? {
    guard mayTestAnswers else { return nil }
    let tests = launches(ofStateAt: site).map { lateTest(around: $0, for: permissions, from: []) }
    return tests.contains(nil) ? nil : tests.first ?? nil
  }

  private var mayTestAnswers: Bool { !names.isDisjoint(with: Self.answers) }

  private static let answers: Set = [
    "shouldShowRequestPermissionRationale", "shouldShowRationale", "checkSelfPermission",
  ]

  /// Where Compose launches the request of a state, as far as the file shows; the site itself if it
  /// declares no state.
  private func launches(ofStateAt site: Int) -> [Int] {
    guard tokens[site].text.hasPrefix("remember") else { return [site] }
    guard let name = variable(before: site) else { return [] }
    let uses = tokens.indices.filter {
      tokens[$0].text == name && !["val", "var"].contains(token($0 - 1)?.text ?? "")
    }
    // Another function may launch what it is given.
    guard uses.allSatisfy({ token($0 + 1)?.text == "." }) else { return [] }
    return uses.filter { token($0 + 2)?.text.hasSuffix("PermissionRequest") == true }
  }

  /// The test around a place, or one around each call of the private function that holds it.
  private func lateTest(
    around place: Int, for permissions: [String], from callees: [Int]
  ) -> Int? {
    guard let function = function(around: place), !callees.contains(function.start) else {
      return nil
    }
    if let test = lateTest(around: place, after: function.start, permissions) { return test }
    guard callees.count < Self.mostCallees, !doubts.literals.contains(function.name),
      let declared = declaredFunctions().first(where: { $0.start == function.start }),
      declared.isPrivate, isCalledByName(declared)
    else { return nil }
    let calls = tokens.indices.filter { tokens[$0].text == declared.name && $0 != declared.place }
    guard calls.count <= Self.mostCalls,
      calls.allSatisfy({ token($0 + 1)?.text == "(" && !isDeclaration($0) })
    else { return nil }
    let tests = calls.map {
      lateTest(around: $0, for: permissions, from: callees + [function.start])
    }
    return tests.contains(nil) ? nil : tests.first ?? nil
  }

  /// How many calls are followed from one function to the next.
  private static let mostCallees = 3
  /// The most calls of a function that are looked at.
  private static let mostCalls = 8

  /// The line of a test of one function that keeps a place from being reached.
  private func lateTest(around place: Int, after start: Int, _ permissions: [String]) -> Int? {
    let test = (start..<place).first { index in
      if tokens[index].text == "if", token(index + 1)?.text == "(" {
        let close = extent(from: index + 1).upperBound
        guard let branches = branches(after: close),
          let holds = initialValue(of: (index + 2)..<close, permissions)
        else { return false }
        return holds
          ? branches.no?.contains(place) == true || leaves(branches.yes, before: place)
          : branches.yes.contains(place)
      }
      guard isArrow(index), let brace = opener(around: index), token(brace - 1)?.text == "when"
      else { return false }
      return branch(at: index + 2).contains(place)
        && initialValue(of: beginOfCondition(before: index)..<index, permissions) == false
    }
    return test.map { tokens[$0].line }
  }

  /// Whether a branch always leaves the block in which a place comes later.
  private func leaves(_ branch: Range<Int>, before place: Int) -> Bool {
    let isBlock = token(branch.lowerBound)?.text == "{"
    let end = branch.upperBound + (isBlock || token(branch.upperBound)?.text == ";" ? 1 : 0)
    guard end <= place, !isBlock || token(branch.upperBound)?.text == "}" else { return false }
    var depth = 0
    for index in end..<place {
      if tokens[index].opens { depth += 1 }
      if tokens[index].closes { depth -= 1 }
      if depth < 0 { return false }
      // The next branch of a choice.
      if depth == 0, isArrow(index) || ["case", "default"].contains(tokens[index].text) {
        return false
      }
    }
    guard isBlock else { return ["return", "throw"].contains(tokens[branch.lowerBound].text) }
    depth = 0
    return branch.contains { index in
      if tokens[index].opens { depth += 1 }
      if tokens[index].closes { depth -= 1 }
      return depth == 1 && ["return", "throw"].contains(tokens[index].text) && isOwnStatement(index)
    }
  }

  /// Whether a statement depends on nothing in its line or on the line before it.
  private func isOwnStatement(_ place: Int) -> Bool {
    guard let before = token(place - 1) else { return false }
    if ["{", "}", ";"].contains(before.text) { return true }
    guard before.line < tokens[place].line, before.text == ")" || before.isWord else {
      return false
    }
    guard before.text == ")" else { return before.text != "else" }
    return opening(of: place - 1).map { !["if", "while", "for"].contains(token($0 - 1)?.text) }
      ?? false
  }
}
