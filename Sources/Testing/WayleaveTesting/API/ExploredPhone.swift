import AuthorizationEngine
import DeterministicExecution
import PhoneSimulator
import PlatformModel

/// A phone that is explored: the closure of `explore` describes what is on it.
///
/// The closure is called again for each run, with a new phone.
/// Unchecked: a run and its phone belong to one thread at a time.
public final class ExploredPhone: @unchecked Sendable {
  /// The phone itself, to set it up and for properties to read.
  public let virtualPhone: VirtualPhone
  var declared: Declared?
  var problem: (any Error)?
  private let resets = Locked<[@MainActor @Sendable () -> Void]>([])

  init(_ phone: VirtualPhone) { virtualPhone = phone }

  /// Resets what ends with a process on a phone and survives a run here: statics and singletons.
  ///
  /// It is called before every launch of the app, and before the model is created.
  public func reset(_ body: @escaping @MainActor @Sendable () -> Void) {
    resets.withLock { $0.append(body) }
  }

  /// Puts an app on the phone, with the model that it creates at every launch.
  ///
  /// The model holds the state of the app: actions and properties receive it. If the first creation
  /// throws, the exploration ends with that error; if a later one throws, the app offers no actions
  /// during that launch.
  @discardableResult
  public func app<Model: AnyObject>(
    _ package: AppPackage = .declaringEverything, made: ModelCreation = .atLaunch,
    _ make: @escaping @MainActor () throws -> Model
  ) -> ExploredApp<Model> {
    let app = ExploredApp<Model>()
    let life = app.life
    do {
      let installed = try virtualPhone.install(package)
      app.virtualApp = installed
      declared = app.declared
      app.declared.app = installed
      app.declared.forget = { life.end() }
      app.declared.model = { life.model }
      app.declared.failure = { life.failure }
      try installed.atLaunch { [resets] in
        for reset in resets.withLock({ $0 }) { reset() }
        switch made {
        case .atLaunch: life.take(make)
        case .onFirstAction: life.make = make
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
