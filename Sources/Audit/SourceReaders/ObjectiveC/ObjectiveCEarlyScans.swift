/// Finds scans for Bluetooth devices that follow the making of their manager, so that they come before
/// its first state, in a file that scans nowhere else.
struct ObjectiveCEarlyScans {
  let source: ObjectiveCSource

  /// The first words of the scans.
  func uses() -> [Int] {
    let places = source.tokens.indices.filter {
      source.isToken($0, "scanForPeripheralsWithServices")
    }
    return places.allSatisfy(isEarly) ? places : []
  }

  /// Whether a statement before the scan, in the same braces, makes the manager:
  /// `name = [[CBCentralManager alloc] initWithDelegate:self queue:nil];`
  private func isEarly(_ scan: Int) -> Bool {
    let message = source.parent(scan)
    guard source.isToken(message, "["), source.isIdentifier(scan - 1) else { return false }
    let list = source.parent(message)
    let name = ObjectiveCDeclarations.bare(source.text(scan - 1))
    let places = max(0, list)..<message
    let made = places.last { index in
      guard source.isToken(index, "CBCentralManager"), source.isToken(index + 1, "alloc") else {
        return false
      }
      let outer = source.parent(source.parent(index))
      return source.isToken(outer, "[") && source.parent(outer) == list
        && source.isToken(outer - 1, "=")
        && ObjectiveCDeclarations.bare(source.text(outer - 2)) == name
    }
    guard let made, source.isToken(list, "{"), source.isToken(message - 1, [";", "}"]) else {
      return false
    }
    return !(made..<message).contains { EarlyScans.delays.contains(source.text($0)) }
  }
}
