import PlatformModel
import TransitionSystem

/// What can be read off a state: each reading is a condition of the rows, evaluated.
extension IOS.Engine {
  /// What the app gets when it reads its status now (Documentation/Facts/ios-authorization.md).
  public func status(of state: IOS.State) -> AuthorizationStatus {
    told.first { $0.when.holds(in: state) }?.status ?? .notDetermined
  }

  /// What the app gets when it reads its accuracy now; without a grant it means nothing.
  public func accuracy(of state: IOS.State) -> AccuracyAuthorization {
    toldReduced.holds(in: state) ? .reducedAccuracy : .fullAccuracy
  }

  /// What an app gets when it reads its motion authorization: the phone's own switch comes first
  /// (IOS-MOT-009).
  public func motionAuthorization(of state: IOS.State) -> IOS.Permission {
    state.has(.fitnessOff) ? .denied : state.motion
  }

  /// The CBManagerState that a manager has now; nil while the permission is not decided.
  public func bluetoothState(of state: IOS.State) -> Int? {
    for case .bluetoothState(let state) in step(state, .createBluetoothManager).effects {
      return state
    }
    return nil
  }

  /// What the Location row in Settings shows.
  public func settingsRow(of state: IOS.State) -> IOS.SettingsRow {
    table.settingsRows.first { $0.when.holds(in: state) }?.row ?? .absent
  }

  /// The choices that Settings offers; empty if there is no row or it is greyed (IOS-SET-001).
  public func settingsChoices(of state: IOS.State) -> [IOS.Event.SettingsChoice] {
    IOS.Event.SettingsChoice.allCases.filter {
      step(state, .chooseInSettings($0)).refusal == nil
    }
  }

  /// The buttons that the prompt on the screen offers, from top to bottom; empty without a prompt.
  public func buttons(of state: IOS.State) -> [IOS.Button] {
    state.prompt?.buttons(on: system.version) ?? []
  }

  /// Whether the location indicator is on the screen (Documentation/Facts/ios-background.md).
  public func showsIndicator(_ state: IOS.State) -> Bool {
    state.presence == .indicator
  }

  /// Whether the app is kept from being suspended.
  public func isKeptAwake(_ state: IOS.State) -> Bool { keepsAwake.holds(in: state) }

  /// The events that are not refused in a state, in the order of ``IOS/Event/all``.
  public func possibleEvents(in state: IOS.State) -> [IOS.Event] {
    table.program.possible(among: IOS.Event.all, in: state.words)
  }
}
