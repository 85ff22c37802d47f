import AuthorizationEngine
import PlatformModel

/// A phone in the hand: what the person holding it and the world around it do.
///
/// What an app sees and calls is on ``VirtualApp``, never here. Every verb happens at once; time
/// passes only through ``advance(by:)``. A verb that the phone cannot do as it is throws a
/// ``PhoneRefusal`` that says what could be done instead, and changes nothing.
///
/// It may be used from any thread. What apps notice reaches their code one thing at a time, in
/// order, on the thread whose verb brought it about, before that verb returns.
public final class VirtualPhone: Sendable {
  @usableFromInline let guarded: PhoneLocked<Guarded>

  /// What the lock guards: the phone and who listens.
  @usableFromInline struct Guarded: Sendable {
    @usableFromInline var world: PhoneWorld
    var listeners = PerApp<Listener>()
    var mailboxes = PerApp<[Noticed]>()
    var hosted = PerApp<Void>()
    var guest: (any PhoneGuest)?
    var isDelivering = false
    var heading: Double?
    /// How often code of apps has read what it is allowed.
    var readsByApps = 0
    var turnListeners: [@Sendable () -> Bool] = []
    var peripheralListeners: [PeripheralListener] = []
  }

  /// Who listens for an app. Boxed: a closure that lies bare in a generic gains a layer at each
  /// reading.
  struct Listener: Sendable {
    var hear: @Sendable (Noticed) -> Void
  }

  /// Who listens for devices that come and go. Boxed as a ``Listener`` is.
  struct PeripheralListener: Sendable {
    var hear: @Sendable () -> Bool
  }

  /// A phone with nothing installed, unlocked, on the home screen.
  public init(system: IOS.System, model: PhoneModel = .notch, timing: Timing = Timing()) {
    // In its place at once: a phone is large, and a copy of one costs as much as a step.
    guarded = Locked(Guarded(world: PhoneWorld(system, model: model, timing: timing)))
  }

  /// A phone of the release of an engine: a search makes thousands of the same.
  package init(_ engine: IOS.Engine) { guarded = Locked(Guarded(world: PhoneWorld(engine))) }
}

extension VirtualPhone {
  /// The phone as a value, as it is now.
  package var world: PhoneWorld { guarded.withLock { $0.world } }

  /// Looks at the phone without a copy of it; the body must not ask the phone for anything.
  ///
  /// Inlinable: a search asks several times at every step.
  @inlinable package func look<Value>(_ body: (PhoneWorld) -> Value) -> Value {
    guarded.withLock { body($0.world) }
  }

  /// The release that it runs, with the choices where sources disagree.
  public var system: IOS.System { guarded.withLock { $0.world.system } }

  /// The time since it was switched on.
  public var now: Duration { guarded.withLock { $0.world.now } }

  /// The question on the screen, if any.
  public var prompt: PhonePrompt? { guarded.withLock { $0.world.prompt } }

  /// Every question so far, those that no one saw among them, each with its end.
  public var prompts: [PhonePrompt] { guarded.withLock { $0.world.prompts } }

  /// The form of the location indicator on the screen; nil if there is none.
  public var indicator: Indicator? { guarded.withLock { $0.world.indicator?.form } }

  /// What has happened since the phone was switched on, for a person to read.
  public var timeline: Timeline { guarded.withLock { Timeline($0.world) } }

  /// Whether what happens is recorded for ``timeline``; it is, unless this is set to false.
  public var keepsTrace: Bool {
    get { guarded.withLock { $0.world.log.isKept } }
    set { guarded.withLock { $0.world.log.isKept = newValue } }
  }

  /// How many events the phone has checked: a measure of the work that it did.
  public var stepCount: Int { guarded.withLock { $0.world.stepCount } }

  /// What happened, oldest first; ``Timeline`` prints it.
  package var trace: [TraceEntry] { guarded.withLock { $0.world.trace } }

  /// The app on the screen, behind any prompt; nil on the home screen and in Settings.
  public var frontmostApp: VirtualApp? {
    guarded.withLock { $0.world.frontmost }.map { VirtualApp(id: $0, phone: self) }
  }

