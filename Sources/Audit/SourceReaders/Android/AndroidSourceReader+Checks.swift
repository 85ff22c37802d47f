/// Permissions that the code checks and does not ask for.
extension AndroidSourceReader {
  /// Whether a place is in the value of a name that the file only checks: `NAMES` of
  /// `private val NAMES = arrayOf(…)` and `NAMES.all { checkSelfPermission(it) == GRANTED }`.
  ///
  /// A name that is used nowhere, or only in code that never runs, is not part of a request either, nor
  /// is what is only added to a list that nothing reads: `wanted.add(NAME)`. A
  /// name that other files can use is in doubt. `uses` holds the uses of every name, so that the file
  /// is not searched again for each one.
  mutating func isInCheckedName(_ place: Int, uses: [String: [Int]]) -> Bool {
    let opener = opener(around: place)
    let begin = opener.flatMap { arrays(in: $0..<($0 + 1)).first } ?? place
    let list = listAddedTo(at: place)
    guard let name = list ?? variable(before: begin) ?? computedProperty(before: begin),
      let places = uses[name], places.count <= Self.mostUses,
      let declaration = list == nil
        ? tokens[max(0, begin - Self.longestHead)..<begin].lastIndex(where: { $0.text == name })
        : places.last(where: { $0 < place && isGivenValue($0) }),
      isDeclaredVariable(declaration)
    else { return false }
    let isChecked = places.allSatisfy { $0 == declaration || isUncalled($0) || isReadOnly($0) }
    guard isChecked, !isOfFileAlone(declaration), !doubts.namedNowhereElse.contains(name) else {
      return isChecked
    }
    if !doubts.literals.contains(name) { doubts.names.insert(name) }
    return false
  }

  /// The list to which a permission is added, by itself or in another list: `wanted.add(NAME)`,
  /// `wanted += NAME`, `wanted.addAll(listOf(NAME))`.
  private func listAddedTo(at place: Int) -> String? {
    let start = beginOfPath(to: place)
    if token(start - 1)?.text == "=", token(start - 2)?.text == "+" { return listName(start - 3) }
    guard let bracket = openerOutsideArray(around: place), tokens[bracket].text == "(",
      isAdd(bracket - 1), token(bracket - 2)?.text == "."
    else { return nil }
    return listName(bracket - 3)
  }

  private func listName(_ place: Int) -> String? {
    guard let name = token(place), name.isName, token(place - 1)?.text != "." else { return nil }
    return name.text
  }

  /// The property of Kotlin that makes an array whenever it is read, or once: `val NAMES get() = …`,
  /// `val NAMES by lazy { … }`.
  private func computedProperty(before begin: Int) -> String? {
    let getters: [[String]] = [
      ["get", "(", ")", "="], ["get", "(", ")", "{", "return"], ["by", "lazy", "{"],
    ]
    let begin = placeOfBuilder(before: begin)
    guard
      let getter = getters.first(where: { words in
        begin >= words.count && tokens[(begin - words.count)..<begin].map(\.text) == words
      })
    else { return nil }
    let end = begin - getter.count
    let head = tokens[max(0, end - Self.longestHead)..<end]
    guard let declaration = head.lastIndex(where: { ["val", "var"].contains($0.text) }),
      !tokens[declaration..<end].contains(where: { ["=", "{", "}", "("].contains($0.text) })
    else { return nil }
    return token(declaration + 1)?.text
  }

  /// Whether a variable is declared at a place: no parameter, no label, and nothing that a class above
  /// has declared.
  func isDeclaredVariable(_ name: Int) -> Bool {
    guard let before = token(name - 1) else { return false }
    guard isKotlin else { return before.isWord || before.text == "]" || before.text == ">" }
    return (before.text == "val" || before.text == "var")
      && !modifiers(before: name - 1).words.contains("override")
  }

  /// Whether a variable is declared at a place with what it holds: `val NAMES = …`, `NAMES: Type`.
  private func isGivenValue(_ name: Int) -> Bool {
    isDeclaredVariable(name) && ["=", ":"].contains(token(name + 1)?.text ?? "")
  }

  /// Whether the variable that is declared at a place is private, or of a function.
  private func isOfFileAlone(_ name: Int) -> Bool {
    isPrivate(name) || function(around: name) != nil
  }

  /// Whether a name is only looked at where it is: in a check, by `contains`, or in a loop that checks
  /// each element; or something is added to it.
  private func isReadOnly(_ place: Int) -> Bool {
    if token(place - 1)?.text == "." { return false }
    if token(place + 1)?.text == "+", token(place + 2)?.text == "=" { return true }
    if token(place + 1)?.text == ".", let method = token(place + 2)?.text {
      if Self.looks.contains(method) || isAdd(place + 2) { return true }
      guard Self.quantifiers.contains(method), token(place + 3)?.text == "{" else { return false }
      let isNamed =
        token(place + 4)?.isName == true && token(place + 5)?.text == "-"
        && token(place + 6)?.text == ">"
      let element = isNamed ? tokens[place + 4].text : "it"
      let start = place + 4 + (isNamed ? 3 : 0)
      let body = start..<max(start, end(of: place + 3))
      return !body.isEmpty && isOnlyChecked(element, in: body)
    }
    guard let bracket = opener(around: place), tokens[bracket].text == "(" else {
      return token(place - 1)?.text == "in"
    }
    let callee = token(bracket - 1)?.text ?? ""
    if callee == "for" {
      guard ["in", ":"].contains(token(place - 1)?.text ?? ""), let element = token(place - 2),
        token(place + 1)?.text == ")"
      else { return false }
      let start = place + 2
      let end =
        token(start)?.text == "{"
        ? end(of: start) : extent(from: start, isStatement: true).upperBound
      return isOnlyChecked(element.text, in: start..<max(start, end))
    }
    return token(place - 1)?.text == "in" || Self.isReadOnly(callee) || isOnlyLookedAt(bracket - 1)
  }

  /// Whether a name occurs in a range, and only as an argument of checks.
  private func isOnlyChecked(_ name: String, in range: Range<Int>) -> Bool {
    let places = range.filter { tokens[$0].text == name }
    return !places.isEmpty
      && places.allSatisfy { place in
        guard let bracket = opener(around: place), tokens[bracket].text == "(" else { return false }
        return Self.isReadOnly(token(bracket - 1)?.text ?? "")
      }
  }

  /// Whether a function that is given permissions only says whether they are granted, judging by its
  /// name. One that is named for a check may ask as well.
  static func isReadOnly(_ function: String) -> Bool {
    let name = function.lowercased()
    if platformChecks.contains(name) { return true }
    return ["has", "is", "are", "all"].contains(where: name.hasPrefix)
      && !["request", "ask"].contains(where: name.contains)
  }

  private static let platformChecks: Set = [
    "checkselfpermission", "checkcallingorselfpermission", "shouldshowrequestpermissionrationale",
  ]

  private static let looks: Set = [
    "contains", "size", "isEmpty", "isNotEmpty", "length", "indexOf",
  ]

  /// A name with more uses counts as requested.
  private static let mostUses = 200

  private static let quantifiers: Set = ["all", "any", "none", "count"]
}
