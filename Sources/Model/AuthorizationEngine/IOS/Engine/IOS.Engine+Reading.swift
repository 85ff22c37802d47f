import PlatformModel
import TransitionSystem

/// What can be read off a state: each reading is a condition of the rows, evaluated.
extension IOS.Engine {
  /// What the app gets when it reads its status now (Documentation/Facts/ios-authorization.md).
  public func status(of situation: IOS.Situation) -> AuthorizationStatus {
    told.first { $0.when.holds(in: situation) }?.status ?? .notDetermined
  }

  /// What the app gets when it reads its accuracy now; without a grant it means nothing.
  public func accuracy(of situation: IOS.Situation) -> AccuracyAuthorization {
    toldReduced.holds(in: situation) ? .reducedAccuracy : .fullAccuracy
  }

  /// What an app gets when it reads its motion authorization: the phone's own switch comes first
  /// (IOS-MOT-009).
  public func motionAuthorization(of situation: IOS.Situation) -> IOS.Permission {
    situation.has(.fitnessOff) ? .denied : situation.motion
  }

  /// The CBManagerState that a manager has now; nil while the permission is not decided.
  public func bluetoothState(of situation: IOS.Situation) -> Int? {
    for case .bluetoothState(let state) in step(situation, .createBluetoothManager).effects {
      return state
    }
    return nil
  }

  /// What the Location row in Settings shows.
  public func settingsRow(of situation: IOS.Situation) -> IOS.SettingsRow {
    table.settingsRows.first { $0.when.holds(in: situation) }?.row ?? .absent
  }

  /// The choices that Settings offers; empty if there is no row or it is greyed (IOS-SET-001).
  public func settingsChoices(of situation: IOS.Situation) -> [IOS.Event.SettingsChoice] {
    IOS.Event.SettingsChoice.allCases.filter {
      step(situation, .chooseInSettings($0)).refusal == nil
    }
  }

  /// The buttons that the prompt on the screen offers, from top to bottom; empty without a prompt.
  public func buttons(of situation: IOS.Situation) -> [PromptButton] {
    situation.prompt?.buttons(on: system.version) ?? []
  }

  /// Whether the location indicator is on the screen (Documentation/Facts/ios-background.md).
  public func showsIndicator(_ situation: IOS.Situation) -> Bool {
    situation.presence == .indicator
  }

  /// Whether the app is kept from being suspended.
  public func isKeptAwake(_ situation: IOS.Situation) -> Bool { keepsAwake.holds(in: situation) }

  /// The events that are not refused in a state, in the order of ``IOS/Event/all``.
  public func possibleEvents(in situation: IOS.Situation) -> [IOS.Event] {
    table.program.possible(among: IOS.Event.all, in: situation.words)
  }
}
