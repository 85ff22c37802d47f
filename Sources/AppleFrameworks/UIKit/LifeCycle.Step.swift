extension LifeCycle {
  /// Something that UIKit tells an app about its life.
  enum Step: Sendable {
    case becomeActive, resign, enterBackground, enterForeground

    /// The state after it; nil if nothing follows from it, and no code is notified.
    func next(_ state: State) -> State? {
      switch self {
      case .becomeActive: .active
      case .resign: .inactive
      case .enterBackground: state == .background ? nil : .background
      case .enterForeground: state == .background ? .inactive : nil
      }
    }
  }

  /// Takes a step of which no handler is called.
  func pass(_ step: Step) {
    if let next = step.next(state) { state = next }
  }
}
