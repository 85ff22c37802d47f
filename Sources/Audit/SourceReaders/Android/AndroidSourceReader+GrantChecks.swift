/// Checks of the platform that keep a call from running where a permission is not granted.
extension AndroidSourceReader {
  /// Sets of permissions, of each of which one is granted where a place runs: by the tests around it,
  /// `if (checkSelfPermission(NAME) == PERMISSION_GRANTED) {`, and by those before it that leave the
  /// function, `if (checkSelfPermission(NAME) != PERMISSION_GRANTED) return`.
  func neededGrants(at place: Int) -> Set<Set<String>> {
    guard names.contains("checkSelfPermission"), let start = function(around: place)?.start,
      start < place
    else { return [] }
    var found: Set<Set<String>> = []
    // The blocks that are open at each place, by the tests before their braces.
    var open: [Range<Int>?] = []
    // For each open block, what is granted because an earlier test left the function.
    var left: [Set<Set<String>>] = [[]]
    for index in start..<place {
      switch tokens[index].text {
      case "{":
        open.append(condition(before: index))
        left.append([])
      case "}":
        _ = open.popLast()
        if left.count > 1 { left.removeLast() }
      case "case", "default": left[left.count - 1] = []
      // Another branch of `when` begins.
      case "-" where isArrow(index): left[left.count - 1] = []
      case "return", "throw":
        // `return@label` leaves only a lambda. Without braces, the statement is in the block around the test.
        let alone = condition(before: index)
        guard let head = alone ?? conditionOfBlock(open.last ?? nil, leftAt: index),
          token(index + 1)?.text != "@"
        else { continue }
        let around = left.count - (alone == nil ? 2 : 1)
        if left.indices.contains(around) {
          left[around].formUnion(grants(testedIn: head, isLeaving: true))
        }
      default: continue
      }
    }
    if let alone = condition(before: beginOfPath(to: place)) {
      found.formUnion(grants(testedIn: alone, isLeaving: false))
    }
    for head in open.compactMap(\.self) {
      found.formUnion(grants(testedIn: head, isLeaving: false))
    }
    return left.reduce(into: found) { $0.formUnion($1) }
  }

  /// The condition of the `if` whose block or statement begins at a place.
  private func condition(before place: Int) -> Range<Int>? {
    guard token(place - 1)?.text == ")", let open = opener(around: place - 1),
      token(open - 1)?.text == "if", token(open - 2)?.text != "else"
    else { return nil }
    return (open + 1)..<(place - 1)
  }

  /// The condition of the `if` whose block ends by leaving the function at a place.
  private func conditionOfBlock(_ condition: Range<Int>?, leftAt place: Int) -> Range<Int>? {
    guard let condition,
      tokens[(condition.upperBound + 2)..<place].allSatisfy({ $0.text != "{" })
    else { return nil }
    let statement = extent(from: place, isStatement: true).upperBound
    let end = token(statement)?.text == ";" ? statement + 1 : statement
    return [end, end + 1].contains { token($0)?.text == "}" } ? condition : nil
  }

  /// What a condition of checks says is granted where it holds, or where it does not if it leaves.
  ///
  /// It may have other parts only where they cannot let the code run without the grant.
  private func grants(testedIn condition: Range<Int>, isLeaving: Bool) -> Set<Set<String>> {
    let words = condition.map { tokens[$0].text }
    let hasAnd = words.contains("&")
    let hasOr = words.contains("|")
    let isNegated = condition.contains { place in
      tokens[place].text == "!" && token(place + 1)?.text != "="
    }
    guard !(hasAnd && hasOr), !isNegated, !words.contains("?"), !words.contains("{") else {
      return []
    }
    let checks = condition.filter { tokens[$0].text == "checkSelfPermission" }
    let permissions = checks.compactMap { permission(checkedAt: $0, isGranted: !isLeaving) }
    guard !permissions.isEmpty, permissions.count == checks.count else { return [] }
    let needsEach = isLeaving ? hasOr : hasAnd
    let isChoice = isLeaving ? hasAnd : hasOr
    if needsEach || !isChoice { return Set(permissions.map { [$0] }) }
    let parts = words.filter { $0 == "&" || $0 == "|" }.count / 2 + 1
    return parts == permissions.count ? [Set(permissions)] : []
  }

  /// The one permission of a check that compares its answer with `PERMISSION_GRANTED`.
  private func permission(checkedAt place: Int, isGranted: Bool) -> String? {
    guard token(place + 1)?.text == "(" else { return nil }
    let arguments = extent(from: place + 1)
    let names = arguments.compactMap(permission(at:))
    let sign = [1, 2].map { token(arguments.upperBound + $0)?.text ?? "" }.joined()
    var last = arguments.upperBound + 3
    while token(last + 1)?.text == "." { last += 2 }
    guard names.count == 1, sign == (isGranted ? "==" : "!="),
      ["PERMISSION_GRANTED", "0"].contains(token(last)?.text ?? "")
    else { return nil }
    return names[0]
  }
}
