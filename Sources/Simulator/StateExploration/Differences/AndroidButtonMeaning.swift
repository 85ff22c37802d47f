import AuthorizationEngine

/// What a person means by a button of a dialog of Android, whatever its words are.
enum AndroidButtonMeaning: Hashable {
  case always
  case whileUsing
  case once
  case never
  case neverAgain
  case keep
  case keepForGood

  /// The meaning of a button on a dialog.
  init(_ button: Android.Button, on prompt: Android.Prompt) {
    switch button {
    case .allow: self = prompt.group == .location ? .whileUsing : .always
    case .allTheTime: self = .always
    case .whileUsing: self = .whileUsing
    case .onlyThisTime: self = .once
    case .deny: self = .never
    case .denyAndDontAskAgain: self = .neverAgain
    case .keep: self = .keep
    case .keepAndDontAskAgain: self = .keepForGood
    }
  }
}
