import AppArtifacts
import AuthorizationEngine
import PlatformModel
import SourceReaders

/// What a target declares, and which calls that matter to the permission its code makes.
public struct CallingBuild: Hashable, Sendable {
  /// What it declares.
  public var declared: DeclaredBuild
  /// The calls, and the button of iOS 15 where the app shows it, in the order of the model's events.
  public var calls: [IOS.Event]

  /// Whether any of the calls brings up a question for location.
  public var asks: Bool {
    calls.contains { call in
      switch call {
      case .requestWhenInUse, .requestAlways, .beginSession, .startLiveUpdates,
        .startMonitorEvents, .beginBackgroundActivity, .tapLocationButton:
        true
      default: false
      }
    }
  }
}

extension Checkup {
  /// What the targets of a tree that run on a phone declare and call; sources are read for it.
  public func callingBuilds(
    on tree: FileTree, root: String, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> [CallingBuild] {
    let (artifact, readings) = readings(on: tree, root: root, progress: progress)
    return artifact.targets.filter { $0.runsAlone && $0.bundle != .watch }.flatMap { target in
      var builds: [CallingBuild] = []
      for subject in target.subjects(in: artifact, readings: { readings[$0, $1] })
      where subject.configuration.infoPlist != nil {
        let calls = subject.modelledCalls
        let isKnown = { (known: CallingBuild) in
          known.declared.build == subject.build && known.calls == calls
            && known.declared.deploymentTarget == subject.deploymentTarget
        }
        if let place = builds.firstIndex(where: isKnown) {
          builds[place].declared.configurations.append(subject.configuration.name)
        } else {
          let declared = DeclaredBuild(target, subject, label: artifact.label(of: target))
          builds.append(CallingBuild(declared: declared, calls: calls))
        }
      }
      for place in builds.indices {
        builds[place].declared.isEveryConfiguration =
          builds[place].declared.configurations.count == target.configurations.count
      }
      return builds
    }
  }
}

extension Subject {
  /// The calls as events of the model.
  ///
  /// Of the services that wake an app in the background one stands for all: they leave the permission
  /// alike. What only the table of libraries speaks of counts where the app declares the key for it.
  fileprivate var modelledCalls: [IOS.Event] {
    var calls: [IOS.Event] = []
    func add(_ event: IOS.Event, _ isMade: Bool) { if isMade { calls.append(event) } }
    add(.requestWhenInUse, makes(.requestWhenInUseAuthorization, with: .whenInUse))
    add(.requestAlways, makes(.requestAlwaysAuthorization, with: .alwaysAndWhenInUse))
    add(
      .requestTemporaryFullAccuracy(build.temporaryAccuracyKeys.isEmpty ? .unlisted : .listed),
      runsCode(of: [.requestTemporaryFullAccuracyAuthorization]))
    add(.startUpdating, runsCode(of: [.startUpdatingLocation]))
    let isWoken: [(PlatformAPI, IOS.Event)] = [
      (.startMonitoringSignificantLocationChanges, .startSignificantChanges),
      (.startMonitoringRegion, .startRegion), (.startMonitoringVisits, .startVisits),
    ]
    calls += isWoken.first { runsCode(of: [$0.0]) }.map { [$0.1] } ?? []
    add(
      .setAllowsBackground(true),
      sets(.allowsBackgroundLocationUpdates, isSafe: backgroundMode == .on))
    add(.startLiveUpdates, runsCode(of: [.liveUpdates]))
    add(.startMonitorEvents, runsCode(of: [.monitor]))
    add(.beginBackgroundActivity, runsCode(of: [.backgroundActivitySession]))
    for kind in IOS.Event.SessionKind.allCases where kind != .fullAccuracy {
      add(
        .beginSession(kind),
        uses(of: .serviceSession).contains { use in
          use.isExercised && use.argument == .member("\(kind)")
        })
    }
    add(.tapLocationButton, runsCode(of: [.locationButton]))
    return calls.sorted { $0.number < $1.number }
  }

  private func runsCode(of apis: [PlatformAPI]) -> Bool {
    uses(of: apis).contains { $0.isExercised && $0.certainty != .known }
  }
}
