import ArgumentParser
import PlatformModel
import Reports
import SourceReaders

/// `wayleave explore init`: a package for Linux around files of permission code.
struct ExploreInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a package that explores the permission code of Swift files on Linux.",
    discussion: """
      The package holds the files as they are, but for #if, which is read as on iOS, and the
      attributes and selectors of Objective-C; a test whose actions are what can be called of them,
      and a job for CI. What could not be worked out is a line marked FILL IN. PATH is a file, several files
      that belong together, or the folder of a library.

      EXAMPLES
        wayleave explore init Sources/LocationAccess.swift
        wayleave explore init LocationManager.swift Models/Route.swift --output Exploration
        wayleave explore init Sources/Permissions --wayleave ../wayleave --ios 16...27
        wayleave explore init LocationManager.swift --wayleave ../wayleave --fit

      EXIT CODES
        0   the package is written
        1   with --fit: the package still does not compile
        2   a file could not be read, or there is nothing to explore; nothing is written.
            With --fit, also: the compiler could not be run
        64  the command line was not understood
      """)

  @Argument(help: ArgumentHelp("A file, several, or the folder of a library.", valueName: "PATH"))
  var paths: [String]

  @Option(
    help: ArgumentHelp("Explore a type of this name; may be repeated.", valueName: "name"))
  var type: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write; else named after the type.", valueName: "folder"))
  var output: String?

  @Option(help: ArgumentHelp("The folder or the address of Wayleave.", valueName: "place"))
  var wayleave: String?

  @Option(
    help: ArgumentHelp(
      "The project or the Info.plist of the app, where none is found near.", valueName: "project"))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "The releases, whole major versions: 17 or 15...27; else from the app's oldest.",
      valueName: "releases"),
    transform: VersionRange.init(parsing:))
  var ios: VersionRange?

  @Flag(help: "Build the package and remove what does not compile, as explore fit does.")
  var fit = false

  @Option(help: ArgumentHelp("The command that builds it for --fit.", valueName: "command"))
  var compiler: String?

  @Option(help: ArgumentHelp("How many steps a story may have.", valueName: "steps"))
  var depth = 4

  func validate() throws {
    if compiler != nil, !fit { throw ValidationError("--compiler needs --fit.") }
    guard (1...100).contains(depth) else {
      throw ValidationError("--depth takes a number of steps from 1 to 100.")
    }
  }

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let asked = try output.map(NewFolder.init)
      try asked?.check()
      var sources = try ModuleSources(paths)
      let file = sources.files[0].path
      let root = NearbyApp.root(around: PlainPath(file))
      let nearby = try NearbyApp.find(near: file, under: root, named: app)
      let language = CodeLanguage(of: PlainPath(file), in: nearby.known)
      try sources.readEntries(in: language.mode)
      var around = NearbySources(
        root: root, near: sources.files.map { PlainPath($0.path) }, mode: language.mode)
      sources.takeCompanions(from: &around)
      let choice = try SubjectChoice(
        in: sources.entries, of: sources.given, named: type, paths: paths,
        purposeKey: nearby.purposeKey)
      let module = sources.module(for: choice.subjects[0].type)
      let name = module.hasSuffix("Code") ? String(module.dropLast(4)) : module
      let new = try asked ?? NewFolder(path: name + "Exploration")
      try new.check()
      let place = PlainPath(new.path)
      let repository = Self.repository(around: place.folder)
      let strangers = Strangers(
        of: sources.entries, near: &around, except: Set(sources.files.map { PlainPath($0.path) }))
      sources.leaveOut(strangers, in: language.mode)
      let package = ExplorationPackage(
        name: place.parts.last ?? module, sources: sources, module: module,
        subjects: choice.subjects,
        strangers: strangers,
        app: nearby, language: language, wayleave: try WayleavePlace(wayleave, from: place),
        releases: releases(of: nearby.known, in: language), isReleaseGiven: ios != nil,
        depth: depth,
        folderInRepository: repository.map { place.seen(from: $0) })
      try new.write(package.files)
      console.write(
        InitSummary(
          package: package, folder: new.path, others: choice.others,
          again: again(writing: new.another),
          repository: repository?.seen(from: PlainPath("."))
        ).text)
      if fit { try PackageFit(folder: new.path, compiler: compiler).report(on: console) }
    }
  }

  /// The command line without its files, for a folder that is not there yet.
  private func again(writing folder: String) -> String {
    var options = type.map { ("--type", $0) }
    options.append(("--output", folder))
    if let wayleave { options.append(("--wayleave", wayleave)) }
    if let app { options.append(("--app", app)) }
    if let span = ios?.span {
      options.append(("--ios", "\(span.first.major)...\(span.last.major)"))
    }
    options.append(("--depth", "\(depth)"))
    return "wayleave explore init "
      + options.map { "\($0) \($1.forShell)" }.joined(separator: " ")
  }

  /// From the oldest release that the app and the package of the file both install on.
  private func releases(of app: NearbyApp?, in language: CodeLanguage) -> ClosedRange<Int> {
    if let span = ios?.span { return span.first.major...span.last.major }
    let newest = OSVersion.newestIOS.major
    let oldest = [app?.deploymentTarget, language.oldestIOS].compactMap(\.self).max()
    return min(max(13, oldest?.major ?? 15), newest)...newest
  }

  private static func repository(around folder: PlainPath) -> PlainPath? {
    folder.upwards.first { PlainPath($0.text + "/.git").exists }
  }
}
