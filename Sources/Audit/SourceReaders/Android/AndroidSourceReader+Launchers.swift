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

  /// Whether the launcher that a contract is for is a name of this file alone, which only gets its
  /// value.
  private func isNeverLaunched(_ contract: Int) -> Bool {
    let call = tokens[max(0, contract - Self.longestHead)..<contract].lastIndex { token in
      token.text == "registerForActivityResult" || token.text == "rememberLauncherForActivityResult"
    }
    guard let call, let name = variable(before: call) else { return false }
    var isOfFile = false
    for place in tokens.indices where tokens[place].text == name {
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
