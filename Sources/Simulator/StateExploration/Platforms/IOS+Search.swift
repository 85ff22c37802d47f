import AuthorizationEngine
import PlatformModel
import TransitionSystem

extension AuthorizationEngine.IOS: SearchablePlatform {
  /// The taps of an event on a release.
  public static func taps(for event: Event, on device: IOS.System) -> Int {
    event.taps(on: device.version)
  }

  /// Whether the person does it in Settings.
  public static func isInSettings(_ event: Event) -> Bool { event.isInSettings }

  /// Where a state leaves person and app.
  public static func standing(
    in state: IOS.State, on device: IOS.System
  ) -> StateExploration.Standing { StateExploration.Standing(state) }

  /// Whether Precise Location is off.
  public static func isReduced(_ state: IOS.State) -> Bool { state.precision == .reduced }

  /// The prompt on the screen.
  public static func question(in state: IOS.State) -> IOS.Prompt? { state.prompt }
}

extension AuthorizationEngine.IOS: ExplorablePlatform {
  /// Every release of iOS.
  public static var releases: [OSVersion] { OSVersion.allIOS }

  /// A phone with a release.
  public static func device(_ release: OSVersion) -> IOS.System { IOS.System(release) }

  /// The last release at which a row begins or ends.
  public static func turningPoint(of release: OSVersion) -> OSVersion? {
    IOS.Rows.turningPoints.last { $0 <= release }
  }

  /// Every release takes every app.
  public static func installs(
    _ build: IOS.Build, on engine: IOS.Engine
  ) -> Bool { true }

  /// A phone on which an app was just installed.
  public static func start(
    _ build: IOS.Build, on engine: IOS.Engine
  ) -> IOS.State { IOS.State(build) }

  /// What may happen: the app's calls, the person's acts that concern location, and time.
  public static func alphabet(calls: [Event]) -> Alphabet {
    let person: [Event] =
      [
        .open, .leave, .lock, .unlock, .forceQuit, .tapIndicator, .togglePrecise,
        .setPrecise(true), .setPrecise(false), .setLocationServices(true),
        .setLocationServices(false),
      ] + IOS.Button.allCases.map(Event.answer)
      + Event.SettingsChoice.allCases.map(Event.chooseInSettings)
    let time: [Event] = [.graceElapsed, .allowOnceLapses, .suspend, .quietMoment]
    let happenings: [Event] = calls.compactMap { call in
      switch call {
      case .startSignificantChanges: .happens(.significantChange)
      case .startRegion: .happens(.region)
      case .startVisits: .happens(.visit)
      case .addCondition: .happens(.condition)
      default: nil
      }
    }
    return Alphabet(person + time + happenings + calls + [.createManager])
  }

  /// Whether the app asks for Always in some way.
  public static func wantsAlways(_ build: IOS.Build, calls: [Event]) -> Bool {
    calls.contains(.requestAlways) || calls.contains(.beginSession(.always))
  }

  /// How an app crashes or is killed.
  public static func crashes(in graph: StateGraph) -> [Occurrence] {
    graph.occurrences { effect in
      switch effect {
      case .aborted, .killed(.motionKeyMissing), .killed(.bluetoothKeyMissing): true
      default: false
      }
    }
  }

  /// Requests that show nothing and are answered by nothing.
  public static func silences(in graph: StateGraph) -> [Occurrence] {
    graph.occurrences { if case .ignored = $0 { true } else { false } }
  }

  /// The engine that runs a program.
  public static func engine(_ program: Program<IOS>) -> IOS.Engine {
    IOS.Engine(program)
  }

  /// The program that an engine runs.
  public static func program(of engine: IOS.Engine) -> Program<IOS> {
    engine.program
  }
}
