/// What a Bluetooth delegate of Objective-C does where the radio is not on.
///
/// As in Swift, a callback that only acts in `CBManagerStatePoweredOn` leaves people without a word;
/// a state that is kept or handed on may be shown anywhere.
struct ObjectiveCBluetoothStates {
  let source: ObjectiveCSource
  let functions: [ObjectiveCFunction]

  /// The callback at its name, with whether it does anything where the radio is not on.
  func use(at index: Int, named name: String) -> ObjectiveCUse? {
    guard let function = functions.after(index), function.name == name + ":",
      source.isToken(index + 1, ":"), source.parent(index) < 0
    else { return nil }
    let statements = statements(in: function.body.lowerBound)
    return ObjectiveCUse(
      .bluetoothState, .implementation,
      .boolean(!isOnlyForPoweredOn(statements) || isAskedBeside(function)))
  }

  /// Whether code of the file outside the callback does something where the radio is not on:
  /// `if (central.state != CBManagerStatePoweredOn) { [self show]; }`.
  ///
  /// The constants of the other kind of manager say nothing about this one.
  private func isAskedBeside(_ callback: ObjectiveCFunction) -> Bool {
    let other = callback.name.hasPrefix("peripheral") ? "CBCentral" : "CBPeripheral"
    return source.tokens.indices.contains { index in
      let name = source.text(index)
      guard !callback.body.contains(index), name.hasSuffix("StatePoweredOn"),
        !name.hasPrefix(other), source.isToken(index - 1, "!="),
        let function = functions.around(index)
      else { return false }
      let bracket = source.parent(index)
      guard source.isToken(bracket, "("), source.isToken(bracket - 1, "if") else { return true }
      let body = body(from: source.partner(bracket) + 1, to: function.body.upperBound)
      return !body.statements.allSatisfy(isIdle)
    }
  }

  /// Whether the statements are one question for the radio that is on, with nothing but logging beside it.
  private func isOnlyForPoweredOn(_ statements: [Range<Int>]) -> Bool {
    var asks = false
    for statement in statements {
      if let check = check(statement) {
        guard check.others.allSatisfy(isIdle) else { return false }
        // After `if (state != CBManagerStatePoweredOn) return;` all is for that state.
        if check.leaves { return true }
        asks = true
      } else if !isIdle(statement) {
        return false
      }
    }
    return asks
  }

  /// A statement that asks for the radio that is on.
  private struct Check {
    /// What runs where it is not.
    var others: [Range<Int>]
    /// Whether nothing after the statement runs then.
    var leaves = false
  }

  private func check(_ statement: Range<Int>) -> Check? {
    let start = statement.lowerBound
    let bracket = start + 1
    let close = source.partner(bracket)
    guard source.isToken(bracket, "("), close > bracket, close < statement.upperBound else {
      return nil
    }
    if source.isToken(start, "switch") {
      return cases(of: (bracket + 1)..<close, brace: close + 1)
    }
    guard source.isToken(start, "if"),
      let isEqual = comparison((bracket + 1)..<close)
    else { return nil }
    let (body, rest) = body(from: close + 1, to: statement.upperBound)
    if !isEqual {
      guard rest == statement.upperBound,
        body.contains(where: { source.isToken($0.lowerBound, "return") })
      else { return nil }
      return Check(others: body, leaves: true)
    }
    guard source.isToken(rest, "else") else { return Check(others: []) }
    guard !source.isToken(rest + 1, "if") else { return nil }
    return Check(others: self.body(from: rest + 1, to: statement.upperBound).statements)
  }

  /// `central.state == CBManagerStatePoweredOn`, alone: true for `==`, false for `!=`.
  private func comparison(_ range: Range<Int>) -> Bool? {
    let inner = source.unbracketed(range)
    guard !inner.contains(where: { source.isToken($0, ["&&", "||"]) }) else { return nil }
    let words = inner.map(source.text)
    guard words.contains("state"), words.contains(where: { $0.hasSuffix("StatePoweredOn") }) else {
      return nil
    }
    if words.contains("==") { return true }
    return words.contains("!=") ? false : nil
  }

  /// The statements of all cases but that for the radio that is on.
  private func cases(of subject: Range<Int>, brace: Int) -> Check? {
    let end = source.partner(brace)
    guard subject.contains(where: { source.isToken($0, "state") }), source.isToken(brace, "{"),
      end > brace
    else { return nil }
    var others: [Range<Int>] = []
    var isOn = false
    var knowsOn = false
    var index = brace + 1
    while index < end {
      if source.isToken(index, ["case", "default"]) {
        let label = source.text(index + 1)
        let colon = source.siblings(from: index, to: end).first { source.isToken($0, ":") }
        // `case a: case b:` run the same, and one that falls through is not idle.
        isOn = label.hasSuffix("StatePoweredOn")
        knowsOn = knowsOn || isOn
        index = (colon ?? end) + 1
        continue
      }
      let statement = self.statement(from: index, to: end)
      if !isOn { others.append(statement) }
      index = max(statement.upperBound, index + 1)
    }
    return knowsOn ? Check(others: others) : nil
  }

  /// Whether a statement leaves, or only writes to a log.
  private func isIdle(_ statement: Range<Int>) -> Bool {
    guard let first = statement.first else { return true }
    if source.isToken(first, "{") { return statements(in: first).allSatisfy(isIdle) }
    if source.isToken(first, [";", "break"]) { return true }
    if source.isToken(first, "return") { return source.isToken(first + 1, ";") }
    return source.isToken(first + 1, "(")
      && (source.isToken(first, ["NSLog", "printf", "os_log"])
        || source.text(first).hasPrefix("DDLog") || source.text(first).hasSuffix("Log"))
  }
}

extension ObjectiveCBluetoothStates {
  /// The statements between two braces.
  private func statements(in brace: Int) -> [Range<Int>] {
    let end = source.partner(brace)
    guard end > brace else { return [] }
    var found: [Range<Int>] = []
    var index = brace + 1
    while index < end {
      let statement = statement(from: index, to: end)
      found.append(statement)
      index = max(statement.upperBound, index + 1)
    }
    return found
  }

  /// What an `if` or an `else` runs, and where the next statement begins.
  private func body(from start: Int, to end: Int) -> (statements: [Range<Int>], next: Int) {
    let statement = statement(from: start, to: end)
    let isBlock = source.isToken(start, "{")
    return (isBlock ? statements(in: start) : [statement], statement.upperBound)
  }

  /// One statement, with the whole chain of an `if`.
  private func statement(from start: Int, to end: Int) -> Range<Int> {
    var next = start
    if source.isToken(start, "{") { return start..<after(source.partner(start), from: start, end) }
    if source.isToken(start, ["if", "switch", "while", "for"]), source.isToken(start + 1, "(") {
      next = after(source.partner(start + 1), from: start, end)
      next = statement(from: next, to: end).upperBound
      guard source.isToken(start, "if"), next < end, source.isToken(next, "else") else {
        return start..<next
      }
      return start..<max(next + 1, statement(from: next + 1, to: end).upperBound)
    }
    let semicolon = source.siblings(from: start, to: end).first { source.isToken($0, ";") }
    return start..<min(end, (semicolon ?? end - 1) + 1)
  }

  private func after(_ partner: Int, from start: Int, _ end: Int) -> Int {
    partner > start ? min(end, partner + 1) : end
  }
}
