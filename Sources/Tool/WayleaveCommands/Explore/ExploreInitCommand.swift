import ArgumentParser
import ExplorationPackages
import FileAccess

/// `wayleave explore init`: a package for Linux around files of permission code.
struct ExploreInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Generate a Linux package that explores the permission code in Swift files.",
    discussion: """
      The package contains copies of the files, in which only #if (evaluated as on iOS) and the \
      attributes and selectors of Objective-C are changed; a test that calls the methods that the \
      files expose; and a job for CI. Lines marked FILL IN are for what the command could not \
      find out. PATH is a file, several files that belong together, or the folder of a library.

      EXAMPLES
        wayleave explore init Sources/LocationAccess.swift
        wayleave explore init LocationManager.swift Route.swift --output Exploration
        wayleave explore init Sources/Permissions --wayleave ../wl --ios 16...27
        wayleave explore init LocationManager.swift --wayleave ../wayleave --fit

      EXIT CODES
        0   the package is written
        1   with --fit: the package still does not compile
        2   a file could not be read, or there is nothing to explore; nothing is
            written. With --fit, also: the compiler could not be run
        64  the command line was not understood
      """)

  @Argument(
    help: ArgumentHelp(
      "A Swift file, several files, or the folder of a library.", valueName: "PATH"))
  var paths: [String]

  @Option(
    help: ArgumentHelp("Explore the type of this name. Repeatable.", valueName: "name"))
  var type: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write (default: named after the type).", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp("Where the package finds Wayleave: a folder or a URL.", valueName: "place"))
  var wayleave: String?

  @Option(
    help: ArgumentHelp(
      "The project or the Info.plist of the app, if none is found nearby.", valueName: "project"))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "The releases, as major versions: 17 or 15...27 (default: from the app's oldest).",
      valueName: "releases"),
    transform: VersionRange.init(parsing:))
  var ios: VersionRange?

  @Flag(help: "Build the package and remove what does not compile, as explore fit does.")
  var fit = false

  @Option(help: ArgumentHelp("The build command for --fit.", valueName: "command"))
  var compiler: String?

  @Option(help: ArgumentHelp("The depth of the search, in steps.", valueName: "steps"))
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
      var request = ExplorationRequest(paths)
      request.types = type
      request.output = output
      request.wayleave = wayleave
      request.app = app
      request.releases = ios.map { $0.span.first.major...$0.span.last.major }
      request.depth = depth
      let written = try request.write()
      console.write(written.text)
      if fit { try PackageFit(folder: written.folder, compiler: compiler).report(on: console) }
    }
  }
}
