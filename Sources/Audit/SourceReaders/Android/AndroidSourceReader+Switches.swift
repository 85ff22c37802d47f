/// How a source switches Bluetooth and Wi-Fi.
extension AndroidSourceReader {
  /// Whether `enable()` is called on an adapter of Bluetooth: one that is declared so, one whose name
  /// says so, or what a manager of Bluetooth gives.
  func isOfBluetooth(_ place: Int) -> Bool {
    guard token(place + 1)?.text == "(", token(place + 2)?.text == ")",
      token(place - 1)?.text == "."
    else { return false }
    let chain = receiver(of: place)
    guard let last = chain.last else { return false }
    if names(declaredAs: "BluetoothAdapter").contains(last)
      || last == "getDefaultAdapter" && chain.contains("BluetoothAdapter")
    {
      return true
    }
    guard last.lowercased().hasSuffix("adapter") else { return false }
    let managers = names(declaredAs: "BluetoothManager")
    func isOfBluetooth(_ name: String) -> Bool {
      let word = name.lowercased()
      return managers.contains(name) || word.contains("bluetooth") || word.hasPrefix("bt")
        || word.hasPrefix("mbt")
    }
    // `val adapter = manager.adapter` says by its value what the name does not.
    return chain.contains(where: isOfBluetooth)
      || chain.count == 1
        && definitions(of: last).contains { $0.contains { isOfBluetooth(tokens[$0].text) } }
  }

  /// The names before a call, the last nearest to it: `manager`, `adapter` of `manager?.adapter!!.`,
  /// and `BluetoothManager`, `adapter` of `(service as BluetoothManager).adapter.`.
  func receiver(of place: Int) -> [String] {
    var names: [String] = []
    var index = place - 1
    var depth = 0
    while let token = token(index), place - index < Self.longestHead {
      if token.text == ")" {
        depth += 1
      } else if token.text == "(" {
        guard depth > 0 else { break }
        depth -= 1
      } else if depth > 0 {
        // What a bracket casts to, or the class that it names.
        if Self.bluetoothTypes.contains(token.text) { names.insert(token.text, at: 0) }
      } else if depth == 0 {
        if token.isWord {
          // Two words beside each other are no chain.
          let next = self.token(index + 1)?.text ?? ""
          guard names.isEmpty || [".", "?", "!", ":", "("].contains(next) else { break }
          names.insert(token.text, at: 0)
        } else if ![".", "?", "!", ":"].contains(token.text) {
          break
        }
      }
      index -= 1
    }
    return names
  }

  private static let bluetoothTypes: Set = ["BluetoothManager", "BluetoothAdapter"]

  /// The names that the file declares as of a type: `a: BluetoothAdapter`, `BluetoothAdapter a`,
  /// `val a = BluetoothAdapter.getDefaultAdapter()`.
  func names(declaredAs type: String) -> Set<String> {
    var found: Set<String> = []
    for (place, token) in tokens.enumerated() where token.text == type {
      if self.token(place - 1)?.text == ":", let name = self.token(place - 2), name.isName {
        found.insert(name.text)
      } else if self.token(place - 1)?.text == "=", let name = self.token(place - 2), name.isName,
        ["getDefaultAdapter", "extractResult", "getInstanceForApplication"]
          .contains(self.token(place + 2)?.text ?? "")
      {
        found.insert(name.text)
      } else if let name = self.token(place + 1), name.isName, !isImport(place) {
        found.insert(name.text)
      }
    }
    return found
  }

  /// Adds on which levels a radio is switched, and whether the file knows what replaced it.
  func addSwitching(to call: inout AndroidCall, at place: Int) {
    let isWifi = call.api == .wifiSwitch
    call.switchesOff = tokens[place].text == "disable"
    let firstLevel = isWifi ? 29 : 33
    var blocks = JVMBlocks(
      tokens, tellsLevels: tellsLevels, firstNewLevel: firstLevel)
    for place in 0..<place { blocks.pass(place) }
    let codeNames = isWifi ? ["Q", "P", "29", "28"] : ["TIRAMISU", "S_V2", "33", "32"]
    let isTested = isGuarded(place, in: blocks, by: codeNames)
    if blocks.isForOldLevels(place) || isTested || hasNewCounterpart(of: codeNames) {
      call.levels = call.levels.intersection(1...(firstLevel - 1)) ?? 1...(firstLevel - 1)
    }
    let replacements: Set<String> =
      isWifi
      ? ["ACTION_WIFI", "ACTION_WIFI_SETTINGS", "ACTION_INTERNET_CONNECTIVITY"]
      : ["ACTION_REQUEST_ENABLE", "ACTION_BLUETOOTH_SETTINGS"]
    call.hasReplacement = tokens.contains { replacements.contains($0.text) }
  }

  /// Whether the file has code for the new releases alone: `@RequiresApi(Build.VERSION_CODES.Q)`. A
  /// function of its own then distinguishes them.
  private func hasNewCounterpart(of codeNames: [String]) -> Bool {
    tokens.enumerated().contains { place, token in
      token.text == "RequiresApi" && !isImport(place)
        && arguments(of: place).contains { codeNames.contains(tokens[$0].text) }
    }
  }
}
