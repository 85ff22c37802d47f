import AppArtifacts
import AuthorizationEngine
import PlatformModel

/// What a target declares to the permission system, for questions that need no source.
public struct DeclaredBuild: Hashable, Sendable {
  /// The target's name.
  public var target: String
  /// What the target is, in words.
  public var kind: String
  /// The configurations that declare the same, in project order.
  public var configurations: [String]
  /// Whether these are all the configurations there are.
  public var isEveryConfiguration: Bool
  /// The oldest modelled release it runs on; nil where nothing says.
  public var deploymentTarget: OSVersion?
  /// What it declares.
  public var build: AppBuild
}

extension DeclaredBuild {
  /// The builds of the targets that run on a phone; one for each set of configurations that differ.
  public static func all(in artifact: AppArtifact) -> [DeclaredBuild] {
    artifact.targets.filter { $0.bundle != nil && $0.bundle != .watch }.flatMap { target in
      var builds: [DeclaredBuild] = []
      for subject in target.subjects(sources: [:], in: artifact)
      where subject.configuration.infoPlist != nil {
        let build = subject.build
        let isKnown = { (known: DeclaredBuild) in
          known.build == build && known.deploymentTarget == subject.deploymentTarget
        }
        if let place = builds.firstIndex(where: isKnown) {
          builds[place].configurations.append(subject.configuration.name)
        } else {
          builds.append(
            DeclaredBuild(target, subject))
        }
      }
      for place in builds.indices {
        builds[place].isEveryConfiguration =
          builds[place].configurations.count == target.configurations.count
      }
      return builds
    }
  }

  /// What a target declares under the configuration of a subject.
  init(_ target: AppTarget, _ subject: Subject) {
    self.init(
      target: target.name, kind: target.kindInWords,
      configurations: [subject.configuration.name], isEveryConfiguration: false,
      deploymentTarget: subject.deploymentTarget, build: subject.build)
  }
}
