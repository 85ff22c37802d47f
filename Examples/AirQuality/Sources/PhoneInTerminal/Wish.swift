import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// What a person can do with the phone, by one line that is typed.
public enum Wish: Hashable, Sendable {
  case tap, retry
  case search(String)
  case pick(Int)
  case press(IOS.Button)
  case togglePrecise
  case choose(IOS.Event.SettingsChoice)
  case precise(Bool)
  case services(Bool)
  case go(String)
  case getLost
  case lock, unlock, leave, open, quit

  /// Reads a line; nil if it means nothing.
  public init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map { String($0) }
    let rest = words.count > 1 ? words[1] : ""
    switch (words.first, rest) {
    case ("tap", ""): self = .tap
    case ("retry", ""): self = .retry
    case ("search", _) where !rest.isEmpty: self = .search(rest)
    case ("pick", _):
      guard let number = Int(rest) else { return nil }
      self = .pick(number)
    case ("allow", ""): self = .press(.allowWhileUsing)
    case ("once", ""): self = .press(.allowOnce)
    case ("deny", ""): self = .press(.dontAllow)
    case ("precise", ""): self = .togglePrecise
    case ("precise", "on"), ("precise", "off"): self = .precise(rest == "on")
    case ("services", "on"), ("services", "off"): self = .services(rest == "on")
    case ("settings", "never"): self = .choose(.never)
    case ("settings", "ask"): self = .choose(.askNextTime)
    case ("settings", "while"): self = .choose(.whileUsing)
    case ("go", _) where !rest.isEmpty: self = .go(rest)
    case ("lost", ""): self = .getLost
    case ("lock", ""): self = .lock
    case ("unlock", ""): self = .unlock
    case ("home", ""): self = .leave
    case ("open", ""): self = .open
    case ("quit", ""): self = .quit
    default: return nil
    }
  }

  /// What can be typed.
  public static let help = """
      tap             Use My Location
      search CITY     find a city by its name; pick 1 chooses from what was found
      retry           Try Again
      allow once deny a button of the prompt; precise turns its toggle
      settings never | ask | while     the app's page in Settings; precise on | off is on it
      services on | off                Location Services, for the whole phone
      go CITY, lost   the phone is in another city, or cannot tell where it is
      lock unlock home open quit       what one does with a phone; quit is a swipe up
      exit            put the phone away
    """
}
