extension AndroidSourceReader {
  /// Whether functions of the file may do something with a permission that they are given.
  var mayHaveOwnFunctions: Bool {
    names.contains("permission")
      && (names.contains("add") || !names.isDisjoint(with: Self.checksOfPlatform))
  }

  /// What functions do with a permission that they are given. Those of one name have to do the same.
  func ownFunctions(among functions: [DeclaredFunction]) -> JVMOwnFunctions {
    var found = JVMOwnFunctions()
    var others: Set<String> = []
    for function in functions {
      let given = texts(in: extent(from: function.place + 1))
      if adds(given, in: function.body) {
        found.adding[function.name, default: []].append(function.body)
      } else if onlyChecks(given, in: function.body) {
        found.checking.insert(function.name)
      } else {
        others.insert(function.name)
      }
    }
    found.checking.subtract(others.union(found.adding.keys))
    found.adding = found.adding.filter { !others.contains($0.key) }
    return found
  }

  /// Whether a body adds one of the names to another: `list.add(name)`.
  private func adds(_ given: Set<String>, in body: Range<Int>) -> Bool {
    body.contains { place in
      tokens[place].text == "add" && token(place + 1)?.text == "("
        && token(place - 1)?.text == "." && token(place - 2).map { given.contains($0.text) } == true
        && token(place + 2).map { given.contains($0.text) } == true
        && token(place + 3)?.text == ")"
    }
  }

  /// Whether a body passes names only to checks of the platform.
  private func onlyChecks(_ given: Set<String>, in body: Range<Int>) -> Bool {
    let uses = body.filter { given.contains(tokens[$0].text) && isPassed($0) }
    return !uses.isEmpty
      && uses.allSatisfy { place in
        guard let call = opener(around: place), let callee = token(call - 1) else { return false }
        return tokens[call].text == "(" && Self.checksOfPlatform.contains(callee.text)
      }
  }

  private static let checksOfPlatform: Set = ["checkSelfPermission", "checkPermission"]
}
