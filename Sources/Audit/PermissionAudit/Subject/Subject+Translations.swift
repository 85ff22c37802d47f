import AppArtifacts
import PlatformModel

extension Subject {
  /// One purpose string in one language.
  struct Translation: Sendable {
    var key: InfoPlistKey
    var language: String
    var entry: Localization.Entry
  }

  /// The purpose strings of this tool's subject in the languages of the bundle.
  static func translations(of configuration: TargetConfiguration) -> [Translation] {
    configuration.localizations.flatMap { localization in
      localization.strings.compactMap { entry in
        let key = InfoPlistKey(rawValue: entry.key)
        guard PurposeKeys.judged.contains(key) else { return nil }
        return Translation(key: key, language: localization.language, entry: entry)
      }
    }
  }

  /// How many of the bundle's languages have a readable text for a purpose string.
  enum Coverage {
    case none, some, all
  }

  /// How far translations replace the text in the Info.plist: a prompt looks into the file of its
  /// language first (IOS-PROMPT-001).
  func translated(_ key: InfoPlistKey) -> Coverage {
    let filled = Set(
      translations.filter {
        $0.key == key && !$0.entry.text.isBlank && !$0.entry.text.says(key)
      }.map(\.language))
    if filled.isEmpty { return .none }
    // A language without a file of its own takes the one of Base.
    let languages = configuration.localizations.filter {
      $0.language != "Base" && !($0.file == nil && filled.contains("Base"))
    }
    return languages.allSatisfy { filled.contains($0.language) } ? .all : .some
  }

  /// Whether a prompt shows the text of the Info.plist, or that of a language if one is given.
  func isShown(_ key: InfoPlistKey, in language: String?) -> Bool {
    isShown(key) && (language != nil || translated(key) != .all)
  }

  /// What a phone does without a key in the Info.plist; uncertain if InfoPlist.strings has the
  /// text.
  func effect(without key: InfoPlistKey, _ effect: String) -> String {
    translated(key) == .none
      ? effect
      : "InfoPlist.strings has the text, but no source says whether iOS uses it without the key."
  }

  /// Whether nothing seen or unseen has a use for a purpose string.
  func isUnused(_ key: InfoPlistKey) -> Bool {
    // A call that compiled code finds by name at run time is not seen.
    if services.need(key) || target.isBuilt && key != .locationUsage { return false }
    return switch key {
    // Pages in a web view ask in the name of the app (IOS-REQ-004).
    case .whenInUse:
      !mayUse(.location + [.webView]) && !configuration.showsWebView
        && !target.libraries.contains { $0.name == "WebKit" }
    // An extension asks no one itself, yet its strings stand for the grant that its app asks for.
    case .alwaysAndWhenInUse, .always:
      bundle == .appExtension ? !mayUse(.location) : !mayAskForAlways
    case .locationUsage: true
    case .motion: !mayUse(.motionActivity + [.motionManager])
    case .bluetoothAlways, .bluetoothPeripheral: !mayUse(.bluetooth)
    default: false
    }
  }

  /// Whether any code seen or unseen asks for Always.
  var mayAskForAlways: Bool {
    asksForAlways
      || !unseen.possible.isDisjoint(with: [.requestAlwaysAuthorization, .serviceSession])
  }

  /// Whether code that is seen asks for Always, or may do so.
  var asksForAlways: Bool {
    uses.contains {
      $0.api == .requestAlwaysAuthorization
        || $0.api == .serviceSession && [.member("always"), .dynamic].contains($0.argument)
    }
  }
}

extension String {
  /// Whether it is the name of a key and nothing else.
  func says(_ key: InfoPlistKey) -> Bool {
    utf8.lazy.filter { $0 > 0x20 }.elementsEqual(key.rawValue.utf8)
  }
}
