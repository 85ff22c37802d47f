import AuthorizationEngine
import Findings
import PlatformModel

/// What continuous updates give, by release, grant, background mode and flag: found by the engine.
public struct Matrix: Hashable, Sendable {
  /// What was asked.
  public let question: Question
  /// One row for each combination of grant, mode and flag that was asked for.
  public let rows: [Row]
}

extension Matrix {
  /// Which part of the matrix is wanted.
  public struct Question: Hashable, Sendable {
    /// The releases, oldest first.
    public var releases: [OSVersion]
    /// The grants.
    public var grants: [MatrixGrant]
    /// Whether UIBackgroundModes holds `location`.
    public var backgroundModes: [Bool]
    /// Whether the app sets allowsBackgroundLocationUpdates.
    public var flags: [Bool]
    /// Whether the app sets showsBackgroundLocationIndicator, iOS 11+ (IOS-BG-031).
    public var showsIndicator: Bool
    /// The rest of the build; the mode is overridden by each row.
    public var build: IOS.Build

    /// The whole matrix for an app that declares every purpose string, or a part of it.
    public init(
      releases: [OSVersion] = OSVersion.allIOS, grants: [MatrixGrant] = MatrixGrant.allCases,
      backgroundModes: [Bool] = [false, true], flags: [Bool] = [false, true],
      showsIndicator: Bool = false,
      build: IOS.Build = IOS.Build(purposeStrings: [.whenInUse, .always, .alwaysAndWhenInUse])
    ) {
      self.releases = releases.sorted()
      self.grants = grants
      self.backgroundModes = backgroundModes
      self.flags = flags
      self.showsIndicator = showsIndicator
      self.build = build
    }
  }

  /// One combination, over the releases.
  public struct Row: Hashable, Sendable {
    /// What the app was granted.
    public let grant: MatrixGrant
    /// Whether UIBackgroundModes holds `location`.
    public let hasBackgroundMode: Bool
    /// Whether the app sets allowsBackgroundLocationUpdates; does not exist on iOS 8 (IOS-BG-013).
    public let allowsBackgroundUpdates: Bool
    /// What happens on each requested release, oldest first; nil if no one can grant it to the
    /// build.
    public let behaviours: [IOS.BackgroundBehaviour?]
  }

  /// Runs every combination through the engine of every release.
  public init(_ question: Question) {
    self.question = question
    let engines = question.releases.map { CompiledEngines.engine(for: IOS.System($0)) }
    rows = question.grants.flatMap { grant in
      let isOffered = engines.map { Self.offers(grant, to: question.build, on: $0) }
      return question.backgroundModes.flatMap { mode in
        question.flags.map { flag in
          var build = question.build
          build.hasLocationBackgroundMode = mode
          return Row(
            grant: grant, hasBackgroundMode: mode, allowsBackgroundUpdates: flag,
            behaviours: zip(engines, isOffered).map { engine, isOffered in
              guard isOffered else { return nil }
              return IOS.BackgroundBehaviour.outcome(
                engine, grant: grant.grant, build: build, allowsBackgroundUpdates: flag,
                showsIndicator: question.showsIndicator)
            })
        }
      }
    }
  }
}

extension Matrix {
  /// Whether a build can be granted something on a release: by a request for Always at once, or step
  /// by step. An extension lives on the grant of its app.
  private static func offers(_ grant: MatrixGrant, to build: IOS.Build, on engine: IOS.Engine)
    -> Bool
  {
    guard build.kind != .appExtension, grant != .none else { return true }
    return [true, false].contains { isStepwise in
      let behaviour = AppBehaviour(requestsWhenInUse: isStepwise, requestsAlways: true)
      var run = AbilityRun(build, behaviour, on: engine)
      return switch run.ask(grant == .always ? .always : .whileUsing) {
      case .answered: true
      case .noPrompt, .notOffered, .notAsked: false
      }
    }
  }
}

/// The grants of the matrix; "none" stands for not determined and for denied, which agree.
public enum MatrixGrant: String, Hashable, Sendable, CaseIterable {
  case always
  case whenInUse
  case none

  /// The grant as the engine stores it.
  public var grant: IOS.Grant {
    switch self {
    case .always: .always
    case .whenInUse: .whenInUse
    case .none: .never
    }
  }

  /// The grant in the words of Settings.
  public var title: String {
    switch self {
    case .always: "Always"
    case .whenInUse: "While Using"
    case .none: "none"
    }
  }
}
