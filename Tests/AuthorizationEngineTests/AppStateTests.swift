import AuthorizationEngine
import PlatformModel
import Testing

/// Several managers, several sessions, and builds with their real keys.
@Suite(.holdingRows) struct AppStateTests {
  private static let first = IOS.ManagerID(rawValue: 0)
  private static let second = IOS.ManagerID(rawValue: 1)

  /// A phone in the middle of a test.
  private struct Phone {
    let engine: IOS.Engine
    var state: IOS.AppState
    var emissions: [IOS.Emission] = []

    init(_ version: OSVersion, _ grant: IOS.Grant = .notDetermined, _ build: IOS.Build = .complete)
    {
      engine = .underTest(IOS.System(version))
      state = IOS.AppState(IOS.State(build).with(.auth, grant), build: build)
    }

    mutating func send(_ events: IOS.Event..., manager: IOS.ManagerID? = nil) {
      for event in events {
        engine.note(event, in: state, manager: manager)
        switch engine.step(state, event, manager: manager) {
        case .moved(let next, let emissions):
          state = next
          self.emissions = emissions
        case .refused(let refusal): Issue.record("\(event): \(refusal)")
        }
      }
    }

    var view: IOS.State { engine.view(of: state) }

    func callbacks(_ manager: IOS.ManagerID) -> [AuthorizationStatus] {
      emissions.compactMap { emission in
        guard emission.manager == manager,
          case .authorizationCallback(let status, _) = emission.effect
        else { return nil }
        return status
      }
    }
  }

  @Test("IOS-AUTH-030: every manager hears every change, each once")
  func callbacks() {
    var phone = Phone(.iOS(17))
    phone.send(.open, .createManager, .createManager)
    #expect(phone.state.managers == [Self.first, Self.second])
    #expect(phone.callbacks(Self.second) == [.notDetermined])
    #expect(phone.callbacks(Self.first) == [])
    phone.send(.requestWhenInUse, manager: Self.second)
    #expect(phone.state.asking == Self.second)
    phone.send(.answer(.allowWhileUsing))
    #expect(phone.callbacks(Self.first) == [.authorizedWhenInUse])
    #expect(phone.callbacks(Self.second) == [.authorizedWhenInUse])
    #expect(phone.state.asking == nil)
  }

  @Test(
    "IOS-AUTH-041: releasing another manager leaves the prompt up; releasing the asking one does not"
  )
  func releasing() {
    var phone = Phone(.iOS(17))
    phone.send(.open, .createManager, .createManager)
    phone.send(.requestWhenInUse, manager: Self.second)
    phone.send(.releaseManager, manager: Self.first)
    #expect(phone.view.prompt == .firstRequest)
    phone.send(.releaseManager, manager: Self.second)
    #expect(phone.view.prompt == nil)
    #expect(phone.state.managers == [])
  }

  @Test("IOS-BG-001: one manager's indicator keeps the app in use for the others")
  func indicatorOfAnother() {
    var phone = Phone(.iOS(17), .whenInUse)
    phone.send(.open, .createManager, .createManager)
    phone.send(.setAllowsBackground(true), .startUpdating, manager: Self.second)
    phone.send(.startUpdating, manager: Self.first)
    phone.send(.leave)
    #expect(phone.engine.showsIndicator(phone.view))
    #expect(phone.engine.step(phone.state, .suspend).refusal == .keptAwake)
    phone.send(.locationFix, manager: Self.first)
    #expect(phone.emissions.map(\.effect) == [.delivered(.preciseLocation)])
    phone.send(.setDistanceFilter(true), manager: Self.first)
    #expect(phone.engine.showsIndicator(phone.view), "a call on the other changes nothing")
    phone.send(.stopUpdating, manager: Self.second)
    #expect(!phone.engine.showsIndicator(phone.view))
  }

  @Test("IOS-BG-014: under Always one manager keeps the process awake for all")
  func awakeForAll() {
    var phone = Phone(.iOS(17), .always)
    phone.send(.open, .createManager, .createManager)
    phone.send(.setAllowsBackground(true), .startUpdating, manager: Self.second)
    phone.send(.leave, .graceElapsed)
    #expect(phone.engine.step(phone.state, .suspend).refusal == .keptAwake)
    phone.send(.stopUpdating, manager: Self.second)
    #expect(phone.engine.step(phone.state, .suspend).refusal == nil)
  }

