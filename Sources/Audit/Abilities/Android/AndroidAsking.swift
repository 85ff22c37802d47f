/// How an app asks for location.
public struct AndroidAsking: Hashable, Sendable {
  /// Whether one request holds the foreground and the background.
  public var isTogether: Bool
  /// Whether it asks for precise location without the approximate one.
  public var isForFineOnly: Bool
  /// Whether it asks for the background, by itself where it is not asked for together.
  public var isForBackground: Bool
  /// The levels on which it does so; nil for all levels.
  public var levelsForBackground: Set<Int>?

  /// All that is declared is asked for, and the background by itself after it, unless it is said
  /// otherwise.
  public init(
    isTogether: Bool = false, isForFineOnly: Bool = false, isForBackground: Bool = true,
    levelsForBackground: Set<Int>? = nil
  ) {
    self.isTogether = isTogether
    self.isForFineOnly = isForFineOnly
    self.isForBackground = isForBackground
    self.levelsForBackground = levelsForBackground
  }

  /// How it asks on one level.
  func on(_ level: Int) -> Self {
    var asking = self
    asking.isForBackground = isForBackground && levelsForBackground?.contains(level) ?? true
    asking.levelsForBackground = nil
    return asking
  }
}
