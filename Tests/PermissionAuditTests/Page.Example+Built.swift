import Findings

@testable import AppArtifacts
@testable import PermissionAudit
@testable import SourceReaders

/// Examples that are built apps: bundles with compiled files, and packages with code.
extension Page.Example {
  /// What a check finds in a bundle named Guide.app, whose files are named from its folder on.
  func builtReport(_ audit: Audit) throws -> Report {
    var bytes = Dictionary(
      files.map { ($0.path, Array($0.text.utf8)) }, uniquingKeysWith: { first, _ in first })
    for (path, name) in compiled {
      bytes[path] =
        switch name {
        case "quiet": MachOQuiet.bytes
        case "encrypted": MachOQuiet.encrypted
        default: try BuiltAppTests.library(name)
        }
    }
    return Checkup(audit).report(on: FileTree.memory(bytes), root: "Guide.app")
  }

  /// A package with the manifest of the example.
  func artifact(of package: String) -> AppArtifact {
    let text = files.first { $0.path == "AndroidManifest.xml" }?.text ?? ""
    let manifest = try? ManifestReader.read(Array(text.utf8), file: package).manifest
    let app = AndroidApp(
      name: package, project: package, form: .package(.apk),
      variants: [.init("release", manifest: manifest ?? AndroidManifest(file: package))])
    return AppArtifact(root: package, targets: [], androidApps: [app])
  }

  /// What the code of the package holds, by lines such as
  /// "org.example.Tracker.start calls android.location.LocationManager.requestLocationUpdates" and
  /// "org.example.Tracker extends android.app.Service".
  var packageCode: PackageCode {
    var code = PackageCode()
    code.files = ["classes.dex"]
    for line in package?.code ?? [] {
      let words = line.split(separator: " ").map(String.init)
      code.findings.classCount += 1
      if words.count == 3, words[1] == "extends" {
        code.findings.superclasses[words[0]] = words[2]
      } else if words.count >= 3, words[1] == "calls" {
        let (caller, method) = Self.parts(words[0])
        let (owner, name) = Self.parts(words[2])
        code.findings.references.append(
          CodeReference(
            file: "classes.dex", caller: caller, method: method, owner: owner, name: name,
            parameterCount: 1, isCaught: words.last == "caught"))
        for family in AndroidCodeReader.query.families where owner.hasPrefix(family) {
          code.findings.users[family, default: []].append(caller)
        }
      }
    }
    return code
  }

  /// A class and the name of its method.
  private static func parts(_ name: String) -> (type: String, method: String) {
    guard let dot = name.lastIndex(of: ".") else { return ("", name) }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}
