import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

@testable import PermissionAudit

/// Small apps for tests that change one thing at a time.
enum Apps {
  /// An app with some keys and some calls in one file of its own.
  static func app(
    _ name: String = "App", kind: AppTarget.Kind = .app, platforms: [String] = ["iphoneos"],
    deployment: String? = "15.0", keys: [String: PropertyList.Value] = [:],
    frameworks: [String] = [], libraries: [String] = [], conditions: [String] = [],
    localizations: [Localization] = [], container: String? = nil
  ) -> AppTarget {
    let file = SourcePosition(file: "\(name)/Info.plist")
    return AppTarget(
      name: name, project: "App.xcodeproj", kind: kind, platforms: platforms,
      configurations: [
        TargetConfiguration(
          name: "Release",
          infoPlist: EffectiveInfoPlist(
            position: file, file: file.file,
            entries: keys.sorted { $0.key < $1.key }.map { .init($0.key, $0.value, at: file) }),
          deploymentTarget: deployment, localizations: localizations, conditions: conditions)
      ],
      sources: [SourceFile("\(name)/Code.swift", .swift)],
      frameworkSources: frameworks.map { SourceFile("\($0)/Code.swift", .swift) },
      libraries: libraries.map {
        LinkedLibrary($0, .pod, isVisible: false, declaredIn: "Podfile.lock")
      },
      container: container)
  }

  /// The readings of files with calls, by folder.
  static func readings(_ calls: [String: [PlatformAPI]]) -> [String: SourceReading] {
    Dictionary(
      uniqueKeysWithValues: calls.map { folder, apis in
        let path = "\(folder)/Code.swift"
        let calls = apis.enumerated().map { line, api in
          PlatformCall(
            api, at: SourcePosition(file: path, line: line + 1),
            argument: api == .allowsBackgroundLocationUpdates ? .boolean(true) : .none)
        }
        return (path, SourceReading(path: path, calls: calls))
      })
  }

  /// What all rules find in some targets.
  static func findings(
    _ targets: [AppTarget], _ calls: [String: [PlatformAPI]] = [:]
  ) -> [Finding] {
    Audit().report(
      on: AppArtifact(root: ".", targets: targets), sources: readings(calls)
    ).findings
  }
}

extension PropertyList.Value {
  /// A purpose string that no rule objects to.
  static let reason: Self = .string("Shows where you are on the trail map.")
}

extension InfoPlistKey {
  /// The value for an app that declares the location background mode.
  static let locationMode: PropertyList.Value = .array([.init(.string("location"))])
}
