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

  /// Whether nothing seen or unseen has a use for a purpose string.
  func isUnused(_ key: InfoPlistKey) -> Bool {
    if services.need(key) { return false }
    return switch key {
    // Pages in a web view ask in the name of the app (IOS-REQ-004).
    case .whenInUse:
      !mayUse(.location + [.webView]) && !configuration.showsWebView
        && !target.libraries.contains { $0.name == "WebKit" }
    // An extension asks nobody itself, yet its strings stand for the grant that its app asks for.
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
    mayUse([.requestAlwaysAuthorization]) || possible.contains(.serviceSession)
      || uses.contains {
        $0.api == .serviceSession && [.member("always"), .dynamic].contains($0.argument)
      }
  }
}
