/// Whether a request would show a prompt now.
public enum CanPrompt: Hashable, Sendable {
  /// A prompt would be shown.
  case yes
  /// None would, for this reason.
  case no(Obstacle)
  /// iOS does not say: whether Always was asked for before, or location allowed only once.
  case unknown
}
