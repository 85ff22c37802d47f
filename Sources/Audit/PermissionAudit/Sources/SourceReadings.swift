import AppArtifacts
import PlatformModel
import SourceReaders

/// The readings of an app's sources, each under the flags of every target and configuration.
///
/// A file that two targets share, or two configurations, is another text to each of them where an
/// `#if` around a call says so.
struct SourceReadings: Sendable {
  /// The distinct sets of flags, in the order in which targets bring them.
  private let settings: [[String]]
  private let places: [Place: Int]
  private var readings: [[String: SourceReading]]
  /// What leads to the calls of extensions.
  private var reaches: [ReachKey: ExtensionReach] = [:]
  /// The functions of apps that nothing names.
  private var unnamed: [ReachKey: Set<String>] = [:]
  /// The functions of targets that are called in the background only.
  private var lateFunctions: [ReachKey: Set<String>] = [:]
  /// The functions that end what is monitored, and that files of the target name which hear of the app
  /// or a screen going away.
  private var stoppers: [ReachKey: Set<String>] = [:]
  /// The functions of a file that no other file of the target names.
  private var unsharedFunctions: [ReachKey: Set<FunctionPlace>] = [:]
  /// The paths of sources that hold a comment which ignores something.
  private(set) var marked: Set<String> = []

  /// A target under a configuration.
  private struct Place: Hashable {
    var project: String
    var target: String
    var configuration: String

    init(_ target: AppTarget, _ configuration: TargetConfiguration) {
      project = target.project
      self.target = target.name
      self.configuration = configuration.name
    }
  }

  /// A file to read, and the sets of flags under which it is compiled.
  struct Job: Sendable {
    var file: SourceFile
    var settings: [Int]
  }

  /// No readings yet, and what there is to read, sorted by path.
  typealias Plan = (readings: SourceReadings, jobs: [Job])

  /// What there is to read for the targets of an app that are checked.
  static func planned(for artifact: AppArtifact) -> Plan {
    var settings: [[String]] = []
    var places: [Place: Int] = [:]
    var files = SharedFiles()
    for target in artifact.targets where target.bundle != nil {
      var own: Set<Int> = []
      for configuration in target.configurations {
        let flags = configuration.conditions + (target.bundle == .watch ? ["os(watchOS)"] : [])
        let place = settings.firstIndex(of: flags) ?? settings.count
        if place == settings.count { settings.append(flags) }
        places[Place(target, configuration)] = place
        own.insert(place)
      }
      files.add(target.sources, compiledUnder: own)
      files.add(target.frameworkSources, compiledUnder: own)
    }
    let readings = SourceReadings(
      settings: settings, places: places,
      readings: Array(repeating: [:], count: settings.count))
    return (readings, files.jobs)
  }

  /// The readings by path for a target under a configuration.
  subscript(target: AppTarget, configuration: TargetConfiguration) -> [String: SourceReading] {
    let found = places[Place(target, configuration)].map { readings[$0] } ?? [:]
    let reach = reaches[ReachKey(target)]
    let unnamed = unnamed[ReachKey(target)] ?? []
    let late = lateFunctions[ReachKey(target)] ?? []
    let stoppers = stoppers[ReachKey(target)] ?? []
    let unshared = unsharedFunctions[ReachKey(target)] ?? []
    guard reach != nil || ![unnamed, late, stoppers].allSatisfy(\.isEmpty) || !unshared.isEmpty
    else { return found }
    let own = Set(target.sources.map(\.path))
    return found.mapValues { reading in
      guard own.contains(reading.path) else { return reading }
      var reading = reading
      for place in reading.calls.indices {
        let call = reading.calls[place]
        let isNamed = call.surroundings.neededName.map { !unnamed.contains($0) } ?? true
        reading.calls[place].surroundings.isReached =
          call.surroundings.isReached && isNamed && reach?.leads(to: call) ?? true
        if let function = call.surroundings.deciding, late.contains(function) {
          reading.calls[place].surroundings.isInBackground = true
        }
        let callers = call.surroundings.backgroundFunctions
        if !callers.isEmpty,
          callers.allSatisfy({ unshared.contains(FunctionPlace($0, in: reading.path)) })
        {
          reading.calls[place].surroundings.thread = .background
        }
        if !call.surroundings.stoppers.isDisjoint(with: stoppers) {
          reading.calls[place].surroundings.isStoppedOffScreen = true
        }
      }
      return reading
    }
  }

  /// Whether some call is such a one.
  private func holds(_ isWanted: (PlatformCall) -> Bool) -> Bool {
    readings.contains { $0.values.contains { $0.calls.contains(where: isWanted) } }
  }

  /// Looks for what names the functions of apps in which a defect is: without it no one meets it.
  mutating func traceNames(_ artifact: AppArtifact, in tree: FileTree) {
    guard holds({ $0.mayBeDefect && $0.surroundings.neededName != nil }) else { return }
    for target in artifact.targets where target.bundle == .app && !target.hasLooseSources {
      let found = target.configurations.map { self[target, $0] }
      let calls = target.sources.flatMap { file in found.flatMap { $0[file.path]?.calls ?? [] } }
      let names = Set(calls.filter(\.mayBeDefect).compactMap(\.surroundings.neededName))
      let unnamed = names.isEmpty ? [] : FunctionNames.without(names, in: target, of: tree)
      if !unnamed.isEmpty { self.unnamed[ReachKey(target)] = unnamed }
    }
  }

