import AuthorizationEngine
import TransitionSystem

/// How an event reaches one app or all of them, and what is written down of it.
extension PhoneWorld {
  /// Lets an event happen to one app.
  @discardableResult
  mutating func perform(
    _ event: IOS.Event, _ app: AppID, manager: IOS.ManagerID? = nil, detail: Noticed.Detail? = nil,
    words: @autoclosure () -> String? = nil
  ) -> IOS.Refusal? {
    guard apps.indices.contains(app.rawValue) else { return .appNotRunning }
    steps.count += 1
    var fired: [FiredRow] = []
    swap(&fired, &steps.firedRows)
    fired.removeAll(keepingCapacity: true)
    defer { swap(&fired, &steps.firedRows) }
    let refusal = engine.move(&apps[app.rawValue].state, event, manager: manager) { row, manager in
      fired.append((row, manager))
    }
    steps.footing?.note(event, refusal)
    if let refusal { return refusal }
    note(event, manager, app, words())
    settle(fired, app, event, detail)
    return nil
  }

  /// Lets an event of the phone itself reach every app, or none if one refuses it.
  @discardableResult
  mutating func performOnAll(_ event: IOS.Event) -> IOS.Refusal? {
    var device = handset.state
    let refusal = engine.move(&device, event, fired: { _, _ in })
    steps.footing?.note(event, refusal)
    if let refusal { return refusal }
    var moved: [(state: IOS.AppState, fired: [FiredRow])] = []
    for app in apps {
      steps.count += 1
      var state = app.state
      var fired: [FiredRow] = []
      let refusal = engine.move(&state, event) { fired.append(($0, $1)) }
      steps.footing?.note(event, refusal)
      if let refusal { return refusal }
      moved.append((state, fired))
    }
    note(event, nil, nil, nil)
    handset.state = device
    for (app, outcome) in zip(appIDs, moved) {
      apps[app.rawValue].state = outcome.state
      settle(outcome.fired, app, event, nil)
    }
    return nil
  }

  /// Why an event would be refused for an app now, or nil.
  func refusal(of event: IOS.Event, for app: AppID) -> IOS.Refusal? {
    guard apps.indices.contains(app.rawValue) else { return .appNotRunning }
    return engine.refusal(of: event, in: apps[app.rawValue].state)
  }

  /// Takes over what follows from an app's next state, given the rows that led to it.
  mutating func settle(
    _ fired: [FiredRow], _ app: AppID, _ event: IOS.Event, _ detail: Noticed.Detail?
  ) {
    let rows = engine.rows
    for (row, manager) in fired {
      steps.note(row, named: rows[row].id)
      for effect in rows[row].effects {
        take(effect, effect.concernsManager ? manager : nil, app, event, detail)
      }
    }
    let seen = apps[app.rawValue].state.seen
    if seen.prompt == nil { close(app, by: event, nil) }
    if detail != nil, seen.pendingTrigger != .none { apps[app.rawValue].heldDetail = detail }
    if event == .createBluetoothManager { apps[app.rawValue].bluetooth.hasManager = true }
    if apps[app.rawValue].bluetooth.hasManager { tellBluetoothState(to: app, event) }
    if event == .togglePrecise {
      promptStack.setPrecise(IOS.Precision(rawValue: seen[.promptPrecise]), for: app)
    }
    reschedule(app)
  }

  /// Writes down what is noticed, with what belongs to it.
  private mutating func take(
    _ effect: IOS.Effect, _ manager: IOS.ManagerID?, _ app: AppID, _ event: IOS.Event,
    _ detail: Noticed.Detail?
  ) {
    var noticed = Noticed(effect: effect, manager: manager)
    switch effect {
    case .promptShown(let prompt): return show(prompt, for: app)
    case .promptClosed(let end):
      close(app, by: event, end)
      return inbox.add(noticed, for: app)
    // A request for one location is no question to the person.
    case .ignored(let silence) where silence != .alreadyOutstanding:
      suppress(silence, for: app, event)
    case .delivered:
      noticed.detail = detail ?? apps[app.rawValue].heldDetail
      apps[app.rawValue].heldDetail = nil
      countBackgroundUse(of: app)
    case .withheld(.provisional): apps[app.rawValue].heldDetail = detail
    case .dropped: apps[app.rawValue].heldDetail = nil
    case .ended, .aborted, .killed: forgetProcess(of: app)
    case .settingsOpened: screen = .settings
    case .bluetoothState(let state):
      noticed.effect = .bluetoothState(bluetooth.told(state))
      apps[app.rawValue].bluetooth.toldState = bluetooth.told(state)
    default: break
    }
    note(noticed, app)
    inbox.add(noticed, for: app)
  }

  /// Tells the managers of an app what became of the radio or of the permission (IOS-BT-002).
  private mutating func tellBluetoothState(to app: AppID, _ event: IOS.Event) {
    let seen = apps[app.rawValue].state.seen
    guard seen.process == .running, let state = bluetoothState(of: seen),
      state != apps[app.rawValue].bluetooth.toldState
    else { return }
    take(.bluetoothState(state), nil, app, event, nil)
  }

  /// Tells all managers what became of the radio.
  mutating func tellBluetoothState() {
    for app in appIDs where apps[app.rawValue].bluetooth.hasManager {
      tellBluetoothState(to: app, .createBluetoothManager)
    }
  }

  private mutating func forgetProcess(of app: AppID) {
    apps[app.rawValue].bluetooth = BluetoothUse()
    apps[app.rawValue].paces = []
    apps[app.rawValue].accuracyPurpose = nil
    if frontmost == app { screen = .home }
  }

  private mutating func countBackgroundUse(of app: AppID) {
    let seen = apps[app.rawValue].state.seen
    guard seen.grant == .always, seen.presence != .foreground else { return }
    apps[app.rawValue].backgroundUses += 1
    if apps[app.rawValue].deadlines[.reminder] == Deadlines.never {
      apps[app.rawValue].deadlines[.reminder] = now + timing.reminder
    }
  }
}
