import AuthorizationEngine
import PlatformModel

/// One question of the system to the person, from its appearance to its end.
///
/// It is an object with an identity, not an immediate answer: code that awaits the answer waits as
/// long as the person does, and some ends are no answer at all.
public struct PhonePrompt: Hashable, Sendable {
  /// Its number on this phone, from 1; no other prompt has it.
  public let id: Int
  /// Which question it is; nil if one about location was passed over, for there are several.
  public let prompt: IOS.Prompt?
  /// The app it is about.
  package let app: AppID
  /// Who asked: a manager, the app or the system.
  public let asker: IOS.Asker
  /// The level it was asked for.
  public let level: IOS.Level
  /// How often the app used the location in the background, which the reminder says (P8).
  let useCount: Int
  /// What it says; nil if there was no question.
  let words: Words?
  /// Whether a map is shown; Settings can switch it off for all apps (IOS-PROMPT-004).
  public let showsMap: Bool
  /// The Precise toggle, or nil if there is none; it stays where the map is switched off.
  public internal(set) var precise: IOS.Precision?
  /// When it appeared.
  public let time: Duration
  /// How it ended; nil while it is on the screen.
  public internal(set) var end: End?
}

extension PhonePrompt {
  /// The words of a question. An object, because a question is kept in several places.
  final class Words: Hashable, Sendable {
    /// The name of the app in the title.
    let appName: String
    /// The row of the catalog.
    let form: IOS.Prompt.Form
    /// The app's purpose string, or nil if the system has words of its own.
    let body: String?

    init(appName: String, form: IOS.Prompt.Form, body: String?) {
      self.appName = appName
      self.form = form
      self.body = body
    }

    static func == (left: Words, right: Words) -> Bool {
      left === right
        || (left.appName, left.form, left.body) == (right.appName, right.form, right.body)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(appName)
      hasher.combine(form)
      hasher.combine(body)
    }
  }

  /// The buttons, from top to bottom.
  public var buttons: [IOS.Button] { words?.form.buttons ?? [] }

  /// The app's purpose string, or nil if the system has words of its own.
  public var body: String? { words?.body }

  /// The title, the app's name in place.
  public var title: String {
    guard let words else { return "" }
    guard prompt == .backgroundReminder else { return words.form.title(for: words.appName) }
    return words.form.title(
      for: words.appName, uses: useCount == 1 ? "once" : "\(useCount) times")
  }

  /// The ways a question ends.
  public enum End: Hashable, Sendable {
    /// The person pressed a button.
    case answered(IOS.Button)
    /// The phone was locked, or switched off, with the question up (IOS-AUTH-044).
    case dismissedByLock
    /// Another question of the app took its place, as P7 does on unlocking (P7L).
    case replaced
    /// The system never showed it, or took it away because no one waits for the answer any more.
    case suppressed(Suppression)
    /// The app that asked was ended.
    case appKilled
  }

  /// Why the system shows no question, or no longer.
  public enum Suppression: Hashable, Sendable {
    /// A request that iOS passes over in silence.
    case silence(IOS.Effect.Silence)
    /// The manager that asked is gone, or what it asked for is decided (IOS-AUTH-041).
    case withdrawn
  }
}
