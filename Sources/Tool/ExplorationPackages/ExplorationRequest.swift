import FileAccess
import PlatformModel
import SourceReaders

/// What to write a package for: the files of permission code, and how they are explored.
package struct ExplorationRequest {
  /// Files, or the folder of a library.
  package var paths: [String]
  /// The names of the types to explore; those that reach location where there are none.
  package var types: [String] = []
  /// The folder to write; named after the first type where there is none.
  package var output: String?
  /// The folder or the address of Wayleave.
  package var wayleave: String?
  /// The project or the Info.plist of the app, where none is found near.
  package var app: String?
  /// The major versions of iOS; from the oldest that the app supports where there are none.
  package var releases: ClosedRange<Int>?
  /// How many steps a story may have.
  package var depth = 4

  /// A request for files.
  package init(_ paths: [String]) { self.paths = paths }

  /// Writes the package; nothing is left of one that cannot be written whole.
  package func write() throws(CommandFailure) -> WrittenSummary {
    let asked: NewFolder? = if let output { try NewFolder(path: output) } else { nil }
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
      in: sources.entries, of: sources.given, named: types, paths: paths,
      purposeKey: nearby.purposeKey)
    let module = sources.module(for: choice.subjects[0].type)
    let name = module.hasSuffix("Code") ? String(module.dropLast(4)) : module
    let new = if let asked { asked } else { try NewFolder(path: name + "Exploration") }
    try new.check()
    let place = PlainPath(new.path)
    let repository = Self.repository(around: place.folder)
    let unresolved = UnresolvedNames(
      of: sources.entries, near: &around, except: Set(sources.files.map { PlainPath($0.path) }))
    sources.leaveOut(unresolved, in: language.mode)
    let package = ExplorationPackage(
      name: place.parts.last ?? module, sources: sources, module: module,
      subjects: choice.subjects, unresolved: unresolved, app: nearby, language: language,
      wayleave: try WayleavePlace(wayleave, from: place),
      releases: releases(of: nearby.known, in: language), isReleaseGiven: releases != nil,
      depth: depth, folderInRepository: repository.map { place.seen(from: $0) })
    let files = package.files()
    try new.write(files.all)
    let summary = InitSummary(
      package: package, files: files, folder: new.path, others: choice.others,
      again: again(writing: new.another), repository: repository?.seen(from: PlainPath(".")))
    return WrittenSummary(folder: new.path, text: summary.text)
  }

  /// What was written.
  package struct WrittenSummary {
    /// The folder.
    package let folder: String
    /// The files, what is left to fill in, and the next step.
    package let text: String
  }

  /// The command line without its files, for a folder that is not there yet.
  private func again(writing folder: String) -> String {
    var options = types.map { ("--type", $0) }
    options.append(("--output", folder))
    if let wayleave { options.append(("--wayleave", wayleave)) }
    if let app { options.append(("--app", app)) }
    if let releases {
      options.append(("--ios", "\(releases.lowerBound)...\(releases.upperBound)"))
    }
    options.append(("--depth", "\(depth)"))
    return "wayleave explore init "
      + options.map { "\($0) \($1.forShell)" }.joined(separator: " ")
  }

  /// From the oldest release that the app and the package of the file both install on.
  private func releases(of app: NearbyApp?, in language: CodeLanguage) -> ClosedRange<Int> {
    if let releases { return releases }
    let newest = OSVersion.newestIOS.major
    let oldest = [app?.deploymentTarget, language.oldestIOS].compactMap(\.self).max()
    return min(max(13, oldest?.major ?? 15), newest)...newest
  }

  private static func repository(around folder: PlainPath) -> PlainPath? {
    folder.upwards.first { PlainPath($0.text + "/.git").exists }
  }
}
