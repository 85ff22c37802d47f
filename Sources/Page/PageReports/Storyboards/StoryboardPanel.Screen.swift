import PhoneSimulator

extension StoryboardPanel {
  /// What the screen shows behind a question.
  indirect enum Screen: Sendable {
    case app(String)
    case home
    case locked(over: Screen)
    case settings(Timeline.Setting?)
  }
}

extension StoryboardPanel.Screen {
  /// Goes on to what is shown after a change.
  mutating func change(to change: Timeline.ScreenChange) {
    switch change {
    case .app(let name): self = .app(name)
    case .home: self = .home
    case .closed(let name): self = without(name)
    case .locked: if case .locked = self {} else { self = .locked(over: self) }
    case .unlocked: if case .locked(let over) = self { self = over }
    case .settings(let setting): self = .settings(setting)
    }
  }

  /// The same once an app has ended.
  private func without(_ name: String) -> Self {
    switch self {
    case .app(name): .home
    case .locked(let over): .locked(over: over.without(name))
    default: self
    }
  }
}
