import AppArtifacts
import Findings
import PlatformModel

extension Report.Target {
  /// An Android app that was judged, by its variants.
  init(_ app: AndroidApp, _ subjects: [AndroidSubject]) {
    let manifest = subjects.first?.manifest
    let minimum = manifest?.minimumSDK?.api.map { APILevel(nearest: $0).versionName }
    self.init(
      name: app.name, project: app.project, kind: app.inWords,
      deploymentTarget: minimum.map { "Android " + $0 }, infoPlist: manifest?.file,
      configurations: subjects.map(\.variant.name),
      abilities: AndroidAbilities.tables(for: subjects) + ServiceTables.tables(for: subjects),
      unknowns: app.unknowns + (subjects.contains { $0.target == nil } ? ["the target SDK"] : []))
  }
}

extension AndroidApp {
  /// What it is, in words.
  fileprivate var inWords: String {
    switch form {
    case .module: "Android app"
    case .manifest: "Android manifest"
    case .package(.apk): "Android package"
    case .package(.bundle): "Android bundle"
    case .package(.splitSet): "Android split packages"
    case .package(.library): "Android library"
    }
  }
}
