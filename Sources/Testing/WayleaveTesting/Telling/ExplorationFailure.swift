import PlatformModel

/// What a search found, as stories that a person can repeat on a phone.
public struct ExplorationFailure: Error, CustomStringConvertible {
  /// What was covered on the way.
  public let exploration: Exploration
  /// What went wrong, by release.
  public var findings: [Finding] { exploration.findings }

  /// The stories as the newest release tells them, each with the releases on which it goes so;
  /// shortest first.
  let stories: [(story: Story, releases: [OSVersion])]
  /// Which of them another exploration has told.
  private let told: [Bool]
  private let isReplay: Bool

  init(
    _ exploration: Exploration, _ stories: [Story], isReplay: Bool = false,
    besides others: ToldStories? = nil
  ) {
    self.exploration = exploration
    self.isReplay = isReplay
    let stories = Self.inOrder(stories)
    self.stories = stories
    told = stories.map { others?.isTold($0.story) ?? false }
  }

  private static func inOrder(_ stories: [Story]) -> [(story: Story, releases: [OSVersion])] {
    var told: [(story: Story, releases: [OSVersion])] = []
    for story in stories {
      if let place = told.firstIndex(where: { $0.story.essence == story.essence }) {
        told[place] = (story, told[place].releases + [story.release])
      } else {
        told.append((story, [story.release]))
      }
    }
    // Of two that are as long the one that was found first.
    return told.enumerated()
      .sorted {
        ($0.element.story.parts.count, $0.offset) < ($1.element.story.parts.count, $1.offset)
      }
      .map(\.element)
  }

  /// The stories, shortest first. The first line says what went wrong, where, in how many steps.
  public var description: String {
    let all = exploration.coverage.map(\.release)
    let texts = zip(stories, told).map { story, isTold in
      story.story.text(
        on: story.releases, of: all, withScenario: isReplay, isTold: isTold && !isReplay)
    }
    let hint = isReplay ? "" : "The replay of a story prints its scenario for wayleave simulate.\n"
    return texts.joined(separator: "\n") + "\n\(hint)\(exploration)"
  }
}