  @Test("T43, IOS-ACC-008: the completion goes to the manager that asked")
  func completion() {
    var phone = Phone(.iOS(17), .whenInUse)
    phone.send(.setPrecise(false), .open, .createManager, .createManager)
    phone.send(.requestTemporaryFullAccuracy(.listed), manager: Self.second)
    phone.send(.answer(.allowOnce))
    #expect(
      phone.emissions.contains(
        IOS.Emission(.temporaryAccuracyCompleted(.shown), manager: Self.second)))
    #expect(phone.callbacks(Self.first) == [.authorizedWhenInUse])
  }

  @Test("IOS-BG-044: twenty regions, and the next one fails with error 5")
  func regions() {
    var phone = Phone(.iOS(17), .always)
    phone.send(.open, .createManager)
    for _ in 1...20 { phone.send(.startRegion) }
    #expect(phone.state.regionCount == 20)
    phone.send(.startRegion)
    #expect(phone.emissions.map(\.effect) == [.monitoringError(.regionMonitoringFailure)])
    for left in (0...19).reversed() {
      phone.send(.stopRegion)
      #expect(phone.state.regionCount == left)
    }
    #expect(phone.engine.step(phone.state, .stopRegion).refusal == .notRegistered)
  }

  @Test("IOS-NEW-013: twenty conditions, and the next one overflows")
  func conditions() {
    var phone = Phone(.iOS(18), .always)
    phone.send(.open)
    for _ in 1...20 { phone.send(.addCondition) }
    phone.send(.addCondition)
    #expect(phone.emissions.map(\.effect) == [.conditionLimitExceeded])
    #expect(phone.state.conditionCount == 20)
  }

  @Test("IOS-NEW-004: several sessions coexist; the goal ends with the last")
  func sessions() {
    var phone = Phone(.iOS(18), .always)
    phone.send(.open, .beginSession(.always), .beginSession(.always), .startLiveUpdates)
    #expect(phone.state.sessions(.always) == 2)
    phone.send(.invalidateSession(.always), .leave, .graceElapsed, .liveUpdateDue)
    #expect(phone.emissions.map(\.effect) == [.delivered(.livePrecise)])
    phone.send(.invalidateSession(.always), .liveUpdateDue)
    #expect(phone.emissions.map(\.effect) == [.withheld(.alwaysSessionRequired)])
    #expect(phone.state.sessions(.always) == 0)
  }

  @Test("IOS-ACC-009: a purpose key counts when the build lists it")
  func purposeKeys() {
    let state = IOS.AppState(.complete)
    #expect(state.purposeKey("delivery") == .listed)
    #expect(state.purposeKey("delivery ") == .unlisted)
  }

  @Test("IOS-REQ-018: an update to another build is decided by its keys")
  func update() {
    var phone = Phone(.iOS(17), .always)
    phone.send(.open, .createManager)
    let next = IOS.Build(purposeStrings: [.whenInUse])
    let outcome = phone.engine.update(phone.state, to: next)
    #expect(outcome.state?.build == next)
    #expect(outcome.state.map { phone.engine.view(of: $0).grant } == .whenInUse)
    #expect(outcome.state?.managers == [])
  }

  @Test("IOS-BG-040: the end of the process takes all managers with it")
  func processEnds() {
    var phone = Phone(.iOS(17), .always)
    phone.send(.open, .createManager, .createManager, .startRegion, .leave, .terminate)
    #expect(phone.state.managers == [])
    phone.send(.happens(.region), .createManager)
    #expect(phone.emissions.contains(IOS.Emission(.delivered(.region), manager: Self.first)))
  }

  @Test func `an event for a manager that does not exist is refused`() {
    var phone = Phone(.iOS(17))
    phone.send(.open, .createManager)
    let unknown = IOS.ManagerID(rawValue: 9)
    #expect(
      phone.engine.step(phone.state, .startUpdating, manager: unknown).refusal == .noManager)
    #expect(
      phone.engine.step(phone.state, .createManager, manager: Self.first).refusal
        == .managerExists)
  }

  @Test(
    "with one manager and one session, both forms of the state agree", arguments: OSVersion.allIOS)
  func agreement(_ version: OSVersion) {
    let engine = IOS.Engine.underTest(IOS.System(version))
    var dice = Dice(seed: 7)
    var situation = IOS.State(.complete)
    var phone = IOS.AppState(.complete)
    for _ in 1...400 {
      let event = IOS.Event.all[dice.roll(IOS.Event.all.count)]
      // What the small state bounds, the whole one counts: second managers, sessions, regions.
      switch event {
      case .createManager where situation.has(.managerExists): continue
      case .startRegion where situation[.regions] != 0: continue
      case .addCondition where situation[.conditions] != 0: continue
      default: break
      }
      let small = engine.step(situation, event)
      let whole = engine.step(phone, event)
      #expect(small.effects == whole.effects, "\(event) in \(situation)")
      #expect((small.refusal == nil) == (whole.refusal == nil), "\(event) in \(situation)")
      situation = small.state ?? situation
      if case .beginSession(let kind) = event, phone.sessions(kind) > 0 { continue }
      phone = whole.state ?? phone
      if engine.view(of: phone) != situation {
        Issue.record("\(event):\n\(situation)\n\(engine.view(of: phone))")
        return
      }
    }
  }
}
