/// What keeps a call from running.
extension AndroidSourceReader {
  /// Whether a ForegroundInfo is what `getForegroundInfo` gives, in a worker that does not go to the
  /// foreground by itself.
  func isForExpedited(_ place: Int) -> Bool {
    guard names.isDisjoint(with: ["setForeground", "setForegroundAsync"]),
      let name = function(around: place)?.name
    else { return false }
    return name == "getForegroundInfo" || name == "getForegroundInfoAsync"
  }

  /// Whether the function of a call checks BLUETOOTH_SCAN before it, by itself or by a function of
  /// the file, and no test of the level is in the file.
  func isBehindScanPermission(_ place: Int) -> Bool {
    guard names.contains("BLUETOOTH_SCAN"), names.contains("checkSelfPermission"),
      names.isDisjoint(with: ["SDK_INT", "isAtLeast"]), let start = function(around: place)?.start
    else { return false }
    let checks = tokens.indices.filter { index in
      tokens[index].text == "checkSelfPermission"
        && arguments(of: index).contains { tokens[$0].text == "BLUETOOTH_SCAN" }
    }
    let functions = Set(checks.compactMap { function(around: $0)?.name })
    return (start..<place).contains { index in
      checks.contains(index) || functions.contains(tokens[index].text) && !isDeclaration(index)
    }
  }
}
