import AuthorizationEngine
import PlatformModel

/// What a person can answer when an app asks for location, by what they mean.
public enum PersonsAnswer: String, Hashable, Sendable, CaseIterable {
  case always
  case whileUsing
  case once
  case never

  /// The words of the row in a table.
  public var title: String {
    switch self {
    case .always: "Always"
    case .whileUsing: "While Using"
    case .once: "Allow Once"
    case .never: "Don’t Allow"
    }
  }

  /// The buttons that mean it, on the prompts of all releases; the first that a prompt offers counts.
  func buttons(for prompt: IOS.Prompt) -> [IOS.Button] {
    switch self {
    case .always:
      prompt == .whenInUseIOS8 || prompt == .whenInUseIOS11
        ? [] : [.changeToAlwaysAllow, .alwaysAllow, .allow]
    case .whileUsing:
      prompt == .alwaysIOS8
        ? [] : [.allowWhileUsing, .onlyWhileUsing, .keepOnlyWhileUsing, .allow]
    case .once: [.allowOnce]
    case .never: [.dontAllow]
    }
  }
}
