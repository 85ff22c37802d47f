import AppArtifacts
import Findings
import PlatformModel

extension Report.Target {
  /// An Android app that was checked, by its variants.
  init(_ app: AndroidApp, _ subjects: [AndroidSubject]) {
    let manifest = subjects.first?.manifest
    let minimum = manifest?.minimumSDK?.api.map { "Android " + APILevel.versionName(of: $0) }
    self.init(
      name: app.name, project: app.project, kind: app.inWords,
      deploymentTarget: minimum, infoPlist: app.form == .source ? nil : manifest?.file,
      configurations: subjects.map(\.variant.name),
      abilities: AndroidDutyTable.tables(for: subjects)
        + (app.form == .source ? [] : AndroidAbilities.tables(for: subjects))
        + ServiceTables.tables(for: subjects)
        + AndroidCodeTable.tables(for: subjects),
      unknowns: app.unknowns + (subjects.first?.codeUnknowns ?? [])
        + (subjects.contains { $0.target == nil } && app.form != .source ? ["the target SDK"] : [])
        + (subjects.contains(where: \.hasUnreadMinimum)
          ? ["the minimum SDK, so that releases begin with Android 4.4"] : []),
      declarations: .joined(subjects.map { ($0.variant.name, $0.declarations) }),
      playable: (subjects.first { !$0.variant.isDebug } ?? subjects.first)?.playable)
  }
}

extension AndroidSubject {
  /// Whether the oldest level is set to what could not be resolved.
  fileprivate var hasUnreadMinimum: Bool {
    if case .unresolved = manifest.minimumSDK { true } else { false }
  }
}

extension AndroidApp {
  /// What it is, in words.
  var inWords: String {
    switch form {
    case .module: "Android app"
    case .manifest: "Android manifest"
    case .source: "Android source file"
    case .package(.apk): "Android package"
    case .package(.bundle): "Android bundle"
    case .package(.splitSet): "Android split packages"
    case .package(.library): "Android library"
    }
  }
}
