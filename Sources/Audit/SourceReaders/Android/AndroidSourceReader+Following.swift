/// How the names that a request passes are followed to the arrays behind them.
extension AndroidSourceReader {
  /// What a call passes, as far as the file shows it.
  struct Passed {
    /// The arrays, by the places where they begin.
    var arrays: [Int: PassedArray] = [:]
    /// The permissions that are passed outside arrays, as far as is known.
    var loose: [String] = []
    /// Whether nothing else can be passed.
    var isWhole = true
    /// The names that nothing in the file defines: `names`, `Owner.NAMES`.
    var unknown: [String] = []
  }

  /// An array that a call passes.
  struct PassedArray {
    /// What is added to it before.
    var additions: [Addition] = []
    /// The levels on which it gets to the call.
    var levels: ClosedRange<Int> = 1...Int.max
  }

  /// The most names that are followed for one call.
  private static let mostNames = 48
  /// As many tokens of a definition as are searched for other names.
  private static let longestDefinition = 80

  /// Follows what a call passes: `names`, which is `wanted.toTypedArray()`, which is a function's.
  ///
  /// Names are those of the file, unless the function that passes them declares them itself. An array
  /// from which the background is taken again is not followed.
  func passed(at site: Int, among sites: Set<Int>) -> Passed {
    var passed = Passed()
    let arguments = extent(from: site + 1)
    for begin in arrays(in: arguments) {
      passed.arrays[begin] = PassedArray(additions: additions(inBlockOf: begin))
    }
    var waiting = names(in: arguments)
    // Where each name is used.
    var uses = Dictionary(waiting.map { ($0, site) }, uniquingKeysWith: { first, _ in first })
    func wait(for names: [String], usedAt use: Int) {
      for name in names where uses[name] == nil {
        uses[name] = use
        waiting.append(name)
      }
    }
    var place = 0
    while place < waiting.count, place < Self.mostNames {
      let name = waiting[place]
      place += 1
      let use = uses[name] ?? site
      let values = definitions(of: name, usedAt: use)
      if isAddedTo(name) { passed.isWhole = false }
      for value in values {
        let levels = levels(of: value, among: values, reaching: site)
        passed.loose += looseConstants(in: value)
        for begin in arrays(in: value) {
          let statement = extent(from: begin, isStatement: true)
          let holder = variable(before: begin) ?? name
          let start = holder == name ? value.upperBound : statement.upperBound
          var array = passed.arrays[begin] ?? PassedArray(levels: levels)
          array.additions =
            (array.additions + additions(inBlockOf: begin)
            + additions(to: holder, after: start, until: sites)).uniqued
          array.levels = array.levels.hull(levels)
          passed.arrays[begin] = array
        }
        guard value.count <= Self.longestDefinition else { continue }
        wait(for: names(in: value), usedAt: value.lowerBound)
      }
      wait(for: sources(of: name), usedAt: use)
    }
    if removesBackground {
      passed.arrays = passed.arrays.filter { begin, array in
        let added = array.additions.map(\.permission)
        return arguments.contains(begin)
          || !(elements(of: begin) + added).contains(Self.background)
      }
    }
    passed.unknown = qualifiedNames(in: arguments, defined: { !definitions(of: $0).isEmpty })
    for name in waiting where !arguments.contains(where: { tokens[$0].text == name }) {
      if definitions(of: name).isEmpty { passed.unknown += qualified(name) }
    }
    passed.unknown = passed.unknown.filter { !isParameter($0) && !Self.isState($0) }.uniqued
    passed.loose += looseConstants(in: arguments)
    // If an array is written in the call itself, other names there mean something else.
    let isUnknown =
      arrays(in: arguments).isEmpty
      ? passed.unknown.contains(where: Self.mayHoldPermissions)
      : arrays(in: arguments).contains(where: isSummed)
    if isUnknown { passed.isWhole = false }
    return passed
  }

  /// Whether something is added to an array where it is written: `arrayOf(a) + others`.
  private func isSummed(_ begin: Int) -> Bool {
    let end = extent(from: begin).upperBound
    return token(end + 1)?.text == "+" || token(begin - 2)?.text == "+"
      || token(end + 1)?.text == "." && token(end + 2)?.text == "plus"
  }

