extension AndroidSourceReader {
  /// The arrays that requests pass: written in the call, or where the name that is passed is defined
  /// in the same file.
  ///
  /// An array is for old levels where it is written for them, or where every call that passes it is.
  /// What goes through another object is not followed.
  func requests(at places: [Int]) -> [AndroidCall] {
    let sites = places.filter { token($0)?.text != "RequestMultiplePermissions" }
      .filter { token($0 + 1)?.text == "(" && !isDeclaration($0) }
    let launches = places.contains {
      token($0)?.text == "RequestMultiplePermissions" && !isImport($0)
    }
    guard launches || !sites.isEmpty else { return [] }
    let passed = passed(at: Set(sites + (launches ? self.launches : [])))
    guard !passed.isEmpty else { return [] }
    var blocks = blocks()
    var calls: [AndroidCall] = []
    for (place, token) in tokens.enumerated() {
      if let array = passed[place] {
        let permissions = permissions(in: extent(from: place))
        if !permissions.isEmpty {
          calls.append(
            AndroidCall(
              .permissionRequest, path: path, line: token.line,
              permissions: permissions + array.added,
              isForOldLevels: array.isOld || blocks.isForOldLevels(place)))
        }
      }
      blocks.pass(place)
    }
    return calls
  }

  /// An array that calls pass: whether all of them are for old levels, and what is added to it before.
  private struct PassedArray {
    var isOld = true
    var added: [String] = []
  }

  /// The arrays that calls pass, by where they begin.
  private func passed(at sites: Set<Int>) -> [Int: PassedArray] {
    var arrays: [Int: PassedArray] = [:]
    var names: [String: Bool] = [:]
    var blocks = blocks()
    for site in tokens.indices {
      if sites.contains(site) {
        let isOld = blocks.isForOldLevels(site)
        let arguments = extent(from: site + 1)
        for array in self.arrays(in: arguments) {
          let known = arrays[array, default: PassedArray()]
          arrays[array] = PassedArray(isOld: known.isOld && isOld, added: known.added)
        }
        for place in arguments where isPassed(place) {
          guard let name = self.token(place)?.text else { continue }
          names[name] = names[name, default: true] && isOld
        }
      }
      blocks.pass(site)
    }
    let definitions = definitions(of: names)
    for (name, isOld) in names.sorted(by: { $0.key < $1.key }) {
      for value in definitions[name] ?? [] {
        let begins = self.arrays(in: value)
        guard !begins.isEmpty else { continue }
        let added = additions(to: name, after: value.upperBound, until: sites)
        for array in begins {
          let known = arrays[array, default: PassedArray()]
          arrays[array] = PassedArray(isOld: known.isOld && isOld, added: known.added + added)
        }
      }
    }
    return arrays
  }

  /// What is added to a name in the block that defines it before a call there passes it, but for old
  /// levels.
  private func additions(to name: String, after start: Int, until sites: Set<Int>) -> [String] {
    var blocks = blocks(from: start)
    var depth = 0
    var call = start..<start
    // The depth of the block in which a call has passed the name already.
    var passedAt: Int?
    var found: [String] = []
    for place in start..<max(start, min(tokens.count, start + Self.longestExtent)) {
      let token = tokens[place]
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      if depth < 0 { break }
      if let known = passedAt, depth < known { passedAt = nil }
      if !call.contains(place), sites.contains(place) { call = extent(from: place + 1) }
      if token.text == name, isPassed(place) {
        if call.contains(place) {
          passedAt = min(passedAt ?? depth, depth)
        } else if passedAt == nil, let permission = added(at: place + 1),
          !blocks.isForOldLevels(place)
        {
          found.append(permission)
        }
      }
      blocks.pass(place)
    }
    return found
  }

