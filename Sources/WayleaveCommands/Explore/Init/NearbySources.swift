import AppArtifacts
import SourceReaders

/// The Swift sources around the given files, by the types that they declare.
///
/// The disk is gone through once, for what is written as a declaration; a file is parsed once,
/// where somebody asks for what it may declare.
struct NearbySources {
  private let root: PlainPath?
  private let mode: SwiftLanguageMode
  /// The files in which `class Name` and its like is written, by the name; nil before anyone asks.
  private var places: [String: [PlainPath]]?
  private var parsed: [PlainPath: ModuleSources.File?] = [:]

  /// Those of the project or repository with this root; none without one.
  init(root: PlainPath?, mode: SwiftLanguageMode = .v5) {
    self.root = root
    self.mode = mode
  }

  /// The first file that declares a type, or a closure's type, of a name.
  mutating func file(declaring name: String, except files: Set<PlainPath>) -> ModuleSources.File? {
    let all = places ?? Self.declarations(under: root)
    places = all
    for place in all[name] ?? [] where !files.contains(place) {
      if let file = self.file(at: place),
        file.entries.visibleTypes.contains(name) || file.entries.closures[name] != nil
      {
        return file
      }
    }
    return nil
  }

  private mutating func file(at place: PlainPath) -> ModuleSources.File? {
    if let known = parsed[place] { return known }
    let file = read(place)
    parsed[place] = .some(file)
    return file
  }

  private func read(_ place: PlainPath) -> ModuleSources.File? {
    let path = place.seen(from: PlainPath("."))
    guard let bytes = try? ModuleSources.read(path) else { return nil }
    var file = ModuleSources.File(
      path: path, name: ModuleSources.lastPart(path), source: SourceForLinux(bytes))
    guard let entries = SwiftEntryPoints.read(file.source, file: path, mode: mode) else {
      return nil
    }
    file.entries = entries
    file.isGiven = false
    return file
  }

  private static func declarations(under root: PlainPath?) -> [String: [PlainPath]] {
    guard let root else { return [:] }
    let tree = FileTree.disk(root.text)
    var places: [String: [PlainPath]] = [:]
    for source in tree.sources.prefix(5000)
    where source.language == .swift && ModuleSources.isOfTheModule(source.path) {
      guard let bytes = try? tree.read(source.path, limit: 1 << 20) else { continue }
      let names = bytes.withUnsafeBytes(WrittenDeclarations.types)
      guard !names.isEmpty else { continue }
      let place = PlainPath(root.text + "/" + source.path)
      for name in names { places[name, default: []].append(place) }
    }
    return places
  }
}
