/// When an app that is explored makes what its actions are given.
public enum ModelMaking: Hashable, Sendable {
  /// As its process is launched, before anything can be tapped.
  case atLaunch
  /// By the first tap on one of its actions, as a shared object is that nobody asked for before.
  ///
  /// What the first tap calls meets an object that has been told nothing yet.
  case atFirstTap
}
