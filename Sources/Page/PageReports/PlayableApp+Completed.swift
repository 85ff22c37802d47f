import AuthorizationEngine
import Findings
import PlatformModel

extension PlayableApp {
  /// The same app with the purpose strings that its requests for location need, so that the phone asks.
  ///
  /// nil if it has them, makes no request, or is for Android.
  var completed: PlayableApp? {
    guard case .iOS(var plist) = declared else { return nil }
    let events = Set(calls.map(\.event))
    let asksForAlways = events.contains(IOS.Event.requestAlways.spelled) && !plist.isClip
    guard asksForAlways || events.contains(IOS.Event.requestWhenInUse.spelled) else { return nil }
    let always: [InfoPlistKey] = [.alwaysAndWhenInUse, .always]
    let needed = ([InfoPlistKey.whenInUse] + (asksForAlways ? always : [])).map(\.rawValue)
    let missing = needed.filter { key in
      !plist.texts.contains { $0.key == key && !$0.text.isEmpty }
    }
    // The old key alone is needed on old releases only.
    guard missing.contains(where: { $0 != InfoPlistKey.always.rawValue }) else { return nil }
    plist.texts.removeAll { missing.contains($0.key) }
    plist.texts += missing.map { Entry($0, "(What \(name) has to say here is missing.)") }
    if events.contains(IOS.Event.setAllowsBackground(true).spelled),
      !plist.backgroundModes.contains("location")
    {
      plist.backgroundModes.append("location")
    }
    var app = self
    app.declared = .iOS(plist)
    return app
  }
}
