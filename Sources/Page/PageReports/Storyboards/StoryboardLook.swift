import PhoneSimulator
import PlatformModel

/// How a phone of a release looks, as far as a storyboard draws it.
struct StoryboardLook: Sendable {
  /// The generation of prompts.
  enum Age: String {
    case alert, glass
    case box, list, pill, you
  }

  /// What is around the camera of an iPhone; a plain one has a home button.
  enum Front {
    case plain, notch, island
  }

  /// How wide the screen of a phone is.
  static let screenWidth = 194

  let isAndroid: Bool
  let age: Age
  let front: Front
  /// Whether the release has a dark appearance: iOS from 13, Android from 10.
  let hasDarkMode: Bool
  /// Whether Android is controlled by gestures, instead of three buttons.
  let hasGestures: Bool

  /// The look of a release, on a phone with this form of the location indicator, if one is known.
  init(_ release: OSVersion, indicator: Indicator?) {
    isAndroid = release.platform == .android
    let level = release.level ?? .newest
    hasGestures = isAndroid && level >= APILevel(29)
    hasDarkMode = isAndroid ? level >= APILevel(29) : release >= .iOS(13)
    if isAndroid {
      age =
        level <= APILevel(28)
        ? .box : level == APILevel(29) ? .list : level == APILevel(30) ? .pill : .you
      front = .plain
    } else {
      age = release >= .iOS(26) ? .glass : .alert
      front =
        indicator == .bar || release < .iOS(11)
        ? .plain : release < .iOS(16) ? .notch : .island
    }
  }

  /// The classes of the picture.
  var classes: String {
    "sb \(isAndroid ? "sb-android" : "sb-ios") sb-\(age.rawValue)\(hasDarkMode ? " sb-dark" : "")"
  }

  /// Whether it is an iPhone with a home button.
  var hasHomeButton: Bool { !isAndroid && front == .plain }

  /// The corners of the screen.
  var screenCorner: Int { hasHomeButton ? 4 : isAndroid ? 18 : 23 }

  /// The corners of a prompt.
  var promptCorner: Int {
    switch age {
    case .box: 3
    case .list: 8
    case .alert: 12
    case .pill, .you: 18
    case .glass: 22
    }
  }

  /// Whether the words of a prompt begin at its left edge.
  var isLeading: Bool { age == .box || age == .glass }
  /// Whether the buttons of a prompt are filled, each alone.
  var hasFilledButtons: Bool { age == .glass || age == .pill || age == .you }
}
