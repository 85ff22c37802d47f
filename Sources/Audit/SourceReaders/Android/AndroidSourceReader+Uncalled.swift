/// Functions that nothing calls.
extension AndroidSourceReader {
  /// Finds the functions around requests that nothing calls, directly or through functions that are
  /// called: those that are private, or that no other file names.
  mutating func findUncalled(around sites: Set<Int>) {
    guard !sites.isEmpty, sites.count <= Self.mostSites else { return }
    let functions = declaredFunctions()
    guard functions.count <= Self.mostFunctions else { return }
    let byStart = Dictionary(
      functions.map { ($0.start, $0) }, uniquingKeysWith: { first, _ in first })
    let declared = Set(functions.map(\.place))
    var callers: [Int: Set<Int>?] = [:]
    func knownCallers(of function: DeclaredFunction) -> Set<Int>? {
      if let known = callers[function.start] { return known }
      let found = self.callers(of: function, among: byStart, declaredAt: declared)
      callers.updateValue(found, forKey: function.start)
      return found
    }
    for site in sites.sorted() {
      guard let start = function(around: site)?.start, byStart[start] != nil else { continue }
      var chain: Set<Int> = []
      var waiting = [start]
      var isCalled = false
      while let next = waiting.popLast(), !isCalled {
        guard chain.insert(next).inserted else { continue }
        let found = byStart[next].flatMap(knownCallers)
        isCalled = found == nil || chain.count > Self.longestChain
        waiting += found ?? []
      }
      guard !isCalled else { continue }
      let visible = chain.compactMap { byStart[$0] }.filter { !$0.isPrivate }.map(\.name)
      if visible.allSatisfy(doubts.namedNowhereElse.contains) {
        doubts.uncalled.formUnion(chain)
      } else {
        doubts.names.formUnion(visible)
      }
    }
  }

  /// Where the functions start that name one; nil if other code of the file does so, or if it may
  /// run without being named.
  private func callers(
    of function: DeclaredFunction, among functions: [Int: DeclaredFunction],
    declaredAt declared: Set<Int>
  ) -> Set<Int>? {
    guard isCalledByName(function), !doubts.literals.contains(function.name),
      function.isPrivate || !mayOverride(function) && !mayBeProperty(function)
    else { return nil }
    var found: Set<Int> = []
    for place in tokens.indices
    where tokens[place].text == function.name && !declared.contains(place) {
      guard let caller = self.function(around: place), functions[caller.start] != nil,
        found.count < Self.longestChain
      else { return nil }
      if caller.start != function.start { found.insert(caller.start) }
    }
    return found
  }

  /// Whether a method of Java may override another without saying so: in a class that extends another
  /// one or implements an interface. No platform method has a name that suggests a request.
  private func mayOverride(_ function: DeclaredFunction) -> Bool {
    let words = function.modifiers.words
    guard !isKotlin, !words.contains("static"),
      words.contains("public") || words.contains("protected")
    else { return false }
    let name = function.name.lowercased()
    return !name.contains("permission") || name.hasPrefix("on") || Self.ofContext.contains(name)
  }

  /// Whether Kotlin may call a method of Java as a property: `permissions` for `getPermissions()`.
  private func mayBeProperty(_ function: DeclaredFunction) -> Bool {
    !isKotlin && ["get", "set", "is"].contains(where: function.name.hasPrefix)
  }

  /// Platform methods that have the word in their names.
  private static let ofContext: Set = [
    "checkpermission", "checkselfpermission", "requestpermissions",
  ]

  /// Whether a place is in a function that nothing calls.
  func isUncalled(_ place: Int) -> Bool {
    !doubts.uncalled.isEmpty
      && function(around: place).map { doubts.uncalled.contains($0.start) } == true
  }

  private static let mostSites = 64
  private static let mostFunctions = 1_000
  private static let longestChain = 32
}

extension AndroidSourceReader {
  /// Which of some names a file has outside comments: as words of Kotlin or Java or in their literals,
  /// or anywhere in a file of another language.
  public static func names(_ wanted: Set<String>, in bytes: [UInt8], path: String) -> Set<String> {
    bytes.withUnsafeBytes { raw in
      let found = wanted.filter { name in
        spellings(of: name).contains { !ByteSearch.words($0, in: raw).isEmpty }
      }
      let isKotlin = path.hasSuffix(".kt") || path.hasSuffix(".kts")
      guard !found.isEmpty, isKotlin || path.hasSuffix(".java") else { return found }
      let lexer = JVMLexer(raw, isKotlin: isKotlin)
      let words = Set(lexer.tokens.lazy.filter(\.isWord).map(\.text)).union(lexer.literals)
      return found.filter { !words.isDisjoint(with: spellings(of: $0)) }
    }
  }

  /// A name, and the Java accessor of a Kotlin property with that name.
  private static func spellings(of name: String) -> [String] {
    [name, "get" + name.prefix(1).uppercased() + name.dropFirst()]
  }
}
