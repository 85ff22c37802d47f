extension ObjectiveCManagers {
  /// Whether nothing holds the Bluetooth manager that is made at the name of its class, with a
  /// delegate, once the function has run: `[[CBCentralManager alloc] initWithDelegate:self queue:nil]`.
  func losesBluetoothManager(at index: Int, in function: ObjectiveCFunction) -> Bool {
    let inner = source.parent(index)
    let outer = source.parent(inner)
    let end = source.partner(outer)
    guard !countsReferences, source.isToken(inner, "["), source.isToken(outer, "["),
      outer == inner - 1, end > outer, source.isToken(end + 1, ";"),
      hasDelegate(source.partner(inner) + 1)
    else { return false }
    // `[[… alloc] initWithDelegate:self queue:nil];`
    if source.isToken(outer - 1, [";", "{", "}"]) { return true }
    guard source.isToken(outer - 1, "="), source.isIdentifier(outer - 2),
      source.isToken(outer - 3, "*"), source.text(outer - 4) == source.text(index)
    else { return false }
    // A static variable lives on.
    guard source.isToken(outer - 5, [";", "{", "}"]) else { return false }
    return !escapes(source.text(outer - 2), from: outer - 2, in: function)
  }

  /// Whether a selector takes a delegate, and gets one.
  private func hasDelegate(_ selector: Int) -> Bool {
    source.isToken(selector, "initWithDelegate") && source.isToken(selector + 1, ":")
      && !source.isToken(selector + 2, ["nil", "NULL", "Nil"])
  }
}
