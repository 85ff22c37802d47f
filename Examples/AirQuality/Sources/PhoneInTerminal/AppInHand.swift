import AirQuality
import AuthorizationEngine
import DeterministicExecution
import LocationAuthorization
import PhoneSimulator
import PlatformModel

/// The app on a virtual phone, with the person who holds it.
public final class AppInHand {
  /// The phone, which starts in Berlin.
  public let phone: VirtualPhone
  /// The app; it is open.
  public let app: VirtualApp
  private let screens = Screens()

  /// The screen of the process that runs now.
  @MainActor private final class Screens {
    var now: AirScreen?
    nonisolated init() {}
  }

  /// Installs the app on a phone with a release, and opens it.
  public init(_ release: OSVersion, provider: any AirProvider) throws {
    phone = VirtualPhone(system: IOS.System(release))
    phone.stand(in: City.named("Berlin") ?? City.all[0])
    app = try phone.install(
      AppPackage(
        name: "Clear Air",
        purposeStrings: [.whenInUse: "Shows the air quality where you are."]))
    try app.atLaunch { [screens] in
      let screen = AirScreen(LocationPermissions(), provider: provider)
      screens.now = screen
      Task { await screen.follow() }
    }
    try phone.open(app)
  }

  /// Lets the person do something on the screen, and what follows from it.
  public func touch(_ tap: @escaping @MainActor (AirScreen) async -> Void) throws {
    try app.begin { [screens] in
      if let screen = screens.now { await tap(screen) }
    }
    settle()
  }

  /// Lets the phone find its place and the grace periods end: a person looks for a moment.
  public func settle() { phone.advance(by: .seconds(12)) }

  /// What the screen shows.
  public func screen() throws -> Seen {
    try app.run { [screens] in Seen(screens.now) }
  }
}
