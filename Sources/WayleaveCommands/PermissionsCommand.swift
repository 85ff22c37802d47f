import AppArtifacts
import ArgumentParser
import Findings
import PlatformModel
import Reports

/// `wayleave permissions`: what an Android app asks for, and who brought it.
struct PermissionsCommand: ParsableCommand {
  static let commandName = "permissions"

  static let configuration = CommandConfiguration(
    commandName: commandName, _superCommandName: Wayleave.name,
    abstract: "List the permissions of an Android app, and which manifest brought each.",
    discussion: """
      PATH is a folder with a Gradle build, a manifest or a package (.apk, .aab, .apks, .xapk, .aar).

      EXAMPLES
        wayleave permissions android
        wayleave permissions app-release.apk
        wayleave permissions app-release.apk --format aapt
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// A table for people.
    case text
    /// The lines of `aapt dump permissions`.
    case aapt
  }

  @Argument(help: ArgumentHelp("The folder, manifest or package to read.", valueName: "PATH"))
  var path = "."

  @Option(help: "What to print.")
  var format: Format = .text

  @Option(help: ArgumentHelp("When to write colour.", valueName: "when"))
  var color: ColorChoice = .auto

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      try InputPath(path: path).check()
      let (apps, problems) = AppReader.androidApps(in: FileTree.disk(path))
      for problem in problems {
        console.writeError("\(problem.position): \(problem.message)\n")
      }
      guard !apps.isEmpty else {
        throw CommandFailure(
          "no Android app was found at \(path); name a Gradle build or a package")
      }
      switch format {
      case .text:
        let style = color.style(on: console)
        let tables = apps.flatMap(Self.tables).map { TableText($0, style: style).text }
        console.write(tables.joined(separator: "\n"))
      case .aapt: console.write(apps.compactMap(\.variants.first).map(Self.lines).joined())
      }
    }
  }

  /// One table for the variants of an app that agree.
  private static func tables(_ app: AndroidApp) -> [Table] {
    var groups: [(variants: [String], manifest: AndroidManifest)] = []
    for variant in app.variants {
      if let place = groups.firstIndex(where: {
        $0.manifest.permissions == variant.manifest.permissions
      }) {
        groups[place].variants.append(variant.name)
      } else {
        groups.append(([variant.name], variant.manifest))
      }
    }
    return groups.map { variants, manifest in
      let names = groups.count > 1 ? ", " + variants.joined(separator: ", ") : ""
      return Table(
        title: app.name + names, columns: ["Permission", "Android", "From"],
        rows: manifest.permissions.map { row($0, of: manifest) }, notes: app.unknowns)
    }
  }

  private static func row(
    _ request: AndroidManifest.PermissionRequest, of manifest: AndroidManifest
  ) -> Table.Row {
    let permission = AndroidPermission(rawValue: request.name)
    let first = APILevel(nearest: manifest.minimumSDK?.api ?? 0)
    let known = max(first, permission.entry?.introduced ?? first)
    let levels = APILevel.all.filter { $0 >= known && request.counts(on: $0.rawValue) }
    let ends = [levels.first, levels.last].compactMap { $0?.versionName }
    let span = ends.first == ends.last ? Array(ends.prefix(1)) : ends
    let flags = request.flags.contains(.neverForLocation) ? ", never for location" : ""
    let cap = request.capOrigin.flatMap(\.name).map { ", capped by \($0)" } ?? ""
    let source = request.origin.name.map { "\($0), " } ?? ""
    return Table.Row(
      permission.name,
      [
        Table.Cell((span.isEmpty ? "never" : span.joined(separator: "-")) + flags),
        Table.Cell("\(source)\(request.position)\(cap)"),
      ])
  }

  private static func lines(_ variant: AndroidApp.Variant) -> String {
    let manifest = variant.manifest
    let asked = manifest.permissions.map { request in
      // Through `api` and `map` the optimizer of Swift 6.3.1 ends with an ownership error.
      var cap = ""
      if case .api(let level)? = request.maximumSDK { cap = " maxSdkVersion='\(level)'" }
      let line = "name='\(request.name)'\(cap)\n"
      return "\(request.element.rawValue): " + line
        + (request.isRequired ? "" : "optional-permission: " + line)
    }
    let defined = manifest.definedPermissions.map { "permission: \($0)\n" }
    return "package: \(manifest.package ?? "")\n" + (asked + defined).joined()
  }
}
