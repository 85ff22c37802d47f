/// What is registered to ask for permissions with, and whether it does.
extension AndroidSourceReader {
  /// What the file registers with a contract; idle if nothing can launch it.
  func launchers(at places: [Int]) -> [AndroidCall] {
    let contracts = places.filter { isContract($0) && !isImport($0) }
    guard let first = contracts.first else { return [] }
    var call = AndroidCall(.launcher, path: path, line: tokens[first].line)
    call.isNeverLaunched =
      contracts.count <= Self.mostContracts && contracts.allSatisfy(isNeverLaunched)
    return [call]
  }

  /// The most contracts of a file that are looked at.
  private static let mostContracts = 16

  /// Where Kotlin launches a launcher in a block for it: `launcher.apply { launch(names) }`,
  /// `with(launcher) { launch(names) }`, `register(contract) { }.apply { launch(names) }`.
  func scopedLaunches(of contracts: [Int]) -> [Int] {
    let places =
      !isKotlin || Self.scopes.isDisjoint(with: names)
      ? []
      : tokens.indices.filter {
        tokens[$0].text == "launch" && token($0 + 1)?.text == "(" && token($0 - 1)?.text != "."
          && token($0 - 1)?.text != "fun"
      }
    guard !places.isEmpty else { return [] }
    let calls = contracts.prefix(Self.mostContracts).compactMap(registration)
    let launchers = Set(calls.compactMap(variable))
    let ends = Set(calls.map { endOfCall(at: $0 + 1) })
    return places.filter { isInScope(of: launchers, orBehind: ends, $0) }
  }

  private static let scopes: Set = ["apply", "run", "with"]

  /// Whether a block around a place makes a launcher its receiver.
  private func isInScope(of launchers: Set<String>, orBehind ends: Set<Int>, _ place: Int) -> Bool {
    var depth = 0
    for brace in tokens[max(0, place - Self.longestExtent)..<place].indices.reversed() {
      if tokens[brace].text == "}" { depth += 1 }
      guard tokens[brace].text == "{" else { continue }
      depth -= 1
      guard depth < 0 else { continue }
      depth = 0
      let before = (1...6).map { token(brace - $0)?.text ?? "" }
      if before[0] == "apply" || before[0] == "run", before[1] == "." {
        let isSafe = before[2] == "?" || before[2] == "!"
        let receiver = brace - 3 - (isSafe ? 1 : 0) - (before[2] == "!" && before[3] == "!" ? 1 : 0)
        if token(receiver).map({ launchers.contains($0.text) }) == true || ends.contains(receiver) {
          return true
        }
      } else if before[0] == ")", before[2] == "(", before[3] == "with",
        launchers.contains(before[1])
      {
        return true
      }
    }
    return false
  }

  /// The call that registers a contract.
  private func registration(of contract: Int) -> Int? {
    tokens[max(0, contract - Self.longestHead)..<contract].lastIndex(where: Self.registers)
  }

  private static func registers(_ token: JVMToken) -> Bool {
    token.text == "registerForActivityResult" || token.text == "rememberLauncherForActivityResult"
  }

  /// The launchers that the file registers with other contracts of the platform only, such as
  /// `StartActivityForResult`: a launch of them asks for nothing.
  func otherLaunchers() -> Set<String> {
    let members = tokens.indices.filter {
      token($0 - 1)?.text == "." && token($0 - 2)?.text == "ActivityResultContracts"
    }
    let contracts = Set(members.map { tokens[$0].text })
    guard !contracts.isEmpty else { return [] }
    var others: Set<String> = []
    var unclear: Set<String> = []
    for call in tokens.indices where Self.registers(tokens[call]) {
      guard let name = variable(before: call) ?? assigned(before: call) else { continue }
      let arguments = extent(from: call + 1)
      let contract = arguments.first { contracts.contains(tokens[$0].text) || isContract($0) }
      if let contract, !isContract(contract) {
        others.insert(name)
      } else {
        unclear.insert(name)
      }
    }
    return others.subtracting(unclear)
  }

  /// `launcher` of `launcher = register(`, where it was declared before.
  private func assigned(before call: Int) -> String? {
    guard token(call - 1)?.text == "=", let name = token(call - 2), name.isName else { return nil }
    return name.text
  }

  /// The last token of a call with its block.
  private func endOfCall(at bracket: Int) -> Int {
    let close = extent(from: bracket).upperBound
    return token(close + 1)?.text == "{" ? end(of: close + 1) : close
  }

  /// Whether the launcher that a contract is for is a name of this file alone, which only gets its
  /// value, or is used in functions that nothing calls.
  private func isNeverLaunched(_ contract: Int) -> Bool {
    guard let call = registration(of: contract), let name = variable(before: call),
      ![".", "?", "!"].contains(token(endOfCall(at: call + 1) + 1)?.text ?? "")
    else { return false }
    var isOfFile = false
    for place in tokens.indices where tokens[place].text == name && !isUncalled(place) {
      let next = token(place + 1)?.text ?? ""
      let before = token(place - 1)
      let isGiven = next == "=" && token(place + 2)?.text != "=" && before?.text != "."
      let isDeclared =
        next == ":" && ["val", "var"].contains(before?.text ?? "")
        || next == ";"
          && (before?.text == ">" || before?.isWord == true && before?.text != "return")
      guard isGiven || isDeclared else { return false }
      let isDeclaredHere = before?.text == "val" || before?.text == ">"
      isOfFile =
        isOfFile || isPrivate(place) || isDeclaredHere && function(around: place) != nil
    }
    return isOfFile
  }
}
