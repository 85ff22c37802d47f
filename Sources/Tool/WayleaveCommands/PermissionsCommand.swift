import AppArtifacts
import ArgumentParser
import FileAccess
import Findings
import PlatformModel
import Reports

/// `wayleave permissions`: what an Android app asks for, and who brought it.
struct PermissionsCommand: ParsableCommand {
  static let commandName = "permissions"

  static let configuration = CommandConfiguration(
    commandName: commandName, _superCommandName: Tool.name,
    abstract: "List the permissions of an Android app, and the manifest that added each.",
    discussion: """
      PATH is a folder with a Gradle build, a manifest or a package (.apk, .aab, .apks, .xapk, \
      .apkm, .aar).

      EXAMPLES
        wayleave permissions android
        wayleave permissions app-release.apk
        wayleave permissions app-release.apk --format aapt
      """)

  enum Format: String, OutputFormat {
    /// A table for people.
    case text
    /// The lines of `aapt dump permissions`.
    case aapt
    case json

    static let usual = Format.text
  }

  @Argument(
    help: ArgumentHelp("The folder, manifest or package to read.", valueName: "PATH"),
    completion: .file())
  var path = "."

  @OptionGroup var printing: OutputOptions<Format>

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      try InputPath(path: path).check()
      let (apps, problems) = AppReader.androidApps(in: FileTree.disk(path).reading(.ofThisMachine))
      for problem in problems {
        console.writeError("\(problem.position): \(problem.message)\n")
      }
      guard !apps.isEmpty else {
        throw CommandFailure(
          "no Android app was found at \(path); name a Gradle build or a package")
      }
      let style = printing.style(on: console)
      let text =
        switch printing.format {
        case .text:
          apps.flatMap(Self.tables).map { TableText($0, style: style, hangs: true).text }
            .joined(separator: "\n")
        case .aapt: apps.map(Self.lines).joined()
        case .json: Self.json(apps).text
        }
      try printing.write(text, on: console)
    }
  }

  /// The variants of an app that ask for the same, with the manifest of the first.
  static func groups(
    _ app: AndroidApp
  ) -> [(variants: [String], manifest: AndroidManifest)] {
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
    return groups
  }

  /// One table for the variants of an app that agree.
  private static func tables(_ app: AndroidApp) -> [Table] {
    let groups = groups(app)
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

  /// The lines of aapt: for a package in one block, as aapt has them; for a module in a block for all
  /// variants that agree, with a line for each of them.
  private static func lines(_ app: AndroidApp) -> String {
    groups(app).map { variants, manifest in
      var names = ""
      if case .module = app.form {
        names = variants.map { "variant: name='\(escaped($0))'\n" }.joined()
      }
      return "package: \(escaped(manifest.package ?? ""))\n" + names + entries(manifest)
    }.joined()
  }

  /// Requests and definitions, in the order of the document.
  private static func entries(_ manifest: AndroidManifest) -> String {
    let asked = manifest.permissions.map { request in
      // Through `api` and `map` the optimizer of Swift 6.3.1 ends with an ownership error.
      var cap = ""
      if case .api(let level)? = request.maximumSDK { cap = " maxSdkVersion='\(level)'" }
      let line = "name='\(escaped(request.name))'\(cap)\n"
      return "\(request.element.rawValue): " + line
        + (request.isRequired ? "" : "optional-permission: " + line)
    }
    var defined = zip(manifest.definedPermissions, manifest.definitionPlaces)
      .map { (line: "permission: \(escaped($0))\n", place: $1) }[...]
    var lines: [String] = []
    for place in 0...asked.count {
      while let next = defined.first, next.place <= place || place == asked.count {
        lines.append(next.line)
        defined.removeFirst()
      }
      if place < asked.count { lines.append(asked[place]) }
    }
    return lines.joined()
  }

  /// A name as aapt writes it: a backslash before backslashes and double quotes, and `\\n` for a line
  /// feed; what follows a NUL is not written.
  private static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == 0x5C || $0 == 0x22 || $0 == 0x0A || $0 == 0 }) else {
      return name
    }
    return name.unicodeScalars.prefix { $0 != "\0" }.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
