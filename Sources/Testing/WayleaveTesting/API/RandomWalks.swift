/// Random walks, beyond the depth to which every sequence is searched.
public struct RandomWalks: Hashable, Sendable {
  /// How many walks.
  public var count: Int
  /// How many steps each has, at most.
  public var length: Int
  /// The seed: the same seed gives the same walks.
  public var seed: UInt64

  /// Random walks.
  public init(count: Int, length: Int, seed: UInt64 = 1) {
    self.count = count
    self.length = length
    self.seed = seed
  }
}