  /// Whether a name is what a check gives: `PackageManager.PERMISSION_GRANTED`.
  private static func isState(_ name: String) -> Bool {
    name.hasSuffix("PERMISSION_GRANTED") || name.hasSuffix("PERMISSION_DENIED")
  }

  /// Whether a name that the file does not define may hold permissions, and not a request code.
  private static func mayHoldPermissions(_ name: String) -> Bool {
    let word = name.lowercased()
    let isOfPlatform = word == "permission" || word.hasSuffix(".permission")
    return !isOfPlatform && word.contains("perm") && !word.contains("code")
      && !word.contains("request")
  }

  /// The permissions that a range names outside the arrays in it.
  private func looseConstants(in range: Range<Int>) -> [String] {
    let inside = arrays(in: range).map { extent(from: $0) }
    return range.compactMap { place in
      inside.contains { $0.contains(place) } ? nil : permission(at: place)
    }
  }

  /// The levels on which a name still has a value at a call: a value that the function gives it
  /// later, inside a test of the level, replaces it on the levels of that test.
  private func levels(
    of value: Range<Int>, among values: [Range<Int>], reaching site: Int
  ) -> ClosedRange<Int> {
    var levels = 1...Int.max
    guard values.count > 1, let function = function(around: site)?.start,
      function < value.lowerBound
    else { return levels }
    for later in values where later.lowerBound >= value.upperBound && later.upperBound <= site {
      var blocks = blocks(from: value.upperBound)
      for place in value.upperBound..<later.lowerBound { blocks.pass(place) }
      guard let rest = blocks.levelsOfOnlyTest(at: later.lowerBound)?.complement else { continue }
      levels = levels.intersection(rest) ?? levels
    }
    return levels
  }

  private static let background = "ACCESS_BACKGROUND_LOCATION"

  /// `remove(ACCESS_BACKGROUND_LOCATION)`, `- ACCESS_BACKGROUND_LOCATION`, `it != …`, `filterNot`.
  private var removesBackground: Bool {
    tokens.indices.contains { place in
      guard tokens[place].text == Self.background else { return false }
      let before = tokens[max(0, place - 9)..<place].map(\.text)
      return before.contains {
        ["remove", "removeAll", "minus", "filterNot", "-", "!"].contains($0)
      }
    }
  }

  private func names(in range: Range<Int>) -> [String] {
    range.filter { isPassed($0) && !Self.keywords.contains(tokens[$0].text) && !isLabel($0) }
      .map { tokens[$0].text }.uniqued
  }

  /// `permissions` of Kotlin's `Request(permissions = names)`: what an argument is for, and no name of
  /// the file.
  func isLabel(_ place: Int) -> Bool {
    path.hasSuffix(".kt") && token(place + 1)?.text == "=" && token(place + 2)?.text != "="
      && ["(", ","].contains(token(place - 1)?.text ?? "")
  }

  static let keywords: Set = [
    "if", "else", "when", "return", "new", "String", "this", "null", "true", "false", "it", "val",
    "var", "for", "in", "is", "as", "Manifest", "android", "fun", "arrayOf", "listOf", "final",
  ]

  /// The initial values of a name, and the bodies of functions so called.
  func definitions(of name: String) -> [Range<Int>] {
    tokens.indices.compactMap { place in
      guard tokens[place].text == name, tokens[place].isWord else { return nil }
      if let value = value(of: place) { return value }
      guard token(place + 1)?.text == "(", isDeclaration(place) else { return nil }
      let body = extent(from: place + 1).upperBound + 1
      return body..<extent(from: body, isStatement: true).upperBound
    }
  }

  /// The definitions of a name that a use may mean: those of its function alone if that declares the
  /// name before.
  private func definitions(of name: String, usedAt use: Int) -> [Range<Int>] {
    let all = definitions(of: name)
    guard all.count > 1, let own = function(around: use)?.start, own < use else { return all }
    let isDeclared = (own..<use).contains { place in
      tokens[place].text == name && isDeclaredVariable(place) && value(of: place) != nil
        && function(around: place)?.start == own
    }
    return isDeclared ? all.filter { function(around: $0.lowerBound)?.start == own } : all
  }

