import AuthorizationEngine
import Findings
import PlatformModel

/// One app on one device, asked once: what its user gets by an answer.
struct AndroidAbilityRun {
  private let engine: Android.Engine
  private let build: Android.Build
  private let asking: AndroidAsking
  private let isForBackground: Bool
  private var situation: Android.State

  init(_ build: Android.Build, on engine: Android.Engine, asking: AndroidAsking) {
    self.engine = engine
    self.build = build
    self.asking = asking
    isForBackground = asking.isForBackground(on: engine.system.level.rawValue)
    situation = engine.install(build)
  }

  /// The cell for an answer.
  mutating func ability(_ answer: AndroidAnswer) -> Table.Cell {
    guard engine.installs(build) else { return Table.Cell("not installed", .bad) }
    _ = take(.open)
    let names = [Android.Permission.fine, .coarse].filter { situation.has(.declared, $0) }
    guard !names.isEmpty else { return Table.Cell("not declared", .bad) }
    let isForFineOnly = asking.isForFineOnly && names.contains(.fine)
    let background: [Android.Permission] = asking.isTogether ? [.background] : []
    _ = take(.request(Android.Permissions((isForFineOnly ? [.fine] : names) + background)))
    if situation.prompt != nil {
      guard press(answer) else { return Table.Cell("not offered") }
    } else if names.contains(where: situation.check) {
      // Up to Android 5, or for a target that old, the installation was the answer.
      guard answer == .whileUsing else { return Table.Cell("not offered") }
    } else {
      // Without a request for the background no dialog would offer it.
      let isAsked =
        answer != .allTheTime || situation.has(.declared, .background) && isForBackground
      return isAsked ? Table.Cell("no prompt", .bad) : Table.Cell("not offered")
    }
    return delivery(answer)
  }

  /// Does what the answer says; false if the dialog does not offer it.
  private mutating func press(_ answer: AndroidAnswer) -> Bool {
    let isOneDialog = asking.isTogether || !isForBackground
    if isOneDialog, answer == .allTheTime, take(.answer(.allTheTime)) != nil { return true }
    if answer == .allTheTime, !isForBackground { return false }
    for event in answer.events {
      // Up to Android 9 one button allows everything.
      guard take(event) != nil || event == .answer(.whileUsing) && take(.answer(.allow)) != nil
      else { return false }
    }
    guard answer == .allTheTime else { return true }
    guard situation.has(.declared, .background) else { return false }
    _ = take(.request(Android.Permissions([.background])))
    return take(.answer(.allTheTime)) != nil
  }

  /// What reaches the app on the screen, and after it was left.
  private mutating func delivery(_ answer: AndroidAnswer) -> Table.Cell {
    let started = take(.requestLocation(.network)) ?? []
    let seen = started + (take(.locationDue) ?? [])
    guard let word = Self.words(seen) else { return Table.Cell("nothing", .bad) }
    _ = take(.leave)
    let later = take(.locationDue) ?? []
    let inBackground =
      Self.words(later) == nil
      ? "" : Self.isRare(later) ? ", rarely in the background" : ", also in the background"
    return Table.Cell(word + inBackground, word == "precise" ? .good : .limited)
  }

  private static func words(_ effects: [Android.Effect]) -> String? {
    for effect in effects {
      switch effect {
      case .delivered(.preciseLocation), .delivered(.preciseLocationRarely): return "precise"
      case .delivered(.coarseLocation), .delivered(.coarseLocationRarely): return "approximate"
      default: continue
      }
    }
    return nil
  }

  private static func isRare(_ effects: [Android.Effect]) -> Bool {
    effects.contains(.delivered(.preciseLocationRarely))
      || effects.contains(.delivered(.coarseLocationRarely))
  }

  /// What is noticed on an event; nil if it cannot happen.
  private mutating func take(_ event: Android.Event) -> [Android.Effect]? {
    guard case .moved(let next, let effects) = engine.step(situation, event) else { return nil }
    situation = next
    return effects
  }
}
