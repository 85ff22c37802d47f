/// A source without what the compiler refuses, as far as that asks for no location.
///
/// The statement around a rejected place becomes spaces, or `stub()` where a value is wanted.
/// Code that asks for location or reads its status stays, with stubs for its arguments if need
/// be. No line moves.
public struct WithoutRefused {
  /// The source to compile.
  public private(set) var bytes: [UInt8]
  /// The errors whose code was left out or replaced.
  public private(set) var left: [Refusal] = []
  /// The errors whose code stays.
  public private(set) var kept: [Refusal] = []

  /// Leaves out of a source what the compiler rejected in it.
  ///
  /// Code stays if it has a name that asks for location, or reaches location through a name of the
  /// module.
  public init(
    _ source: [UInt8], refused: [Refusal], asking: Set<String>, reaching: Set<String>,
    mode: SwiftLanguageMode
  ) {
    var left: [Refusal] = []
    var kept: [Refusal] = []
    let edits = source.withUnsafeBytes { bytes -> [SourceEdit] in
      guard let source = SwiftSource(bytes, conditions: .onLinux(mode)), source.isStructured
      else {
        kept = refused
        return []
      }
      let lines = [0] + bytes.indices.filter { bytes[$0] == .newline }.map { $0 + 1 }
      return refused.flatMap { refusal -> [SourceEdit] in
        let place = RefusedPlace(
          refusal, in: source.tree, lines: lines, asking: asking, reaching: reaching)
        let edits = place?.edits ?? []
        if edits.isEmpty { kept.append(refusal) } else { left.append(refusal) }
        return edits
      }
    }
    bytes = edits.applied(to: source).bytes
    self.left = left
    self.kept = kept
  }
}
