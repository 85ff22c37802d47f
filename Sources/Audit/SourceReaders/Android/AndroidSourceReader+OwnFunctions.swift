extension AndroidSourceReader {
  /// What the functions of the file do with a permission that they are given.
  func ownFunctions() -> JVMOwnFunctions {
    let checks = !names.isDisjoint(with: Self.checksOfPlatform)
    guard checks || names.contains("add") else { return JVMOwnFunctions() }
    var found = JVMOwnFunctions()
    // Functions of one name may differ in what they do.
    var others: Set<String> = []
    for function in declaredFunctions() {
      let head = extent(from: function.place + 1)
      let given = texts(in: head)
      let body = function.body
      if given.isEmpty {
        others.insert(function.name)
      } else if adds(given, in: body) {
        found.ofAdding.insert(function.name)
        found.bodiesOfAdding.append(body)
      } else if checks, onlyChecks(given, in: body) {
        found.ofChecking.insert(function.name)
      } else {
        others.insert(function.name)
      }
    }
    found.ofChecking.subtract(others.union(found.ofAdding))
    found.ofAdding.subtract(others)
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
