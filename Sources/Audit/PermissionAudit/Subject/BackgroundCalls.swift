import AppArtifacts
import SourceReaders

/// Looks through a target's sources for the calls of one function.
enum BackgroundCalls {
  /// Whether all calls of the functions of a name are made in the background, and the target
  /// declares one function of the name.
  ///
  /// Few files hear of the background at all, so they are looked at first: without a call there,
  /// nothing more is read.
  static func areAll(of name: String, in target: AppTarget, of tree: FileTree) -> Bool {
    var rest: [[UInt8]] = []
    var calls = FunctionCalls()
    for file in target.sources {
      guard let bytes = try? tree.read(file.path) else { return false }
      let (isNamed, mayHear) = bytes.withUnsafeBytes { bytes in
        let isNamed = FunctionCalls.mentions(name, in: bytes)
        return (isNamed, isNamed && FunctionCalls.mayHearOfBackground(bytes))
      }
      guard isNamed else { continue }
      guard file.language == .swift else { return false }
      if !mayHear {
        rest.append(bytes)
      } else if !add(bytes, name, to: &calls) {
        return false
      }
    }
    guard calls.inBackground > 0 else { return false }
    return rest.allSatisfy { add($0, name, to: &calls) } && calls.declarations == 1
  }

  /// Adds what a file calls; false if it calls the function elsewhere, or it is unknown.
  private static func add(_ bytes: [UInt8], _ name: String, to calls: inout FunctionCalls) -> Bool {
    guard let found = bytes.withUnsafeBytes({ FunctionCalls.read(name, in: $0) }) else {
      return false
    }
    calls.declarations += found.declarations
    calls.inBackground += found.inBackground
    return found.elsewhere == 0 && calls.declarations < 2
  }
}
