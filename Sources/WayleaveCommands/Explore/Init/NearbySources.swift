import AppArtifacts
import SourceReaders

/// The Swift sources around the given files, by the types that they declare and extend.
///
/// The disk is gone through once, for what is written as a declaration; a file is parsed once,
/// where somebody asks for what it may declare.
struct NearbySources {
  private let root: PlainPath?
  private let mode: SwiftLanguageMode
  /// The files in which `class Name` and its like, or `extension Name`, is written, by the name.
  private struct Places {
    var declaring: [String: [PlainPath]] = [:]
    var extending: [String: [PlainPath]] = [:]
  }

  /// Nil before anyone asks.
  private var places: Places?
  private var parsed: [PlainPath: ModuleSources.File?] = [:]

  /// Those of the project or repository with this root; none without one.
  init(root: PlainPath?, mode: SwiftLanguageMode = .v5) {
    self.root = root
    self.mode = mode
  }

  /// The first file that declares a type, or a closure's type, of a name.
  mutating func file(declaring name: String, except files: Set<PlainPath>) -> ModuleSources.File? {
    for place in written().declaring[name] ?? [] where !files.contains(place) {
      if let file = self.file(at: place),
        file.entries.visibleTypes.contains(name) || file.entries.closures[name] != nil
      {
        return file
      }
    }
    return nil
  }

  /// The files that extend some types.
  mutating func files(extending names: Set<String>, except files: Set<PlainPath>)
    -> [ModuleSources.File]
  {
    let places = names.sorted().flatMap { written().extending[$0] ?? [] }
    return places.reduce(into: []) { if !files.contains($1), !$0.contains($1) { $0.append($1) } }
      .compactMap { file(at: $0) }
  }

  private mutating func written() -> Places {
    let all = places ?? Self.places(under: root)
    places = all
    return all
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

  private static func places(under root: PlainPath?) -> Places {
    var places = Places()
    guard let root else { return places }
    let tree = FileTree.disk(root.text)
    for source in tree.sources.prefix(5000)
    where source.language == .swift && ModuleSources.isOfTheModule(source.path) {
      guard let bytes = try? tree.read(source.path, limit: 1 << 20) else { continue }
      let names = bytes.withUnsafeBytes(WrittenDeclarations.names)
      let place = PlainPath(root.text + "/" + source.path)
      for name in names.types { places.declaring[name, default: []].append(place) }
      for name in names.extended { places.extending[name, default: []].append(place) }
    }
    return places
  }
}
