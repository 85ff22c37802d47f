import AuthorizationEngine
import Dispatch
import PhoneSimulator
import PlatformModel

/// The question what people can make of an app: what it declares, what it calls, on which releases.
public struct AppSearch: Hashable, Sendable {
  /// What the build declares.
  public var build: AppBuild
  /// What its code calls, each whenever it can.
  public var calls: [Event]
  /// The releases.
  public var releases: [OSVersion]
  /// Where it stops; the depth counts taps.
  public var limits: SearchLimits

  /// A question about an app.
  public init(
    _ build: AppBuild, calls: [Event], releases: [OSVersion] = OSVersion.allIOS,
    limits: SearchLimits = SearchLimits()
  ) {
    self.build = build
    self.calls = calls
    self.releases = releases
    self.limits = limits
  }

  /// What may happen: the app's calls, the person's acts that concern location, and time.
  public var alphabet: Alphabet {
    let person: [Event] =
      [
        .open, .leave, .lock, .unlock, .forceQuit, .tapIndicator, .togglePrecise,
        .setPrecise(true), .setPrecise(false), .setLocationServices(true),
        .setLocationServices(false),
      ] + PromptButton.allCases.map(Event.answer)
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
  public var wantsAlways: Bool {
    calls.contains(.requestAlways) || calls.contains(.beginSession(.always))
  }

  /// Searches each stretch of releases that behave alike once, on several threads.
  public func run() -> [AppOutcome] {
    let stretches = stretches()
    let graphs = Locked([Int: AppOutcome]())
    DispatchQueue.concurrentPerform(iterations: stretches.count) { index in
      let outcome = AppOutcome(stretches[index].search.run(), stretches[index].span, of: self)
      graphs.withLock { $0[index] = outcome }
    }
    return stretches.indices.compactMap { index in graphs.withLock { $0[index] } }
  }

  /// The releases, cut where the rows that can matter to this app change.
  private func stretches() -> [(span: OSVersion.Span, search: ModelSearch)] {
    let alphabet = alphabet
    let start = Situation(build)
    var stretches: [(span: OSVersion.Span, search: ModelSearch)] = []
    var open: (point: OSVersion?, conduct: SearchProgram<IOS>.Conduct, taps: [Int])?
    func extend(to release: OSVersion) {
      let span = stretches[stretches.count - 1].span
      stretches[stretches.count - 1].span = OSVersion.Span(span.first, release)
    }
    for release in releases.sorted() {
      let point = Rows.turningPoints.last { $0 <= release }
      let taps = alphabet.events.map { $0.taps(on: release) }
      if let open, open.point == point, open.taps == taps {
        extend(to: release)
        continue
      }
      let engine = Engine(System(release))
      let conduct = SearchProgram(engine.program, alphabet, from: start.words)
        .conduct(of: engine.program)
      if let open, open.conduct == conduct, open.taps == taps {
        extend(to: release)
      } else {
        let search = ModelSearch(
          engine, alphabet, from: start, measure: .taps, limits: limits)
        stretches.append((OSVersion.Span(release, release), search))
      }
      open = (point, conduct, taps)
    }
    return stretches
  }
}
