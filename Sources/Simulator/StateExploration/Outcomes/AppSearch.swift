import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import TransitionSystem

#if !hasFeature(Embedded)
  import Dispatch
#endif

/// The question what people can make of an app: what it declares, what it calls, on which releases.
public struct OutcomeSearch<Platform: ExplorablePlatform>: Hashable, Sendable {
  /// What the build declares.
  public var build: Platform.Build
  /// What its code calls, each whenever it can.
  public var calls: [Platform.Event]
  /// The releases on which it makes a call, where these are not all.
  public var releasesOfCalls: [Platform.Event: Set<OSVersion>]
  /// The releases.
  public var releases: [OSVersion]
  /// Where it stops; the depth counts taps.
  public var limits: SearchLimits

  /// A question about an app.
  public init(
    _ build: Platform.Build, calls: [Platform.Event],
    releasesOfCalls: [Platform.Event: Set<OSVersion>] = [:],
    releases: [OSVersion] = Platform.releases, limits: SearchLimits = SearchLimits()
  ) {
    self.build = build
    self.calls = calls
    self.releasesOfCalls = releasesOfCalls
    self.releases = releases
    self.limits = limits
  }

  /// What may happen: the app's calls, the person's acts that concern location, and time.
  public var alphabet: SearchAlphabet<Platform> { Platform.alphabet(calls: calls) }

  /// What its code calls on a release.
  public func calls(on release: OSVersion) -> [Platform.Event] {
    calls.filter { releasesOfCalls[$0]?.contains(release) ?? true }
  }

  /// What may happen on a release.
  public func alphabet(on release: OSVersion) -> SearchAlphabet<Platform> {
    Platform.alphabet(calls: calls(on: release))
  }

  /// Searches each stretch of releases that behave alike once, on several threads.
  ///
  /// Releases that do not let the app be installed are left out.
  public func run() -> [SearchOutcome<Platform>] {
    let stretches = stretches()
    #if hasFeature(Embedded)
      return stretches.map { outcome(of: $0) }
    #else
      let found = Locked([Int: SearchOutcome<Platform>]())
      DispatchQueue.concurrentPerform(iterations: stretches.count) { index in
        let outcome = outcome(of: stretches[index])
        found.withLock { $0[index] = outcome }
      }
      return stretches.indices.compactMap { index in found.withLock { $0[index] } }
    #endif
  }

  private func outcome(of stretch: Stretch) -> SearchOutcome<Platform> {
    SearchOutcome(
      stretch.search.run(), stretch.span,
      wantsAlways: Platform.wantsAlways(build, calls: calls(on: stretch.span.first)))
  }

  /// Releases that behave alike for this app, and the search that stands for them.
  private struct Stretch {
    var span: OSVersion.Span
    var search: StateSearch<Platform>
  }

  /// What was compiled for the newest release of a stretch.
  private struct Open {
    var point: OSVersion?
    var alphabet: SearchAlphabet<Platform>
    var conduct: SearchProgram<Platform>.Conduct
    var taps: [Int]
  }

  /// The releases, cut where the rows that can matter to this app change.
  private func stretches() -> [Stretch] {
    var stretches: [Stretch] = []
    var open: Open?
    func extend(to release: OSVersion) {
      let span = stretches[stretches.count - 1].span
      stretches[stretches.count - 1].span = OSVersion.Span(span.first, release)
    }
    for release in releases.sorted() {
      let device = Platform.device(release)
      let alphabet = alphabet(on: release)
      let point = Platform.turningPoint(of: release)
      let taps = alphabet.events.map { Platform.taps(for: $0, on: device) }
      if let open, let point, open.point == point, open.alphabet == alphabet, open.taps == taps {
        extend(to: release)
        continue
      }
      let program = Program<Platform>(device)
      let engine = Platform.engine(program)
      guard Platform.installs(build, on: engine) else {
        open = nil
        continue
      }
      let start = Platform.start(build, on: engine)
      let conduct = SearchProgram(program, alphabet, from: start.words).conduct(of: program)
      if let open, open.conduct == conduct, open.alphabet == alphabet, open.taps == taps {
        extend(to: release)
      } else {
        let search = StateSearch(
          program, alphabet, from: start, measure: .taps, limits: limits)
        stretches.append(Stretch(span: OSVersion.Span(release, release), search: search))
      }
      open = Open(point: point, alphabet: alphabet, conduct: conduct, taps: taps)
    }
    return stretches
  }
}

/// The question what people can make of an app on iOS.
public typealias AppSearch = OutcomeSearch<IOS>

extension Android {
  /// The question what people can make of an app on Android.
  public typealias AppSearch = OutcomeSearch<Android>
  /// What they can make of it on some levels.
  public typealias AppOutcome = SearchOutcome<Android>
}
