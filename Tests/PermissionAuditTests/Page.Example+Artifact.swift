import AppArtifacts
import Findings
import SourceReaders

@testable import PermissionAudit

extension Page.Example {
  /// The findings of all rules that count, and of the page's own, as lines, in order.
  func findings(on page: RuleID) throws -> [String] {
    let rules = Catalogue.all.map(\.metadata).filter { $0.status == .stable || $0.id == page }
    let audit = Audit(only: Set(rules.map(\.id)), needs: try needs.map(Needs.choice))
    if !compiled.isEmpty { return lines(of: try builtReport(audit)) }
    let tree = FileTree.memory(
      Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first }))
    let report = Checkup(audit).settled(
      audit.report(on: artifact, sources: readings, android: androidReadings),
      IgnoreComments(in: Set(files.map(\.path)), of: tree), tree)
    return lines(of: report)
  }

  private func lines(of report: Report) -> [String] {
    (report.findings + report.reminders).map {
      let place = SourcePosition(file: $0.position.file, line: $0.position.line)
      return "\($0.severity) \(place) \($0.rule)"
    }
  }

  /// What all rules find, previews included.
  func report() throws -> Report {
    let audit = Audit(needs: try needs.map(Needs.choice))
    if !compiled.isEmpty { return try builtReport(audit) }
    return audit.report(
      on: artifact, sources: readings, android: androidReadings)
  }

  /// The app that the blocks describe.
  ///
  /// A target's files are in a folder of its name; a folder named under `frameworks` holds the
  /// sources of a dynamic framework. Without a target block there is one app named App.
  ///
  /// A manifest or a build script of Android's makes the whole example a tree that is read.
  var artifact: AppArtifact {
    if let package { return self.artifact(of: package.name) }
    if isAndroid {
      var artifact = AppReader.read(FileTree.memory(textByPath), root: ".")
      artifact.targets = []
      return artifact
    }
    let headers = targets.isEmpty ? [Page.TargetHeader(name: "App")] : targets
    var problems = self.problems.compactMap(problem)
    let read = headers.map { target($0, &problems) }
    return AppArtifact(root: ".", targets: read, problems: problems)
  }

  private var isAndroid: Bool { files.contains { $0.path.hasSuffix("AndroidManifest.xml") } }

  private var textByPath: [String: String] {
    Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  var androidReadings: [String: AndroidSourceReading] {
    if let package {
      return [package.name: AndroidCodeReader.reading(of: packageCode, path: package.name)]
    }
    var readings: [String: AndroidSourceReading] = [:]
    for (path, text) in files where path.hasSuffix(".kt") || path.hasSuffix(".java") {
      readings[path] = AndroidSourceReader.read(Array(text.utf8), path: path)
    }
    return AndroidSweep.completed(
      readings, for: artifact.androidApps, in: FileTree.memory(textByPath))
  }

  var readings: [String: SourceReading] {
    var readings: [String: SourceReading] = [:]
    let texts = textByPath
    for (path, text) in files {
      guard let language = language(of: path) else { continue }
      let bytes = Array(text.utf8)
      let header = SourceReader.header(of: bytes, path: path) {
        texts[$0].map { Array($0.utf8) }
      }
      readings[path] = SourceReader.read(bytes, path: path, language: language, header: header)
    }
    return readings
  }

  private func target(
    _ header: Page.TargetHeader, _ problems: inout [ReadingProblem]
  ) -> AppTarget {
    let frameworks = header.list("frameworks")
    let kind = kind(header.values["kind"] ?? "app")
    var configuration = TargetConfiguration(
      name: "Release", infoPlist: infoPlist(header.name + "/Info.plist", &problems),
      deploymentTarget: header.values["deployment"] ?? "15.0",
      entitlements: propertyList("\(header.name)/\(header.name).entitlements", &problems),
      privacyManifest: propertyList(header.name + "/PrivacyInfo.xcprivacy", &problems),
      localizations: localizations(header), conditions: header.list("conditions"))
    configuration.innerPrivacyManifests = files.map(\.path).filter {
      $0.hasPrefix(header.name + "/") && $0.hasSuffix(".bundle/PrivacyInfo.xcprivacy")
    }.compactMap { propertyList($0, &problems) }
    return AppTarget(
      name: header.name, project: "App.xcodeproj", kind: kind,
      platforms: [kind == .watchApp ? "watchos" : "iphoneos"], configurations: [configuration],
      sources: sources(in: [header.name]), frameworkSources: sources(in: frameworks),
      libraries: header.list("libraries").map {
        LinkedLibrary($0, .pod, isVisible: false, declaredIn: "Podfile.lock")
      }
        + header.list("system").map {
          LinkedLibrary($0, .system, isVisible: false, declaredIn: "App.xcodeproj")
        },
      container: header.values["container"])
  }

  private func kind(_ word: String) -> AppTarget.Kind {
    switch word {
    case "App Clip": .appClip
    case "extension": .appExtension(point: nil)
    case "watch app": .watchApp
    case "framework": .framework
    case "tests": .test
    default: .app
    }
  }

  private func sources(in folders: [String]) -> [SourceFile] {
    files.compactMap { path, _ in
      guard folders.contains(where: { path.hasPrefix($0 + "/") }) else { return nil }
      return language(of: path).map { SourceFile(path, $0) }
    }
  }

  private func language(of path: String) -> SourceFile.Language? {
    if path.hasSuffix(".swift") { return .swift }
    return path.hasSuffix(".m") || path.hasSuffix(".h") ? .objectiveC : nil
  }

  private func infoPlist(
    _ path: String, _ problems: inout [ReadingProblem]
  ) -> EffectiveInfoPlist? {
    guard let list = propertyList(path, &problems) else { return nil }
    let entries = (list.root.value.dictionary ?? []).map { member in
      EffectiveInfoPlist.Entry(
        member.key, member.node.value, at: SourcePosition(file: path, line: member.node.line))
    }
    return EffectiveInfoPlist(position: SourcePosition(file: path), file: path, entries: entries)
  }

  private func propertyList(_ path: String, _ problems: inout [ReadingProblem]) -> PropertyList? {
    guard let text = files.first(where: { $0.path == path })?.text else { return nil }
    do {
      return try PropertyListReader.read(Array(text.utf8), file: path)
    } catch {
      problems.append(error)
      return nil
    }
  }

  private func localizations(_ header: Page.TargetHeader) -> [Localization] {
    let languages = header.list("languages")
    return languages.sorted().map { language in
      let path = "\(header.name)/\(language).lproj/InfoPlist.strings"
      let text = files.first { $0.path == path }?.text
      return Localization(
        language: language, file: text.map { _ in path },
        strings: text.map { strings($0, path) } ?? [], isDevelopment: language == languages.first)
    }
  }

  /// The `"key" = "text";` lines of a strings file.
  private func strings(_ text: String, _ path: String) -> [Localization.Entry] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count == 5 else { return nil }
      return Localization.Entry(
        String(parts[1]), String(parts[3]), at: SourcePosition(file: path, line: number + 1))
    }
  }

  /// A line such as "unreadable-file App/Secrets".
  private func problem(_ line: String) -> ReadingProblem? {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let code = ReadingProblem.Code(rawValue: parts[0]) else { return nil }
    return ReadingProblem(
      code, at: SourcePosition(file: parts[1]), "it cannot be read", wayOut: "Look at it.")
  }
}
