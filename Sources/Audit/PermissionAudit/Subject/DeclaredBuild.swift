import AppArtifacts
import AuthorizationEngine
import Findings
import PlatformModel

/// What a target declares to the permission system, for questions that need no source.
public struct DeclaredBuild: Hashable, Sendable {
  /// The target's name.
  public var target: String
  /// What reports call it: its name, with its project where the tree has another of that name.
  public var label: String
  /// What the target is, in words.
  public var kind: String
  /// The configurations that declare the same, in project order.
  public var configurations: [String]
  /// Whether these are all the configurations there are.
  public var isEveryConfiguration: Bool
  /// The oldest modeled release it runs on; nil if nothing says.
  public var deploymentTarget: OSVersion?
  /// What it declares.
  public var build: IOS.Build
}

extension DeclaredBuild {
  /// Its label, with the configurations where these are not all.
  public var title: String {
    isEveryConfiguration ? label : "\(label) (\(configurations.joined(separator: ", ")))"
  }

  /// The builds of the targets that run on a phone; one for each set of configurations that differ.
  public static func all(in artifact: AppArtifact) -> [DeclaredBuild] {
    artifact.targets.filter { $0.runsAlone && $0.bundle != .watch }.flatMap { target in
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
            DeclaredBuild(target, subject, label: artifact.label(of: target)))
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
  init(_ target: AppTarget, _ subject: Subject, label: String) {
    self.init(
      target: target.name, label: label, kind: target.kindInWords,
      configurations: [subject.configuration.name], isEveryConfiguration: false,
      deploymentTarget: subject.deploymentTarget, build: subject.build)
  }
}

extension AppArtifact {
  /// What a report on the tree calls one of its targets.
  func label(of target: AppTarget) -> String {
    (targets.filter { $0.bundle != nil }.map(\.id) + androidApps.map(\.id)).label(of: target.id)
  }
}