  /// What follows `name =` or `name: Type =`, but for a `case` of Java.
  func value(of place: Int) -> Range<Int>? {
    var sign = place + 1
    let start = beginOfPath(to: place)
    if token(sign)?.text == ":", token(start - 1)?.text != "case" {
      while let token = token(sign), sign - place < 14, token.text != "=",
        token.isWord || Self.typeSigns.contains(token.text)
      {
        sign += 1
      }
    }
    guard token(sign)?.text == "=", token(sign + 1)?.text != "=", !isLabel(place) else {
      return nil
    }
    return (sign + 1)..<extent(from: sign + 1, isStatement: true).upperBound
  }

  private static let typeSigns: Set = [":", "<", ">", "?", "."]

  /// The variable whose value begins with an array: `names` of `val names: A = listOf(`.
  func variable(before begin: Int) -> String? {
    var sign = begin - 1
    while begin - sign < 12, let token = token(sign), token.text != "=" {
      guard token.isWord && token.text != "return" || "<>.[]".contains(token.text) else {
        return nil
      }
      sign -= 1
    }
    guard token(sign)?.text == "=" else { return nil }
    var place = sign - 1
    if token(place)?.text == ")" { return nil }
    while sign - place < 14, let token = token(place), token.isWord || "<>?.[]".contains(token.text)
    {
      if self.token(place - 1)?.text == ":" { return self.token(place - 2)?.text }
      if token.isName, !"<.".contains(self.token(place - 1)?.text ?? "<") {
        let before = self.token(place - 1)
        if before?.isWord == true || before?.text == ">" || before?.text == "]" {
          return token.text
        }
      }
      place -= 1
    }
    return nil
  }

  /// The names whose contents get into another: `name.add(a)`, `b.toArray(name)`, `for (name : c)`.
  func sources(of name: String) -> [String] {
    var found: [String] = []
    for place in tokens.indices where tokens[place].text == name && tokens[place].isName {
      let after = (1...3).map { token(place + $0)?.text ?? "" }
      if after[0] == ".", ["add", "addAll", "plus"].contains(after[1]), after[2] == "(" {
        found += names(in: extent(from: place + 3))
      } else if after[0] == "+", after[1] == "=" {
        found += names(in: (place + 3)..<extent(from: place + 3, isStatement: true).upperBound)
      } else if after[0] == ":" || after[0] == "in", let source = token(place + 2), source.isName,
        tokens[max(0, place - 6)..<place].contains(where: { $0.text == "for" })
      {
        found.append(source.text)
      } else if token(place - 1)?.text == "(", token(place - 2)?.text == "toArray",
        let source = token(place - 4), source.isName
      {
        found.append(source.text)
      }
    }
    return found
  }

  /// `names: Array<String>` and `String[] names`, which callers give.
  private func isParameter(_ name: String) -> Bool {
    tokens.indices.contains { place in
      tokens[place].text == name
        && (token(place + 1)?.text == ":" || ["]", ">"].contains(token(place - 1)?.text ?? ""))
    }
  }

  /// The names in a range that the file does not define, each with its owner: `Owner.NAMES`.
  private func qualifiedNames(in range: Range<Int>, defined: (String) -> Bool) -> [String] {
    range.compactMap { place in
      let text = tokens[place].text
      let isOwner =
        token(place + 1)?.text == "." && text.first?.isUppercase == true
        && !text.isOfConstant
      guard tokens[place].isName, !isOwner,
        !Self.keywords.contains(tokens[place].text), !isPermission(place) || hasOwner(place)
      else { return nil }
      let name = qualifiedName(at: place)
      return name.contains(".") || !defined(name) ? name : nil
    }
  }

  private func hasOwner(_ place: Int) -> Bool {
    token(place - 1)?.text == "." && token(place - 2)?.text != "permission"
  }

  private func qualified(_ name: String) -> [String] {
    tokens.indices.filter { tokens[$0].text == name && token($0 + 1)?.text != "." }
      .map(qualifiedName)
  }

  private func qualifiedName(at place: Int) -> String {
    let text = tokens[place].text
    guard token(place - 1)?.text == ".", let owner = token(place - 2), owner.isName,
      owner.text.first?.isUppercase == true
    else { return text }
    return owner.text + "." + text
  }
}
