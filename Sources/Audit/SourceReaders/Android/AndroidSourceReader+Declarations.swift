/// How a source declares its functions and classes.
extension AndroidSourceReader {
  /// What is written before a declaration.
  struct Modifiers {
    /// The modifiers: `private`, `override`.
    var words: Set<String> = []
    /// The places of the names of annotations.
    var annotations: [Int] = []
  }

  /// A function with a body.
  struct DeclaredFunction {
    var name: String
    /// The place of its name.
    var place: Int
    /// Where ``function(around:)`` says that it starts.
    var start: Int
    /// Its body, as far as it is read.
    var body: Range<Int>
    var modifiers: Modifiers

    /// Whether only code of the same file can call it by its name.
    var isPrivate: Bool { modifiers.words.contains("private") }
  }

  /// The modifiers and annotations before the `fun` or `class` of Kotlin at a place, or before the name
  /// of Java's.
  func modifiers(before place: Int) -> Modifiers {
    var found = Modifiers()
    var index = place - 1
    while let token = token(index), place - index < Self.longestModifiers {
      var last = index
      if token.text == ")" {
        guard let open = opening(of: index) else { break }
        last = open - 1
      }
      if let sign = annotationSign(before: last) {
        found.annotations.append(last)
        index = sign - 1
      } else if last == index, token.isWord, !isKotlin || Self.modifierWords.contains(token.text) {
        found.words.insert(token.text)
        index -= 1
      } else if last == index, !isKotlin, Self.typeOfJava.contains(token.text) {
        index -= 1
      } else {
        break
      }
    }
    return found
  }

  /// The sign before `Name`, `a.b.Name` or `get:Name`, if it makes an annotation of it.
  private func annotationSign(before last: Int) -> Int? {
    guard token(last)?.isWord == true else { return nil }
    var start = last
    while [".", ":"].contains(token(start - 1)?.text ?? ""), token(start - 2)?.isWord == true {
      start -= 2
    }
    return token(start - 1)?.text == "@" ? start - 1 : nil
  }

  /// The bracket that a closing one belongs to.
  func opening(of close: Int) -> Int? {
    var depth = 0
    return tokens[max(0, close - Self.longestExtent)...close].lastIndex { token in
      if token.closes { depth += 1 }
      if token.opens { depth -= 1 }
      return depth == 0
    }
  }

  private static let modifierWords: Set = [
    "private", "public", "internal", "protected", "open", "final", "abstract", "override",
    "suspend",
    "inline", "operator", "infix", "tailrec", "data", "sealed", "inner", "enum", "annotation",
    "companion", "actual", "expect", "const", "lateinit",
  ]

  private static let typeOfJava: Set = ["<", ">", "[", "]", ".", ",", "?", "&"]

  private static let longestModifiers = 120

  /// The functions of the file that have bodies; no constructors.
  func declaredFunctions() -> [DeclaredFunction] {
    tokens.indices.compactMap { place in
      isKotlin ? functionOfKotlin(at: place) : methodOfJava(at: place)
    }
  }

  /// `fun name(…): A {`, `fun name(…) =`.
  private func functionOfKotlin(at place: Int) -> DeclaredFunction? {
    guard tokens[place].text == "fun" else { return nil }
    let head = tokens[(place + 1)...].prefix(Self.longestHead).prefix { $0.text != "(" }
    guard let name = head.lastIndex(where: \.isName), token(name + 1)?.text == "(" else {
      return nil
    }
    let close = extent(from: name + 1).upperBound
    let rest = tokens[min(tokens.count, close + 1)...].prefix(Self.longestHead)
    guard
      let sign = rest.firstIndex(where: {
        ["{", "=", "}", ";", "@", "fun", "val", "var", "class", "object"].contains($0.text)
      }), tokens[sign].text == "{" || tokens[sign].text == "="
    else { return nil }
    let end =
      tokens[sign].text == "{"
      ? end(of: sign) : extent(from: sign + 1, isStatement: true).upperBound
    return DeclaredFunction(
      name: tokens[name].text, place: name, start: place, body: sign..<max(sign, end),
      modifiers: modifiers(before: place))
  }

  /// `void name(…) throws A {`.
  private func methodOfJava(at place: Int) -> DeclaredFunction? {
    let token = tokens[place]
    guard token.isName, token.text.first?.isUppercase == false, self.token(place + 1)?.text == "(",
      isDeclaration(place)
    else { return nil }
    let rest = tokens[min(tokens.count, extent(from: place + 1).upperBound + 1)...]
      .prefix(Self.longestHead)
    guard let brace = rest.firstIndex(where: { !$0.isWord && $0.text != "," && $0.text != "." }),
      tokens[brace].text == "{",
      brace == rest.startIndex || rest.first?.text == "throws"
    else { return nil }
    return DeclaredFunction(
      name: token.text, place: place, start: brace, body: brace..<max(brace, end(of: brace)),
      modifiers: modifiers(before: place))
  }

  /// Whether a function runs only where code names it: it overrides nothing, no operator stands for
  /// it, and no annotation tells a library about it.
  func isCalledByName(_ function: DeclaredFunction) -> Bool {
    function.modifiers.words.isDisjoint(with: ["override", "operator"])
      && function.modifiers.annotations.allSatisfy { Self.inert.contains(tokens[$0].text) }
  }

  /// Annotations that call nothing.
  private static let inert: Set = [
    "RequiresApi", "TargetApi", "SuppressLint", "Suppress", "SuppressWarnings",
    "RequiresPermission", "MainThread", "UiThread", "WorkerThread", "AnyThread", "NonNull",
    "NotNull", "Nullable", "Throws", "Deprecated", "OptIn", "Synchronized", "JvmStatic",
    "DelicateCoroutinesApi", "ExperimentalCoroutinesApi",
  ]
}
