/// What is registered to ask for permissions with, and whether it does.
extension AndroidSourceReader {
  /// What the file registers with a contract; idle if nothing can launch it.
  func launcher(at places: [Int]) -> [AndroidCall] {
    let contracts = places.filter { isContract($0) && !isImport($0) }
    guard let first = contracts.first else { return [] }
    var call = AndroidCall(.launcher, path: path, line: tokens[first].line)
    call.isIdle = contracts.count <= Self.mostContracts && contracts.allSatisfy(isIdle)
    return [call]
  }

  /// The most contracts of a file that are looked at.
  private static let mostContracts = 16

  /// Whether the launcher that a contract is for is a name of this file alone, which only gets its value.
  private func isIdle(_ contract: Int) -> Bool {
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
      isOfFile =
        isOfFile || isPrivate(place)
        || before?.text == "val" && function(around: place) != nil
        || before?.text == ">" && function(around: place) != nil
    }
    return isOfFile
  }

  /// The types of service that a call passes, as the manifest spells them; none if a choice is among its
  /// arguments.
  func foregroundTypes(passedAt place: Int) -> [String] {
    let arguments = extent(from: place + 1)
    guard !arguments.contains(where: { ["if", "when", "?"].contains(tokens[$0].text) }) else {
      return []
    }
    let prefix = "FOREGROUND_SERVICE_TYPE_"
    return arguments.compactMap { place in
      guard tokens[place].text.hasPrefix(prefix) else { return nil }
      let words = tokens[place].text.dropFirst(prefix.count).split(separator: "_")
      return words.enumerated().map { number, word in
        number == 0 ? word.lowercased() : word.prefix(1) + word.dropFirst().lowercased()
      }.joined()
    }
  }
}
