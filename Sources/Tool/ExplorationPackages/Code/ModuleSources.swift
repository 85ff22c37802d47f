import FileAccess
import Reports
import SourceReaders

/// The files around which a package is written, as one module.
struct ModuleSources {
  /// A file of the module.
  struct File {
    /// The path as the person wrote it.
    var path: String
    /// The path inside of the module.
    var name: String
    /// The source, with what Linux takes differently changed.
    var source: SourceForLinux
    /// What it offers by itself.
    var entries = EntryPoints()
    /// Whether the person named it, or a folder around it.
    var isGiven = true
    /// The same without what nothing here declares; nil before that was looked for.
    var left: WithoutMissing?
    /// What is compiled.
    var bytes: [UInt8] { left?.bytes ?? source.bytes }
  }

  /// The files in the order of the command line.
  var files: [File] = []
  /// What they offer together.
  var entries = EntryPoints()
  /// The name of the folder, where one folder was given.
  private var folder: String?

  /// Reads files, and folders without their tests and manifests.
  init(_ paths: [String]) throws(CommandFailure) {
    for path in paths {
      let sources = FilesPath.swiftSources(path)
      try sources.check()
      let found = try sources.files
      let isFolder = found != [path]
      let kept = isFolder ? found.filter { Self.isOfTheModule(Self.inside(path, $0)) } : found
      for file in kept {
        let name = isFolder ? Self.inside(path, file) : Self.lastPart(file)
        if let other = files.first(where: { Self.lastPart($0.name) == Self.lastPart(name) }) {
          throw CommandFailure(
            "\(file): \(other.path) has the same name, and a module takes a name once; "
              + "leave one of them out")
        }
        files.append(File(path: file, name: name, source: SourceForLinux(try Self.read(file))))
      }
      if isFolder, paths.count == 1 { folder = Self.libraryName(path) }
    }
    guard !files.isEmpty else {
      throw CommandFailure("\(paths.joined(separator: " ")): holds no source beside tests")
    }
  }

  /// Reads what the files offer in a language.
  mutating func readEntries(in mode: SwiftLanguageMode) throws(CommandFailure) {
    for place in files.indices {
      let file = files[place]
      guard let entries = SwiftEntryPoints.read(file.source, file: file.path, mode: mode) else {
        throw CommandFailure("\(file.path): is not a Swift file that can be read; leave it out")
      }
      files[place].entries = entries
    }
    entries = EntryPoints(joining: files.map(\.entries))
  }

  /// The paths of the files that the person named.
  var given: Set<String> { Set(files.filter(\.isGiven).map(\.path)) }

  /// The name of the module: that of a library's folder, or of what is explored.
  func module(for type: EntryType) -> String {
    if let folder, !entries.declared.contains(folder), folder.isIdentifier { return folder }
    return (folder.flatMap { $0.isIdentifier ? $0 : nil } ?? type.plainName) + "Code"
  }

  static func read(_ file: String) throws(CommandFailure) -> [UInt8] {
    do throws(CommandFailure) {
      return try BoundedFile(path: file).read(atMost: 16 << 20)
    } catch {
      throw CommandFailure("\(file) \(error.message)")
    }
  }

  /// Whether a file is neither a test nor a manifest, by its path inside of the folder.
  static func isOfTheModule(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.last != "Package.swift"
      && !parts.contains { $0.hasSuffix("Tests") }
  }

  private static func inside(_ folder: String, _ file: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file
  }

  /// The name of a folder, or of the one around it where it only says that it holds sources.
  private static func libraryName(_ path: String) -> String {
    let parts = PlainPath(path).parts
    return parts.last { !["Sources", "Source", "src", "Classes"].contains($0) } ?? lastPart(path)
  }

  static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
