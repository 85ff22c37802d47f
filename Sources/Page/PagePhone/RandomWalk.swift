import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import TransitionSystem

/// A walk through the model of a platform: an app at random, then events at random.
///
/// The same release and seed give the same walk wherever it is taken, so that two builds of the
/// model can be compared step by step.
public struct RandomWalk: Hashable, Sendable {
  /// One event, and what came of it.
  public struct Step: Hashable, Sendable {
    /// The event in words.
    public var event: String
    /// A sum over the state after it and what was noticed, or why it was refused, and all before.
    public var sum: UInt64
  }

  /// The steps, in order.
  public private(set) var steps: [Step] = []
  private var sum: UInt64 = 0xCBF2_9CE4_8422_2325

  /// A walk on a release of a platform; an odd seed also chooses alternatives where sources
  /// disagree.
  public init(on release: OSVersion, seed: UInt64, count: Int) {
    self.init(on: release, seed: seed, count: count, alteredBy: nil)
  }

  /// A walk through the model with a row altered, which meets other states where the row matters.
  package init(on release: OSVersion, seed: UInt64, count: Int, alteredBy mutant: RowMutant?) {
    var generator = SplitMix64(seed: seed)
    switch release.level {
    case nil:
      let build = IOS.Build(by: &generator)
      var switches = IOS.Switches()
      if seed % 2 == 1 {
        for one in generator.some(of: IOS.Switch.allCases, leavingOutOneIn: 2) {
          switches[one] = true
        }
      }
      let program = Program<IOS>(IOS.System(release, switches: switches))
      let altered = mutant.map { program.altered(by: $0) } ?? program
      take(count, in: altered, from: IOS.State(build).words, &generator) { generator in
        generator.one(of: IOS.Event.all) ?? .open
      }
    case let level?:
      let build = Android.Build(by: &generator)
      let alternatives =
        seed % 2 == 1 ? generator.some(of: Android.Switch.allCases, leavingOutOneIn: 2) : []
      let engine = Android.Engine(Android.System(level, switches: Set(alternatives)))
      let altered = mutant.map { engine.program.altered(by: $0) } ?? engine.program
      take(count, in: altered, from: engine.install(build).words, &generator) { generator in
        let event = generator.one(of: Android.Event.kinds) ?? .open
        guard case .request = event else { return event }
        return .request(
          Android.Permissions(generator.some(of: Android.Permission.allCases, leavingOutOneIn: 2)))
      }
    }
  }

  private mutating func take<Platform: PermissionSystem>(
    _ count: Int, in program: Program<Platform>, from start: Platform.Words,
    _ generator: inout SplitMix64,
    draw: (inout SplitMix64) -> Platform.Event
  ) {
    var words = start
    steps.reserveCapacity(count)
    for _ in 0..<count {
      // Most events are refused in most states: of a few, the first that moves the state is taken.
      var event = draw(&generator)
      for _ in 0..<15 where program.refusal(of: event, in: words) != nil {
        event = draw(&generator)
      }
      switch program.step(words, event) {
      case .moved(let next, let effects):
        words = next
        for effect in effects { add(effect.spelled) }
      case .refused(let refusal): add(refusal.description)
      }
      for word in 0..<Platform.Words.count { add(words[word]) }
      steps.append(Step(event: event.spelled, sum: sum))
    }
  }

  private mutating func add(_ word: UInt64) {
    sum = (sum ^ sum >> 29 ^ word) &* 0x9E37_79B9_7F4A_7C15
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}

extension IOS.Build {
  fileprivate init(by generator: inout SplitMix64) {
    self.init()
    let keys = InfoPlistKey.catalogue.map { $0.key }
    purposeStrings = Set(generator.some(of: keys, leavingOutOneIn: 5))
    temporaryAccuracyKeys = generator.hits(oneIn: 2) ? ["tour"] : []
    hasLocationBackgroundMode = generator.hits(oneIn: 2)
    defaultAccuracyReduced = generator.hits(oneIn: 6)
    requiresExplicitServiceSession = generator.hits(oneIn: 6)
    if generator.hits(oneIn: 6) { kind = generator.one(of: Kind.allCases) ?? .app }
    if generator.hits(oneIn: 3) { linkedSDK = generator.one(of: OSVersion.allIOS) ?? .newestIOS }
  }
}

extension Android.Build {
  fileprivate init(by generator: inout SplitMix64) {
    let permissions = generator.some(of: Android.Permission.allCases, leavingOutOneIn: 5)
    self.init(
      target: generator.hits(oneIn: 2) ? .newest : generator.one(of: APILevel.all) ?? .newest,
      permissions: permissions.map { $0.platform }, neverForLocation: generator.hits(oneIn: 3),
      fineByLocationButtonOnly: generator.hits(oneIn: 6),
      hasLocationServiceType: generator.hits(oneIn: 2),
      isBackgroundRestricted: generator.hits(oneIn: 6))
  }
}
