import AuthorizationEngine
import DeterministicExecution
import PhoneSimulator
import PlatformModel

/// A phone that a search holds in its hands: what is on it, described once for every run.
///
/// The closure given to `explore` is called anew for each run, with a phone fresh out of its box.
/// Unchecked: a run and its phone belong to one thread at a time.
public final class ExploredPhone: @unchecked Sendable {
  /// The phone itself, to set it up and for properties to read.
  public let virtual: VirtualPhone
  var declared: Declared?
  var problem: (any Error)?
  private let resets = Locked<[@MainActor @Sendable () -> Void]>([])

  init(_ phone: VirtualPhone) { virtual = phone }

  /// Sets back what a process of a phone takes with it, and a run cannot: statics and singletons.
  ///
  /// It is called before every launch of the app, what makes the app's objects comes after it.
  public func reset(_ body: @escaping @MainActor @Sendable () -> Void) {
    resets.withLock { $0.append(body) }
  }

  /// Puts an app on the phone, with what it makes at every launch of its process.
  ///
  /// What is made holds the state of the app: it is what actions and properties are given. A shared
  /// object that nobody has asked for yet is made at the first tap. What is thrown where nothing was
  /// made before is no fault of the app's, and ends the search; a later launch has nothing to tap then.
  @discardableResult
  public func app<Model: AnyObject>(
    _ package: AppPackage = .declaringEverything, made: ModelMaking = .atLaunch,
    _ make: @escaping @MainActor () throws -> Model
  ) -> ExploredApp<Model> {
    let app = ExploredApp<Model>()
    let life = app.life
    do {
      let installed = try virtual.install(package)
      app.virtual = installed
      declared = app.declared
      app.declared.app = installed
      app.declared.forget = { life.end() }
      app.declared.portrait = { life.model }
      app.declared.failure = { life.failure }
      try installed.atLaunch { [resets] in
        for reset in resets.withLock({ $0 }) { reset() }
        switch made {
        case .atLaunch: life.take(make)
        case .atFirstTap: life.make = make
        }
      }
    } catch {
      problem = problem ?? error
    }
    return app
  }
}

extension AppPackage {
  /// An app called App that declares every purpose string and the background mode for location.
  public static let declaringEverything = AppPackage(
    name: "App",
    purposeStrings: [
      .whenInUse: "Shows where you are.", .always: "Records your way.",
      .alwaysAndWhenInUse: "Records your way.", .motion: "Counts your steps.",
      .bluetoothAlways: "Finds what is near.", .bluetoothPeripheral: "Finds what is near.",
    ],
    temporaryAccuracy: ["Route": "Guides you turn by turn."], backgroundModes: ["location"])
}

/// What the closure of an app threw in the place of its model.
struct NothingMade: Error, CustomStringConvertible {
  let error: any Error
  var description: String { "explore: the app's model was not made: \(error)" }
}
