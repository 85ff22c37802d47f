extension AndroidSourceReader {
  /// The arrays that requests pass: written in the call, or followed through the names of the file.
  ///
  /// An array is for old levels where it is written for them, or where every call that passes it is.
  /// A call whose array lies elsewhere is a request of which the names alone are known.
  func requests(at sites: Set<Int>) -> [AndroidCall] {
    guard !sites.isEmpty else { return [] }
    var arrays: [Int: RequestedArray] = [:]
    var calls: [Int: [AndroidCall]] = [:]
    let levelsOfArrays = levelsOfArrays()
    var blocks = blocks()
    for site in tokens.indices {
      if sites.contains(site) {
        let isOld = blocks.isForOldLevels(site)
        let levels = levels(at: site, blocks)
        let passed = passed(at: site, among: sites)
        for (begin, array) in passed.arrays {
          guard let own = levels.intersection(array.levels) else { continue }
          var asked = RequestedArray(array, on: own, isOld: isOld)
          asked.isWhole = passed.isWhole && isWhole(begin)
          asked.isNeverMade = isUncalled(site)
          asked.lateTest = lateTest(at: site, for: permissions(ofArray: begin, array))
          asked.companions = companions(ofArray: begin, in: passed, levelsOfArrays)
          arrays[begin] = arrays[begin].map { $0.joined(asked) } ?? asked
        }
        if var call = call(at: site, passing: passed, isOld: isOld) {
          if call.api == .unknownRequest, let wrapper = topLevelWrapper(around: site) {
            (call.function, call.isInTopLevelFunction) = (wrapper, true)
            call.isWhole = passed.isWhole
          }
          call.levels = levels
          call.isNeverMade = isUncalled(site)
          call.lateTest = lateTest(at: site, for: call.permissions)
          calls[site] = [call]
        }
      }
      blocks.pass(site)
    }
    blocks = self.blocks()
    for place in tokens.indices {
      if let array = arrays[place],
        let levels = (levelsOfArrays[place] ?? 1...Int.max).intersection(array.levels)
      {
        let isOld = array.isOld || levels.upperBound < 30 || blocks.isForOldLevels(place)
        calls[place] = self.calls(of: array, at: place, on: levels, isOld: isOld)
      }
      blocks.pass(place)
    }
    return calls.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// The requests that pass an array, one for each set of permissions that the code may put into
  /// it.
  private func calls(
    of array: RequestedArray, at place: Int, on levels: ClosedRange<Int>, isOld: Bool
  ) -> [AndroidCall] {
    let own = elements(of: place)
    return Addition.alternatives(of: array.additions).compactMap { additions -> AndroidCall? in
      let permissions = (own + additions.map(\.permission)).uniqued
      guard !permissions.isEmpty else { return nil }
      var call = AndroidCall(
        .permissionRequest, path: path, line: tokens[place].line, permissions: permissions,
        isForOldLevels: isOld)
      call.levels = levels
      call.permissionLevels = Addition.levels(of: additions, beside: own)
      (call.companions, call.isWhole) = (array.companions, array.isWhole)
      call.isNeverMade = array.isNeverMade
      call.lateTest = array.lateTest
      return call
    }.uniqued
  }

  /// The levels on which the code gets to each array of the file, if it tests the level.
  private func levelsOfArrays() -> [Int: ClosedRange<Int>] {
    guard tellsLevels || !levelLimits.isEmpty else { return [:] }
    let begins = Set(arrays(in: tokens.indices))
    var levels: [Int: ClosedRange<Int>] = [:]
    var blocks = blocks()
    for place in tokens.indices {
      if begins.contains(place) { levels[place] = self.levels(at: place, blocks) }
      blocks.pass(place)
    }
    return levels
  }

  /// What a request may get beside an array, with the levels on which it may.
  private func companions(
    ofArray begin: Int, in passed: Passed, _ levelsOfArrays: [Int: ClosedRange<Int>]
  ) -> [String: ClosedRange<Int>] {
    var found = passed.loose.map { ($0, 1...Int.max) }
    let levels = passed.arrays[begin]?.levels ?? 1...Int.max
    for (other, array) in passed.arrays where other != begin && array.levels.overlaps(levels) {
      let place = levelsOfArrays[other] ?? 1...Int.max
      guard let own = array.levels.intersection(place) else { continue }
      found += elements(of: other).map { ($0, own) }
      found += array.additions.compactMap { addition in
        addition.levels.intersection(own).map { (addition.permission, $0) }
      }
    }
    return Dictionary(found, uniquingKeysWith: { $0.hull($1) })
  }

  /// All permissions that an array may contain.
  private func permissions(ofArray begin: Int, _ array: PassedArray) -> [String] {
    elements(of: begin) + array.additions.map(\.permission)
  }

  /// An array that calls pass: whether all of them are for old levels, what is added to it before, and
  /// the levels on which they run.
  private struct RequestedArray {
    var isOld: Bool
    var additions: [Addition]
    var levels: ClosedRange<Int>
    var companions: [String: ClosedRange<Int>] = [:]
    var isWhole = false
    var isNeverMade = false
    var lateTest: Int?

    init(_ array: PassedArray, on levels: ClosedRange<Int>, isOld: Bool) {
      self.isOld = isOld
      self.levels = levels
      additions = array.additions
    }

    /// What two calls pass together: either of them may run.
    func joined(_ other: Self) -> Self {
      var joined = self
      joined.isOld = isOld && other.isOld
      joined.additions = (additions + other.additions).uniqued
      joined.levels = levels.hull(other.levels)
      joined.companions.merge(other.companions) { $0.hull($1) }
      joined.isWhole = isWhole && other.isWhole
      joined.isNeverMade = isNeverMade && other.isNeverMade
      joined.lateTest = other.lateTest == nil ? nil : lateTest
      return joined
    }
  }

  /// Where permissions are asked for: calls of the names, and launches of what a contract registers.
  func sites(among places: [Int]) -> Set<Int> {
    var sites = Set(
      places.filter {
        !isContractName($0) && token($0 + 1)?.text == "(" && !isDeclaration($0) && !isIdleState($0)
          && !isOwnRequest($0)
      })
    let contracts = places.filter { isContract($0) && !isImport($0) }
    if !contracts.isEmpty {
      let others = otherLaunchers()
      let own = launches.filter { receiver(of: $0).last.map(others.contains) != true }
      sites.formUnion(own + scopedLaunches(of: contracts))
    }
    return sites.union(ownLaunches)
  }

  /// Whether a call of `requestPermissions` passes no names, so that a function of the app is meant,
  /// which asks in its own body: `requestPermissions()`, `Asking.requestPermissions(this)`.
  private func isOwnRequest(_ place: Int) -> Bool {
    guard tokens[place].text == "requestPermissions" else { return false }
    let arguments = extent(from: place + 1).dropFirst()
    let text = arguments.map { tokens[$0].text }.joined()
    return ["", "this", "activity", "context", "requireActivity()", "getActivity()"].contains(text)
  }

  /// Whether a contract of the platform's libraries is made, which takes nothing; an app may have a
  /// function of the same name.
  func isContract(_ place: Int) -> Bool {
    isContractName(place) && token(place + 1)?.text == "(" && token(place + 2)?.text == ")"
  }

  private func isContractName(_ place: Int) -> Bool {
    token(place)?.text == "RequestMultiplePermissions" || token(place)?.text == "RequestPermission"
  }

  /// Where `launch(` is called on something.
  private var launches: [Int] {
    tokens.indices.filter {
      tokens[$0].text == "launch" && token($0 - 1)?.text == "." && token($0 + 1)?.text == "("
    }
  }

  /// Where a function of Kotlin's that extends a launcher launches it:
  /// `fun ActivityResultLauncher<Array<String>>.ask() { launch(names) }`.
  private var ownLaunches: [Int] {
    guard isKotlin, names.contains("ActivityResultLauncher"), names.contains("launch") else {
      return []
    }
    let extensions = tokens.indices.filter { tokens[$0].text == "fun" }.compactMap { place in
      let head = tokens[(place + 1)...].prefix(Self.longestHead).prefix { $0.text != "(" }
      let isOfLauncher = head.contains { $0.text == "ActivityResultLauncher" }
      return isOfLauncher ? head.last?.text : nil
    }
    guard !extensions.isEmpty else { return [] }
    return tokens.indices.filter { place in
      guard tokens[place].text == "launch", token(place + 1)?.text == "(",
        token(place - 1)?.text != "."
      else { return false }
      return function(around: place).map { extensions.contains($0.name) } == true
    }
  }

  /// What one call asks for where no array of the file says it: constants among its arguments, or an
  /// array of another file.
  private func call(at site: Int, passing passed: Passed, isOld: Bool) -> AndroidCall? {
    let hasArray = passed.arrays.contains { !permissions(ofArray: $0.key, $0.value).isEmpty }
    guard !hasArray else { return nil }
    let arguments = extent(from: site + 1)
    let constants =
      passed.arrays.isEmpty && arguments.contains(where: isPermissionOfPlatform)
      ? permissions(in: arguments) : []
    let isChoice = arguments.contains { ["if", "when", "?"].contains(tokens[$0].text) }
    let isLaunch = tokens[site].text == "launch"
    if !constants.isEmpty, !isChoice, !isLaunch || constants.count == 1 {
      var call = AndroidCall(
        .permissionRequest, path: path, line: tokens[site].line, permissions: constants,
        isForOldLevels: isOld)
      call.isWhole = passed.isWhole
      return call
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

  static let longestExtent = 400

  /// The opening brackets of the arrays and lists in a range.
  func arrays(in range: Range<Int>) -> [Int] {
    range.filter { place in
      switch token(place)?.text {
      case "(": Self.builders.contains(builder(before: place))
      case "{":
        // new String[] {, or = { of Java; buildList { of Kotlin.
        token(place - 1)?.text == "]" || token(place - 1)?.text == "=" || isBlock(place)
      default: false
      }
    }
  }

  /// `listOf` of `listOf(` and of `listOf<String>(`.
  private func builder(before bracket: Int) -> String {
    token(placeOfBuilder(before: bracket))?.text ?? ""
  }

  /// The position of the name of the function whose arguments begin at a bracket, before any type
  /// arguments.
  func placeOfBuilder(before bracket: Int) -> Int {
    var place = bracket - 1
    if token(place)?.text == ">" {
      while bracket - place < 8, let token = token(place), token.text != "<" { place -= 1 }
      place -= 1
    }
    return place
  }

  private static let builders: Set = [
    "arrayOf", "listOf", "mutableListOf", "arrayListOf", "setOf", "mutableSetOf", "asList",
    "listOfNotNull", "emptyArray", "ArrayList", "LinkedList", "HashSet", "LinkedHashSet",
  ]

  /// Whether a bracket begins a block that adds the elements of a list: `buildList {`.
  func isBlock(_ begin: Int) -> Bool {
    token(begin)?.text == "{" && ["buildList", "buildSet"].contains(builder(before: begin))
  }

  /// The permissions that an array is written with.
  func elements(of begin: Int) -> [String] {
    isBlock(begin) ? [] : permissions(in: extent(from: begin))
  }

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
  /// and what a constant or a variable of the file holds.
  func permission(at place: Int) -> String? {
    guard let token = token(place), token.isName else { return nil }
    guard token.text.isOfConstant else { return permissionOfVariable(at: place) }
    let isMember = self.token(place - 1)?.text == "."
    if self.token(place - 2)?.text != "permission", let held = permissionNames.held[token.text] {
      return held
    }
    let isNamed =
      isMember || token.text.hasPrefix("ACCESS_") || permissionNames.imported.contains(token.text)
    return isNamed ? token.text : nil
  }

  /// What a variable holds where it is read itself: no member of another object, nothing of what it
  /// holds, no function of the same name and no label.
  private func permissionOfVariable(at place: Int) -> String? {
    guard let held = permissionNames.held[tokens[place].text], isPassed(place),
      !["(", ".", "?"].contains(token(place + 1)?.text ?? ""), !isLabel(place)
    else { return nil }
    return held
  }
}

extension String {
  /// Whether it is spelled as constants are: capitals, digits and underscores.
  var isOfConstant: Bool { allSatisfy { $0 == "_" || $0.isUppercase || $0.isNumber } }
}
