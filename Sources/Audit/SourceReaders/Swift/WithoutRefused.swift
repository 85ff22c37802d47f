import SwiftSyntax

/// A source without what the compiler refuses, as far as that asks for no location.
///
/// The statement around a refused place becomes spaces; where a value is wanted it becomes
/// `standIn()`. What asks for location, or reads its status, stays, with what it is given stood in for.
/// No line moves.
public struct WithoutRefused {
  /// The source as it is compiled.
  public private(set) var bytes: [UInt8]
  /// Those that were left out, or stood in for.
  public private(set) var left: [Refusal] = []
  /// Those that stay.
  public private(set) var kept: [Refusal] = []

  /// Leaves out of a source what was refused in it.
  ///
  /// Nothing goes that has a name by which location is asked for, or reaches it by the names of the module.
  public init(
    _ source: [UInt8], refused: [Refusal], asking: Set<String>, reaching: Set<String>,
    mode: SwiftLanguageMode
  ) {
    var left: [Refusal] = []
    var kept: [Refusal] = []
    let edits = source.withUnsafeBytes { bytes -> [SourceEdit] in
      guard let source = SwiftSource(bytes, conditions: .onLinux(mode)), source.isStructured
      else { return [] }
      let newline = UInt8(ascii: "\n")
      let lines = [0] + bytes.indices.filter { bytes[$0] == newline }.map { $0 + 1 }
      return refused.flatMap { refusal -> [SourceEdit] in
        guard lines.indices.contains(refusal.line - 1),
          let token = source.tree.token(
            at: AbsolutePosition(utf8Offset: lines[refusal.line - 1] + refusal.column - 1))
        else { return [] }
        let function = refusal.isOfAFunction ? token.text : nil
        let names = reaching.subtracting([refusal.foreignName, function].compactMap(\.self))
        let edits = RefusedPlace(
          token: token, message: refusal.message, asking: asking, reaching: names,
          protocolName: refusal.protocolName
        ).edits
        if edits.isEmpty { kept.append(refusal) } else { left.append(refusal) }
        return edits
      }
    }
    bytes = edits.applied(to: source).bytes
    self.left = left
    self.kept = left.isEmpty ? refused : kept
  }
}
