extension AndroidSourceReader {
  /// The arrays that requests pass: written in the call, or followed through the names of the file.
  ///
  /// An array is for old levels where it is written for them, or where every call that passes it is.
  /// A call whose array lies elsewhere is a request of which the names alone are known.
  func requests(at places: [Int]) -> [AndroidCall] {
    let sites = withCallers(of: sites(among: places))
    guard !sites.isEmpty else { return [] }
    var arrays: [Int: PassedArray] = [:]
    var calls: [Int: AndroidCall] = [:]
    var blocks = blocks()
    for site in tokens.indices {
      if sites.contains(site) {
        let isOld = blocks.isForOldLevels(site)
        let first = blocks.firstLevel(at: site)
        let passed = passed(at: site, among: sites)
        for (begin, added) in passed.arrays {
          let known = arrays[begin, default: PassedArray()]
          arrays[begin] = PassedArray(
            isOld: known.isOld && isOld, added: known.added + added,
            firstLevels: known.firstLevels + [first ?? 1])
        }
        if var call = call(at: site, passing: passed, isOld: isOld) {
          call.firstLevel = first
          calls[site] = call
        }
      }
      blocks.pass(site)
    }
    blocks = self.blocks()
    for place in tokens.indices {
      if let array = arrays[place] {
        let permissions = permissions(in: extent(from: place)) + array.added
        if !permissions.isEmpty {
          var call = AndroidCall(
            .permissionRequest, path: path, line: tokens[place].line,
            permissions: permissions.uniqued,
            isForOldLevels: array.isOld || blocks.isForOldLevels(place))
          let first = max(array.firstLevels.min() ?? 1, blocks.firstLevel(at: place) ?? 1)
          call.firstLevel = first > 1 ? first : nil
          calls[place] = call
        }
      }
      blocks.pass(place)
    }
    return calls.sorted { $0.key < $1.key }.map(\.value)
  }

  /// An array that calls pass: whether all of them are for old levels, what is added to it before, and
  /// the first level on which each of them runs.
  private struct PassedArray {
    var isOld = true
    var added: [String] = []
    var firstLevels: [Int] = []
  }

  /// Where permissions are asked for: calls of the names, and launches of what a contract registers.
  private func sites(among places: [Int]) -> Set<Int> {
    var sites = Set(
      places.filter {
        !isContract($0) && token($0 + 1)?.text == "(" && !isDeclaration($0) && !isIdleState($0)
      })
    if places.contains(where: { isContract($0) && !isImport($0) }) { sites.formUnion(launches) }
    return sites
  }

  /// Whether a state of permissions is only looked at: it asks where the file launches it.
  private func isIdleState(_ place: Int) -> Bool {
    guard tokens[place].text.hasPrefix("remember") else { return false }
    return !tokens.contains {
      $0.text == "launchMultiplePermissionRequest" || $0.text == "launchPermissionRequest"
    }
  }

  private func isContract(_ place: Int) -> Bool {
    token(place)?.text == "RequestMultiplePermissions" || token(place)?.text == "RequestPermission"
  }

  /// Where `launch(` is called on something.
  private var launches: [Int] {
    tokens.indices.filter {
      tokens[$0].text == "launch" && token($0 - 1)?.text == "." && token($0 + 1)?.text == "("
    }
  }

  /// What one call asks for where no array of the file says it: constants among its arguments, or an
  /// array of another file.
  private func call(at site: Int, passing passed: Passed, isOld: Bool) -> AndroidCall? {
    let hasArray = passed.arrays.contains { begin, added in
      !added.isEmpty || !permissions(in: extent(from: begin)).isEmpty
    }
    guard !hasArray else { return nil }
    let arguments = extent(from: site + 1)
    let constants =
      passed.arrays.isEmpty && arguments.contains(where: isPermissionOfPlatform)
      ? permissions(in: arguments) : []
    let isChoice = arguments.contains { ["if", "when", "?"].contains(tokens[$0].text) }
    let isLaunch = tokens[site].text == "launch"
    if !constants.isEmpty, !isChoice, !isLaunch || constants.count == 1 {
      return AndroidCall(
        .permissionRequest, path: path, line: tokens[site].line, permissions: constants,
        isForOldLevels: isOld)
    }
    let names = passed.unknown
    guard !isLaunch || names.contains(where: { $0.lowercased().contains("perm") }) else {
      return nil
    }
    return AndroidCall(
      .unknownRequest, path: path, line: tokens[site].line, isForOldLevels: isOld, passes: names)
  }

