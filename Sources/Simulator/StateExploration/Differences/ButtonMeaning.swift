import AuthorizationEngine
import PlatformModel

/// What a person means by a button, so that an answer can be given on prompts with other words.
enum ButtonMeaning: Hashable {
  case always
  case whileUsing
  case once
  case never
  case later
  case settings

  /// The meaning of a button on a prompt.
  init(_ button: IOS.Button, on prompt: IOS.Prompt) {
    switch button {
    case .alwaysAllow, .changeToAlwaysAllow, .continueAllowing: self = .always
    case .allow:
      self = prompt == .alwaysIOS8 || prompt == .alwaysUpgradeIOS9 ? .always : .whileUsing
    case .allowWhileUsing, .onlyWhileUsing, .keepOnlyWhileUsing, .changeToOnlyWhileUsing, .ok:
      self = .whileUsing
    case .allowOnce: self = .once
    case .dontAllow: self = .never
    case .cancel: self = prompt == .alwaysUpgradeIOS9 ? .whileUsing : .later
    case .notNow: self = .later
    case .settings: self = .settings
    }
  }
}
