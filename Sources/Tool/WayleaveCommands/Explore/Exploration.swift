import AuthorizationEngine
import PlatformModel
import Reports
import StateExploration
import TransitionSystem

/// What is searched for the targets of one platform, and how it is reported.
struct Exploration<Platform: ToldPlatform> {
  /// The targets.
  let subjects: [ExploreSubject<Platform>]
  /// The releases that were asked for; nil for all that a target runs on.
  let releases: [OSVersion]?
  /// The most taps.
  let depth: Int?

  /// A text for each target.
  func texts(_ style: TextStyle) -> [String] {
    subjects.map { ExploreText($0, outcomes(of: $0), style).text }
  }

  /// A member of a JSON document for each target.
  var json: [JSONValue] { subjects.map { $0.json(outcomes(of: $0)) } }

  /// The comparisons of the targets that ask on two releases.
  func comparisons(_ pair: VersionPair) -> [Comparison<Platform>] {
    subjects.filter(\.asks).map { Comparison(of: $0, pair, depth: depth) }
  }

  /// The target that a picture or a model is of: the first that asks.
  var pictured: ExploreSubject<Platform>? { subjects.first(where: \.asks) ?? subjects.first }

  /// A picture of the newest release; nil if no release is left.
  var drawing: StandingDrawing<Platform>? {
    guard let subject = pictured, let newest = releases(of: subject).last else { return nil }
    return subject.search(on: [newest], depth: depth).run().first.map {
      StandingDrawing($0.map, of: subject.title)
    }
  }

  /// The model of the newest release for SPIN; nil if no release is left.
  var promela: String? {
    guard let subject = pictured, let newest = releases(of: subject).last else { return nil }
    let program = Program<Platform>(Platform.device(newest))
    return SpinModel(
      program, subject.search(on: [newest], depth: depth).alphabet(on: newest),
      from: Platform.start(subject.build, on: Platform.engine(program))
    ).text
  }

  private func outcomes(of subject: ExploreSubject<Platform>) -> [SearchOutcome<Platform>] {
    subject.outcomes(on: releases(of: subject), depth: depth)
  }

  private func releases(of subject: ExploreSubject<Platform>) -> [OSVersion] {
    (releases ?? subject.releases).filter { subject.askingReleases?.contains($0) ?? true }
  }
}
