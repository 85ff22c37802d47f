/// How an app asks for location.
public struct AndroidAsking: Hashable, Sendable {
  /// Whether one request holds the foreground and the background.
  public var isTogether: Bool
  /// Whether it asks for precise location without the approximate one.
  public var isForFineOnly: Bool
  /// The levels on which it asks for background location, in a request of its own if it does not ask
  /// for both together; nil for all levels.
  public var levelsForBackground: Set<Int>?

  /// All that is declared is asked for, and the background by itself after it, unless it is said
  /// otherwise.
  public init(
    isTogether: Bool = false, isForFineOnly: Bool = false, levelsForBackground: Set<Int>? = nil
  ) {
    self.isTogether = isTogether
    self.isForFineOnly = isForFineOnly
    self.levelsForBackground = levelsForBackground
  }

  /// Whether it asks for the background on a level.
  public func isForBackground(on level: Int) -> Bool {
    levelsForBackground?.contains(level) ?? true
  }
}
