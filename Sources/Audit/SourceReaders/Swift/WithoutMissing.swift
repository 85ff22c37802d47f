import SwiftSyntax

/// What no file and no module here declares, and how code uses it.
public struct MissingNames: Sendable {
  /// Types that have a stub without members.
  public var types: Set<String>
  /// Members that files of the module, or stubs with members, declare.
  public var declared: Set<String>
  /// The names by which code reaches location, motion or Bluetooth.
  public var reaching: Set<String>

  /// The names of a module.
  public init(types: Set<String>, declared: Set<String>, reaching: Set<String>) {
    self.types = types
    self.declared = declared
    self.reaching = reaching
  }

  func isMember(_ name: String) -> Bool {
    KnownMembers.contains(name) || declared.contains(name) || name.hasPrefix("_")
      || name.hasPrefix("$")
  }
}

/// A source without what nothing here declares.
///
/// A statement that uses it, and does not reach location, becomes spaces; so do the statements that
/// use what it would have set. Within what reaches location a value becomes `stub()`. A
/// condition that cannot be read lets `guard` pass. No line moves.
public struct WithoutMissing {
  /// The source as it is compiled.
  public private(set) var bytes: [UInt8]
  /// The lines on which something was left out or stood in for.
  public private(set) var lines: [Int] = []

  /// Leaves out of a source what is missing.
  public init(_ source: [UInt8], missing: MissingNames, mode: SwiftLanguageMode) {
    let edits = source.withUnsafeBytes { bytes -> [SourceEdit] in
      guard let source = SwiftSource(bytes, conditions: .onLinux(mode)), source.isStructured
      else { return [] }
      // Members that are left out are found first, wherever they are.
      let first = Leaving(missing)
      first.walk(source.tree)
      let leaving = Leaving(missing, without: first.goneMembers)
      leaving.walk(source.tree)
      return leaving.edits
    }
    let (bytes, lines) = edits.applied(to: source)
    self.bytes = bytes
    self.lines = Set(lines.compactMap(\.self)).sorted()
  }
}