  /// Whether the phone is locked.
  public var isLocked: Bool { guarded.withLock { $0.world.deviceState.lock != .unlocked } }

  /// What fills the screen behind prompts.
  package var screen: Screen { guarded.withLock { $0.world.screen } }

  /// What Settings shows of an app.
  public func settings(of app: VirtualApp) -> SettingsPage? {
    guarded.withLock { $0.world.settingsPage(of: app.id) }
  }

  /// The apps that have a process, suspended ones among them, in the order of installation.
  public var runningApps: [VirtualApp] {
    guarded.withLock { guarded in
      guarded.world.apps.indices.filter {
        let process = guarded.world.apps[$0].seen.process
        return process == .running || process == .suspended
      }
    }.map { VirtualApp(id: AppID(rawValue: $0), phone: self) }
  }

  /// Begins to write down the rows that fire, with none so far.
  package func noteFiredRows() {
    guarded.withLock { guarded in
      guarded.world.steps.beginFiredSet()
    }
  }

  /// The rows that fired since then; nil if all of them are known.
  package func firedRows(except known: RowSet) -> RowSet? {
    guarded.withLock { guarded in
      guard let fired = guarded.world.steps.firedSet, !fired.isSubset(of: known) else { return nil }
      return fired
    }
  }

  /// How often code of apps has read what it is allowed.
  package var readsByApps: Int { guarded.withLock { $0.readsByApps } }

  /// The app with a name, if one is installed.
  public func app(named name: String) -> VirtualApp? {
    guarded.withLock { $0.world.app(named: name) }.map { VirtualApp(id: $0, phone: self) }
  }
}

extension VirtualPhone {
  /// Something that an app noticed, with who is notified of it.
  struct Notice {
    var item: Inbox.Item
    var listener: Listener?
    var guest: (any PhoneGuest)?
  }

  /// Does something to the phone, then hands out what apps noticed of it.
  func act(
    about app: AppID? = nil, _ body: (inout PhoneWorld) -> IOS.Refusal?
  ) throws(PhoneRefusal) {
    var isNested = true
    let refusal = guarded.withLock { guarded -> PhoneRefusal? in
      guarded.world.log.beginStep()
      isNested = guarded.isDelivering
      if let refusal = body(&guarded.world) { return guarded.world.explained(refusal, app) }
      guarded.isDelivering = true
      return nil
    }
    // A crash that no one has asked about says why the phone cannot do this any more.
    if let refusal { throw (isNested ? nil : guest?.takeFailure()) ?? refusal }
    guard !isNested else { return }
    deliverAll()
    if let failure = guest?.takeFailure() { throw failure }
  }

  /// Hands out what apps noticed, outside the lock, so that their code may call the phone.
  ///
  /// False if a verb further out is about to do it.
  @discardableResult
  func deliver() -> Bool {
    let isMine = beginVerb()
    if isMine { deliverAll() }
    return isMine
  }

  /// Hands out what apps noticed and runs what is ready, until there is neither.
  func deliverAll() {
    repeat {
      handOut()
      guard let guest else { continue }
      while guest.runNext(on: self) { handOut() }
    } while endDelivery() == false
  }

  func hand(_ notice: Notice) {
    notice.guest?.notice(notice.item.noticed, of: VirtualApp(id: notice.item.app, phone: self))
    notice.listener?.hear(notice.item.noticed)
  }

  /// The oldest thing noticed that somebody listens for; the rest goes to the mailboxes.
  func takeNotice() -> Notice? {
    guarded.withLock { guarded in
      while let item = guarded.world.inbox.next() {
        let listener = guarded.listeners[item.app]
        if listener == nil, guarded.hosted[item.app] == nil {
          guarded.keep(item.noticed, for: item.app)
        }
        let guest = guarded.guest
        if listener != nil || guest != nil {
          return Notice(item: item, listener: listener, guest: guest)
        }
      }
      return nil
    }
  }

  /// Ends the delivery, unless something came up since.
  private func endDelivery() -> Bool {
    guarded.withLock { guarded in
      guard !guarded.world.inbox.hasNext else { return false }
      guarded.isDelivering = false
      return true
    }
  }
}
