import PlatformModel
import TransitionSystem

extension IOS {
  /// The whole state for one app: any number of managers and sessions, and the build with its real
  /// keys.
  ///
  /// It is moved by ``IOS/Engine/step(_:_:manager:)``, which looks at it through a ``IOS/State`` for each
  /// manager, so that both are checked by the same rows.
  public struct AppState: Hashable, Sendable {
    /// The build that is installed.
    public internal(set) var build: Build
    /// The app's managers, oldest first.
    public var managers: [ManagerID] { entries.map { $0.id } }
    /// The manager that asked the question on the screen, if one did.
    public internal(set) var asking: ManagerID?
    /// How many regions are registered, of ``mostRegions`` (IOS-BG-044).
    public internal(set) var regionCount = 0
    /// How many conditions of monitors are registered (IOS-NEW-013).
    public internal(set) var conditionCount = 0

    /// The state as the engine looks at it for an event about the whole app, after the last step.
    public internal(set) var seen: State

    /// The yes-or-no variables that are set for one of the managers at least, after the last step.
    public internal(set) var ofAnyManager = State()

    var core: State
    var entries: [Entry] = []
    var sessionCounts = Self.noSessions

    /// A manager and its own variables; all others are zero.
    struct Entry: Hashable, Sendable {
      var id: ManagerID
      var own: State
    }

    /// The regions and the conditions that an app may register (IOS-BG-044, IOS-NEW-013).
    public static let mostRegions = 20

    /// A phone on which the app was just installed.
    public init(_ build: Build) {
      self.build = build
      core = State(build)
      seen = core
      seen = view(of: nil)
    }

    /// An app that was just installed on a phone whose own variables are those of a state.
    public init(_ build: Build, onPhoneOf device: State) {
      self.build = build
      core = State(build).onPhone(of: device)
      seen = core
      seen = view(of: nil)
    }

    /// A phone in a state that a test or a table starts from; its manager, if any, is number 0.
    public init(_ state: State, build: Build) {
      self.build = build
      core = state.declaring(build).keeping(Self.shared)
      seen = core
      if state.has(.managerExists) {
        entries = [Entry(id: ManagerID(rawValue: 0), own: state.keeping(Self.owned))]
      }
      if state.asker == .manager { asking = entries.first?.id }
      regionCount = Self.count(state[.regions])
      conditionCount = Self.count(state[.conditions])
      for kind in Event.SessionKind.allCases where state.has(kind.field) {
        sessionCounts[Int(kind.rawValue)] = 1
      }
      seen = view(of: entries.first?.id)
      uniteManagers()
    }

    /// Brings ``ofAnyManager`` up to date.
    mutating func uniteManagers() {
      ofAnyManager = entries.reduce(State()) { $0.joined($1.own) }
    }

    /// How many managers the app has.
    public var managerCount: Int { entries.count }

    /// Where a manager is among them.
    func place(of manager: ManagerID) -> Int? { entries.firstIndex { $0.id == manager } }

    /// How many sessions of a kind the app holds.
    public func sessions(_ kind: Event.SessionKind) -> Int { sessionCounts[Int(kind.rawValue)] }

    /// Whether a purpose key is one that the build lists.
    public func purposeKey(_ key: String) -> Event.PurposeKey {
      build.temporaryAccuracyKeys.contains(key) ? .listed : .unlisted
    }

    /// Shared by all states that hold none.
    private static let noSessions = Array(repeating: 0, count: Event.SessionKind.allCases.count)

    static let owned = Field.mask(of: [.manager])
    static let shared = Field.mask(of: [.app, .device, .screen, .build, .process])

    private static func count(_ value: UInt8) -> Int {
      value == Registered.full.rawValue ? mostRegions : Int(value)
    }
  }
}

extension IOS.State {
  /// Only the variables whose bits are given; the rest are zero.
  func keeping(_ mask: WordPair) -> IOS.State { IOS.State(words: words & mask) }

  /// The variables of two states that share none.
  func joined(_ other: IOS.State) -> IOS.State { IOS.State(words: words | other.words) }
}

extension IOS.AppState {
  /// The state as one manager sees it, or the app without any; the engine's rows read this.
  ///
  /// What only other managers do shows in `otherKeepsInUse` and `otherKeepsAwake`, which
  /// ``IOS/Engine/view(of:manager:)`` fills in.
  func view(of manager: IOS.ManagerID?) -> IOS.State {
    var view = core
    if let own = entries.first(where: { $0.id == manager })?.own { view = view.joined(own) }
    view[.regions] = Self.level(regionCount)
    view[.conditions] = Self.level(conditionCount)
    if core.asker == .manager, asking != manager { view[.asker] = IOS.Asker.otherManager.rawValue }
    return view
  }

  /// Takes over what the rows made of a view.
  mutating func take(_ view: IOS.State, of manager: IOS.ManagerID?) {
    core = view.keeping(Self.shared)
    core[.otherKeepsInUse] = 0
    core[.otherKeepsAwake] = 0
    switch view.asker {
    case .manager: asking = manager
    case .otherManager: core[.asker] = IOS.Asker.manager.rawValue
    case .noOne, .app, .system, .motionUpdates: asking = nil
    }
    guard let manager else { return }
    let place = entries.firstIndex { $0.id == manager }
    if !view.has(.managerExists) {
      if let place { entries.remove(at: place) }
    } else if let place {
      entries[place].own = view.keeping(Self.owned)
    } else {
      entries.append(Entry(id: manager, own: view.keeping(Self.owned)))
    }
  }

  /// Counts follow the variables where a row emptied or first filled them.
  mutating func recount() {
    if core[.regions] == 0 { regionCount = 0 }
    if core[.conditions] == 0 { conditionCount = 0 }
    core[.regions] = Self.level(regionCount)
    core[.conditions] = Self.level(conditionCount)
    for kind in IOS.Event.SessionKind.allCases {
      let index = Int(kind.rawValue)
      let count = core.has(kind.field) ? max(sessionCounts[index], 1) : 0
      if sessionCounts[index] != count { sessionCounts[index] = count }
    }
  }

  private static func level(_ count: Int) -> UInt8 {
    let registered: IOS.Registered =
      count == 0 ? .none : count < mostRegions ? .some : .full
    return registered.rawValue
  }
}
