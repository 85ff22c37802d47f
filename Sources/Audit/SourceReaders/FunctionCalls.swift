/// Where a file calls a function of some name, as far as it matters to what runs in the background.
///
/// Every mention that is not a declaration counts as a call.
public struct FunctionCalls: Hashable, Sendable {
  /// How many functions of the name the file declares.
  public var declarations = 0
  /// The calls that are made only once the app has left the screen.
  public var inBackground = 0
  /// All other mentions.
  public var elsewhere = 0

  /// No calls.
  public init() {}

  /// Whether the bytes may hold code that is called once the app has left the screen.
  package static func mayHearOfBackground(_ bytes: UnsafeRawBufferPointer) -> Bool {
    ["EnterBackground", ".background"].contains { ByteSearch.contains($0, in: bytes) }
  }

  /// Whether the bytes hold a word.
  package static func mentions(_ word: String, in bytes: UnsafeRawBufferPointer) -> Bool {
    !ByteSearch.words(word, in: bytes).isEmpty
  }

  /// Reads a Swift file for them; nil if its structure cannot be read.
  package static func read(
    _ name: String, in bytes: UnsafeRawBufferPointer, conditions: [String] = []
  ) -> FunctionCalls? {
    guard let source = SwiftSource(bytes, conditions: CompilationConditions(conditions)),
      source.isStructured
    else { return nil }
    return SwiftBackground(source: source).calls(of: name)
  }
}