  /// Whether a constant is one of the platform's by its class or its beginning, and no other one.
  private func isPermissionOfPlatform(_ place: Int) -> Bool {
    guard let text = permission(at: place) else { return false }
    return token(place - 2)?.text == "permission"
      || ["ACCESS_", "BLUETOOTH_", "NEARBY_"].contains(where: text.hasPrefix)
  }

  /// What is added to a name in the block that defines it before a call there passes it, but for old
  /// levels.
  func additions(to name: String, after start: Int, until sites: Set<Int>) -> [String] {
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
    return permission(at: last)
  }

  /// A name that a call passes: no member of another object, but for a constant.
  func isPassed(_ place: Int) -> Bool {
    guard let token = token(place), token.isName else { return false }
    return self.token(place - 1)?.text != "." || self.token(place - 2)?.text == "this"
      || token.text.allSatisfy { $0 == "_" || $0.isUppercase }
  }

  /// From a bracket to its counterpart, or to where a statement ends; at most ``longestExtent``.
  func extent(from start: Int, isStatement: Bool = false) -> Range<Int> {
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

  /// The opening brackets of the arrays and lists in a range.
  func arrays(in range: Range<Int>) -> [Int] {
    range.filter { place in
      switch token(place)?.text {
      case "(": Self.builders.contains(builder(before: place))
      case "{":
        // new String[] {, or = { of Java.
        token(place - 1)?.text == "]" || token(place - 1)?.text == "="
      default: false
      }
    }
  }

  /// `listOf` of `listOf(` and of `listOf<String>(`.
  private func builder(before bracket: Int) -> String {
    var place = bracket - 1
    if token(place)?.text == ">" {
      while bracket - place < 8, let token = token(place), token.text != "<" { place -= 1 }
      place -= 1
    }
    return token(place)?.text ?? ""
  }

  private static let builders: Set = [
    "arrayOf", "listOf", "mutableListOf", "arrayListOf", "setOf", "mutableSetOf", "asList",
    "listOfNotNull", "emptyArray", "ArrayList", "LinkedList", "HashSet", "LinkedHashSet",
  ]

  /// The constants that are elements themselves, not arguments of a call among them.
  func permissions(in range: Range<Int>) -> [String] {
    var isCall: [Bool] = []
    return range.dropFirst().compactMap { place in
      guard let token = token(place) else { return nil }
      if token.text == "(" {
        let before = self.token(place - 1)
        isCall.append(before.map { $0.isWord && $0.text != "if" && $0.text != "when" } ?? false)
      } else if token.text == ")" {
        _ = isCall.popLast()
      }
      return isCall.contains(true) ? nil : permission(at: place)
    }
  }

  /// Whether a constant is a permission, or one of the file that holds one.
  func isPermission(_ place: Int) -> Bool { permission(at: place) != nil }

  /// `permission.NAME`, a NAME that is imported, or one that begins as the permissions of location do;
  /// and what a constant of the file holds.
  private func permission(at place: Int) -> String? {
    guard let token = token(place), token.isName, token.text.isOfConstant else { return nil }
    let isMember = self.token(place - 1)?.text == "."
    if self.token(place - 2)?.text != "permission", let held = permissionConstants[token.text] {
      return held
    }
    let isNamed =
      isMember || token.text.hasPrefix("ACCESS_") || importedPermissions.contains(token.text)
    return isNamed ? token.text : nil
  }
}

extension String {
  /// Whether it is spelled as constants are: capitals, digits and underscores.
  var isOfConstant: Bool { allSatisfy { $0 == "_" || $0.isUppercase || $0.isNumber } }
}

extension [String] {
  /// Each text once, in order.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