  /// Follows the functions that set the flag for the background into the files that call them.
  mutating func followBackground(_ artifact: AppArtifact, in tree: FileTree) {
    guard holds({ $0.surroundings.deciding != nil && $0.argument == .boolean(true) }) else {
      return
    }
    for target in artifact.targets where target.bundle != nil {
      let found = target.configurations.map { self[target, $0] }
      let names = Set(
        target.sources.flatMap { file in
          found.flatMap { $0[file.path]?.calls ?? [] }.filter { $0.argument == .boolean(true) }
            .compactMap(\.surroundings.deciding)
        })
      let late = names.filter { BackgroundCalls.areAll(of: $0, in: target, of: tree) }
      if !late.isEmpty { lateFunctions[ReachKey(target)] = late }
    }
  }

  /// Looks for other files that name the functions in which managers are made, where this file runs them
  /// on threads without a run loop.
  mutating func followThreads(_ artifact: AppArtifact, in tree: FileTree) {
    guard holds({ !$0.surroundings.backgroundFunctions.isEmpty }) else { return }
    for target in artifact.targets where target.bundle != nil && !target.hasLooseSources {
      let found = target.configurations.map { self[target, $0] }
      let places = target.sources.flatMap { file in
        found.flatMap { $0[file.path]?.calls ?? [] }.flatMap(\.surroundings.backgroundFunctions)
          .map { FunctionPlace($0, in: file.path) }
      }
      let unshared = FunctionNames.unshared(Set(places), in: target, of: tree)
      if !unshared.isEmpty { unsharedFunctions[ReachKey(target)] = unshared }
    }
  }

  /// Looks for the functions that end what is monitored in files which hear of the app or a screen
  /// going away, for apps that never ask for Always.
  mutating func followStops(_ artifact: AppArtifact, in tree: FileTree) {
    guard holds({ !$0.surroundings.stoppers.isEmpty }) else { return }
    for target in artifact.targets where target.bundle == .app {
      let found = target.configurations.map { self[target, $0] }
      let calls = target.sources.flatMap { file in found.flatMap { $0[file.path]?.calls ?? [] } }
      let names = Set(calls.flatMap(\.surroundings.stoppers))
      guard !names.isEmpty, !calls.contains(where: { $0.api == .requestAlwaysAuthorization }) else {
        continue
      }
      let stoppers = FunctionNames.heard(names, in: target, of: tree)
      if !stoppers.isEmpty { self.stoppers[ReachKey(target)] = stoppers }
    }
  }

  /// Follows what extensions begin with, for those that lack a key which a call of theirs needs:
  /// only there it makes a difference, and all their sources are looked at for it.
  mutating func trace(_ artifact: AppArtifact, in tree: FileTree) {
    for target in artifact.targets where target.bundle == .appExtension && !target.isBuilt {
      let holdsCalls = target.configurations.contains { configuration in
        let found = self[target, configuration]
        let lacking = Self.lacking(in: configuration)
        return !lacking.isEmpty
          && target.sources.contains { source in
            found[source.path]?.calls.contains { lacking.contains($0.api) } == true
          }
      }
      let app = artifact.targets.first {
        $0.project == target.project && $0.bundle == .app
          && (target.container == nil || $0.name == target.container)
      }
      guard holdsCalls, let app else { continue }
      reaches[ReachKey(target)] = ExtensionReach(target, app: app, in: tree)
    }
  }

  /// The APIs that need a key which the Info.plist of an extension does not hold.
  private static func lacking(in configuration: TargetConfiguration) -> [PlatformAPI] {
    guard let plist = configuration.infoPlist else { return [] }
    let needs: [([PlatformAPI], [InfoPlistKey])] = [
      (.requests + [.serviceSession], [.whenInUse, .alwaysAndWhenInUse]),
      ([.requestTemporaryFullAccuracyAuthorization], [.temporaryAccuracy]),
      (.motionActivity, [.motion]), (.bluetooth, [.bluetoothAlways, .bluetoothPeripheral]),
    ]
    return needs.flatMap { apis, keys in
      keys.contains { plist[$0.rawValue] == nil } ? apis : []
    }
  }

  private struct ReachKey: Hashable {
    var project: String
    var target: String

    init(_ target: AppTarget) {
      project = target.project
      self.target = target.name
    }
  }

  /// Keeps a reading for the sets of flags that give it.
  mutating func store(_ reading: SourceReading, for places: [Int]) {
    for place in places { readings[place][reading.path] = reading }
  }

  /// The reading of one more source of a target, under all its configurations.
  func job(for file: SourceFile, of target: AppTarget) -> Job {
    let places = target.configurations.compactMap { self.places[Place(target, $0)] }
    return Job(file: file, settings: Set(places).sorted())
  }

  /// Keeps the paths of sources that hold an ignoring comment.
  mutating func mark(_ paths: [String]) { marked.formUnion(paths) }

  /// Reads a file once for all sets of flags that cannot tell the difference.
  func read(
    _ job: Job, _ read: (_ conditions: [String]) -> SourceReading
  ) -> [(reading: SourceReading, places: [Int])] {
    var done: [(reading: SourceReading, places: [Int])] = []
    for place in job.settings {
      if let twin = done.firstIndex(where: { isSame($0.reading, $0.places[0], place) }) {
        done[twin].places.append(place)
      } else {
        done.append((read(settings[place]), [place]))
      }
    }
    return done
  }

  /// Whether two sets of flags agree on all that a reading went by.
  private func isSame(_ reading: SourceReading, _ first: Int, _ second: Int) -> Bool {
    let consulted = Set(reading.consultedConditions)
    func relevant(_ place: Int) -> Set<Substring> {
      Set(
        settings[place].compactMap { entry in
          let flag = entry.hasPrefix("-D") ? entry.dropFirst(2) : entry[...]
          let name = flag.prefix { $0 != "=" }
          if name.hasPrefix("os(") { return reading.dependsOnPlatform ? flag : nil }
          return consulted.contains(String(name)) ? flag : nil
        })
    }
    return relevant(first) == relevant(second)
  }
}
