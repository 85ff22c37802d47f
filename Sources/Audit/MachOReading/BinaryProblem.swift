/// Why a compiled file could not be read, with the place.
public struct BinaryProblem: Error, Hashable, Sendable {
  /// The offset in the file.
  public var offset: Int
  /// What is wrong, one sentence without the place.
  public var message: String

  /// Why a compiled file could not be read.
  public init(at offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}
