/// How the names that a request passes are followed to the arrays behind them.
extension AndroidSourceReader {
  /// What a call passes, as far as the file shows it.
  struct Passed {
    /// Where arrays begin, with what is added to each before it is passed.
    var arrays: [Int: [String]] = [:]
    /// The names that nothing in the file defines: `names`, `Owner.NAMES`.
    var unknown: [String] = []
  }

  /// The most names that are followed for one call.
  private static let mostNames = 48
  /// As many tokens of a definition as are searched for other names.
  private static let longestDefinition = 80

  /// Follows what a call passes: `names`, which is `wanted.toTypedArray()`, which is a function's.
  ///
  /// Names are those of the file, whichever function has them. An array from which the background is
  /// taken again is not followed.
  func passed(at site: Int, among sites: Set<Int>) -> Passed {
    var passed = Passed()
    let arguments = extent(from: site + 1)
    for begin in arrays(in: arguments) { passed.arrays[begin] = [] }
    var waiting = names(in: arguments)
    var seen = Set(waiting)
    var place = 0
    while place < waiting.count, place < Self.mostNames {
      let name = waiting[place]
      place += 1
      let values = definitions(of: name)
      for value in values {
        for begin in arrays(in: value) {
          let statement = extent(from: begin, isStatement: true)
          let holder = variable(before: begin) ?? name
          let start = holder == name ? value.upperBound : statement.upperBound
          passed.arrays[begin, default: []] += additions(to: holder, after: start, until: sites)
        }
        guard value.count <= Self.longestDefinition else { continue }
        waiting += names(in: value).filter { seen.insert($0).inserted }
      }
      waiting += sources(of: name).filter { seen.insert($0).inserted }
    }
    if removesBackground {
      passed.arrays = passed.arrays.filter { begin, added in
        arguments.contains(begin)
          || !(permissions(in: extent(from: begin)) + added).contains(Self.background)
      }
    }
    passed.unknown = qualifiedNames(in: arguments, defined: { !definitions(of: $0).isEmpty })
    for name in waiting where !arguments.contains(where: { tokens[$0].text == name }) {
      if definitions(of: name).isEmpty { passed.unknown += qualified(name) }
    }
    passed.unknown = passed.unknown.filter { !isParameter($0) }.uniqued
    return passed
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
    range.filter { isPassed($0) && !Self.keywords.contains(tokens[$0].text) }
      .map { tokens[$0].text }.uniqued
  }

  private static let keywords: Set = [
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

  /// What follows `name =` or `name: Type =`, but for a `case` of Java.
  private func value(of place: Int) -> Range<Int>? {
    var sign = place + 1
    if token(sign)?.text == ":", token(place - 1)?.text != "case" {
      while let token = token(sign), sign - place < 14, token.text != "=",
        token.isWord || Self.typeSigns.contains(token.text)
      {
        sign += 1
      }
    }
    guard token(sign)?.text == "=", token(sign + 1)?.text != "=" else { return nil }
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
  private func sources(of name: String) -> [String] {
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