  /// The permission of `+= PERMISSION` or `.add(PERMISSION)`.
  private func added(at place: Int) -> String? {
    let isSum = token(place)?.text == "+" && token(place + 1)?.text == "="
    let isCall =
      token(place)?.text == "." && token(place + 1)?.text == "add"
      && token(place + 2)?.text == "("
    guard isSum || isCall else { return nil }
    var last = place + (isSum ? 2 : 3)
    while last - place < 12, token(last + 1)?.text == "." { last += 2 }
    return isPermission(last) ? token(last)?.text : nil
  }

  /// Where `launch(` is called on something.
  private var launches: [Int] {
    tokens.indices.filter {
      tokens[$0].text == "launch" && token($0 - 1)?.text == "." && token($0 + 1)?.text == "("
    }
  }

  /// A name that a call passes: no member of another object, but for a constant.
  private func isPassed(_ place: Int) -> Bool {
    guard let token = token(place), token.isName else { return false }
    return self.token(place - 1)?.text != "." || self.token(place - 2)?.text == "this"
      || token.text.allSatisfy { $0 == "_" || $0.isUppercase }
  }

  /// The initial values of names that are passed, and the bodies of functions so called.
  private func definitions(of passed: [String: Bool]) -> [String: [Range<Int>]] {
    guard !passed.isEmpty else { return [:] }
    var found: [String: [Range<Int>]] = [:]
    for (place, token) in tokens.enumerated() where token.isWord && passed[token.text] != nil {
      if let value = value(of: place) {
        found[token.text, default: []].append(value)
      } else if self.token(place + 1)?.text == "(", isDeclaration(place) {
        let parameters = extent(from: place + 1)
        let body = parameters.upperBound + 1
        found[token.text, default: []].append(
          body..<extent(from: body, isStatement: true).upperBound)
      }
    }
    return found
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

  /// From a bracket to its counterpart, or to where a statement ends; at most ``longestExtent``.
  private func extent(from start: Int, isStatement: Bool = false) -> Range<Int> {
    var depth = 0
    var place = start
    while let token = token(place), place - start < Self.longestExtent {
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      if depth < 0 || depth == 0 && !isStatement { break }
      if isStatement, depth == 0 {
        guard let next = self.token(place + 1), token.text != ";" else { break }
        let goesOn = next.text == "else" || next.text == "." || next.text == "?"
        let ends = token.text != "=" && token.text != "else" && token.text != "("
        if next.line > token.line, !goesOn, ends { break }
      }
      place += 1
    }
    return start..<max(start, min(place, tokens.count))
  }

  private static let longestExtent = 400

  private static let typeSigns: Set = [":", "<", ">", "?", "."]

  /// The opening brackets of the arrays and lists in a range.
  private func arrays(in range: Range<Int>) -> [Int] {
    range.filter { place in
      switch token(place)?.text {
      case "(": Self.builders.contains(token(place - 1)?.text ?? "")
      case "{":
        // new String[] {, or = { of Java.
        token(place - 1)?.text == "]" || token(place - 1)?.text == "="
      default: false
      }
    }
  }

  private static let builders: Set = [
    "arrayOf", "listOf", "mutableListOf", "arrayListOf", "setOf", "mutableSetOf", "asList",
  ]

  /// The constants that are elements themselves, not arguments of a call among them.
  private func permissions(in range: Range<Int>) -> [String] {
    var isCall: [Bool] = []
    return range.dropFirst().compactMap { place in
      guard let token = token(place) else { return nil }
      if token.text == "(" {
        let before = self.token(place - 1)
        isCall.append(before.map { $0.isWord && $0.text != "if" && $0.text != "when" } ?? false)
      } else if token.text == ")" {
        _ = isCall.popLast()
      }
      return !isCall.contains(true) && isPermission(place) ? token.text : nil
    }
  }

  /// `permission.NAME`, or a NAME that begins as the permissions of location do.
  func isPermission(_ place: Int) -> Bool {
    guard let token = token(place), token.isName,
      token.text.allSatisfy({ $0 == "_" || $0.isUppercase || $0.isNumber })
    else { return false }
    return self.token(place - 1)?.text == "." || token.text.hasPrefix("ACCESS_")
  }
}
