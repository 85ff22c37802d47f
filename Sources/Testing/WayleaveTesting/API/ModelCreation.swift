/// When an explored app creates the model that its actions receive.
public enum ModelCreation: Hashable, Sendable {
  /// At launch, before the first action.
  case atLaunch
  /// At the first action, like a lazy singleton.
  ///
  /// The first action then meets an object that has received no callback yet.
  case onFirstAction
}
