/// Functions that request what their callers pass: `fun ask(permission: String)`.
extension AndroidSourceReader {
  /// The requests, and the calls in this file to functions that pass one of their strings to a
  /// request.
  ///
  /// The request in such a function is removed if no other file can call the function, or hardly
  /// any does because it is a method of an activity or a fragment.
  func withCallers(of sites: Set<Int>) -> Set<Int> {
    var found = sites
    // Where each request is wrapped, once it was looked for: that takes a walk through the file.
    var heads: [Int: Int?] = [:]
    func knownWrapper(of site: Int) -> Int? {
      if let known = heads[site] { return known }
      let head = wrapper(around: site)
      heads.updateValue(head, forKey: site)
      return head
    }
    var waiting = sites.sorted()
    var known: Set<Int> = []
    while let site = waiting.popLast() {
      guard let head = knownWrapper(of: site), !known.contains(head) else { continue }
      let callers = callers(of: head)
      guard !callers.isEmpty else { continue }
      known.insert(head)
      waiting += callers.filter { found.insert($0).inserted }
    }
    let isInInterface = isInInterface
    return found.filter { site in
      guard let head = knownWrapper(of: site), known.contains(head) else { return true }
      return !isInInterface && !isPrivate(head)
    }
  }

  /// The name in the declaration of the function around a request, if the request passes a string
  /// that the function was given and names no permission itself.
  private func wrapper(around site: Int) -> Int? {
    guard let function = function(around: site) else { return nil }
    let head = tokens[..<site].indices.last { place in
      tokens[place].text == function.name && token(place + 1)?.text == "(" && isDeclaration(place)
    }
    guard let head, permissions(in: extent(from: site + 1)).isEmpty else { return nil }
    let given = texts(in: extent(from: head + 1))
    let passed = extent(from: site + 1).contains { place in
      isPassed(place) && given.contains(tokens[place].text)
    }
    return passed ? head : nil
  }

  /// The function of no class around a request that passes what the function was given; other files
  /// may call it.
  func topLevelWrapper(around site: Int) -> String? {
    guard isKotlin, function(around: site)?.isTopLevel == true, let head = wrapper(around: site),
      !isPrivate(head)
    else { return nil }
    return tokens[head].text
  }

  /// The names of the parameters of a declaration that are strings: `String name`,
  /// `String... names`, `names: Array<String>`.
  func texts(in range: Range<Int>) -> Set<String> {
    Set(textParameters(in: range).map(\.name))
  }

  /// The parameters of a declaration that are strings.
  func textParameters(in range: Range<Int>) -> [JVMOwnFunctions.Parameter] {
    var depth = 0
    var parts: [[JVMToken]] = [[]]
    for place in range.dropFirst() {
      let token = tokens[place]
      if token.text == "<" || token.opens { depth += 1 }
      if token.text == ">" || token.closes { depth -= 1 }
      if token.text == ",", depth == 0 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    return parts.enumerated().compactMap { position, part in
      let words = part.map(\.text)
      let name =
        isKotlin
        ? words.firstIndex(of: ":").flatMap { $0 > 0 ? words[$0 - 1] : nil }
        : part.last { $0.isName }?.text
      guard words.contains("String"), let name else { return nil }
      let takesRest = isKotlin ? words.contains("vararg") : words.contains(".")
      return JVMOwnFunctions.Parameter(name: name, position: position, takesRest: takesRest)
    }
  }

  /// The calls in this file to the function that a name declares.
  private func callers(of head: Int) -> [Int] {
    tokens.indices.filter { place in
      tokens[place].text == tokens[head].text && token(place + 1)?.text == "("
        && !isDeclaration(place)
    }
  }

  /// Whether a declaration is private, by the place of its name.
  func isPrivate(_ head: Int) -> Bool {
    guard isKotlin else { return modifiers(before: head).words.contains("private") }
    // The name follows its keyword, or a receiver: `fun Context.name(`.
    let keyword = tokens[max(0, head - 12)..<head].indices.reversed()
      .prefix { tokens[$0].isWord || "<>.?,*".contains(tokens[$0].text) }
      .first { ["fun", "val", "var"].contains(tokens[$0].text) }
    return keyword.map { modifiers(before: $0).words.contains("private") } ?? false
  }

  /// Whether the file declares an activity or a fragment.
  private var isInInterface: Bool {
    tokens.indices.contains { place in
      let text = tokens[place].text
      guard text.hasSuffix("Activity") || text.hasSuffix("Fragment") else { return false }
      let before = token(place - 1)?.text
      return before == "extends" || before == ":" && token(place + 1)?.text == "("
    }
  }
}
