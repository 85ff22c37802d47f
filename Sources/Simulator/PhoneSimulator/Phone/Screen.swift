/// What fills the screen behind prompts.
package enum Screen: Hashable, Sendable {
  /// The home screen.
  case home
  /// The app Settings.
  case settings
  /// An app.
  case app(AppID)

  /// The app, where it is one.
  package var app: AppID? {
    if case .app(let app) = self { app } else { nil }
  }
}
