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
      let parameters = textParameters(in: extent(from: function.place + 1))
      if adds(Set(parameters.map(\.name)), in: function.body) {
        found.adding[function.name, default: []].append(function.body)
      } else {
        others.insert(function.name)
      }
      let checked = Set(parameters.filter { onlyChecks($0.name, in: function.body) })
      found.checking[function.name] =
        found.checking[function.name].map { $0.intersection(checked) } ?? checked
    }
    found.checking = found.checking.filter { !$0.value.isEmpty }
    found.adding = found.adding.filter { !others.contains($0.key) }
    return found
  }

  /// Whether a permission is an argument of a function of the file that only checks it.
  func isPassedToCheck(_ place: Int) -> Bool {
    guard !ownFunctions.checking.isEmpty, let bracket = opener(around: place),
      tokens[bracket].text == "(", let callee = token(bracket - 1),
      let checked = ownFunctions.checking[callee.text]
    else { return false }
    let start = beginOfPath(to: place)
    if token(start - 1)?.text == "=", let label = token(start - 2), isLabel(start - 2) {
      return checked.contains { $0.name == label.text }
    }
    let position = count(of: bracket..<place) - 1
    return checked.contains {
      $0.position == position || $0.takesRest && $0.position < position
    }
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

  /// Whether a body passes a name only to checks of the platform.
  private func onlyChecks(_ name: String, in body: Range<Int>) -> Bool {
    let uses = body.filter { tokens[$0].text == name && isPassed($0) && !isLabel($0) }
    return !uses.isEmpty
      && uses.allSatisfy { place in
        guard let call = opener(around: place), let callee = token(call - 1) else { return false }
        return tokens[call].text == "(" && Self.checksOfPlatform.contains(callee.text)
      }
  }

  private static let checksOfPlatform: Set = ["checkSelfPermission", "checkPermission"]
}
