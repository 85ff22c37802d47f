import AppArtifacts
import FileAccess
import SourceReaders

/// The Swift sources around the given files, by the types that they declare and extend.
///
/// The disk is gone through once, for what is written as a declaration; a file is parsed once,
/// where somebody asks for what it may declare.
struct NearbySources {
  private let root: PlainPath?
  /// The given files: of several places the nearest counts.
  private let given: [PlainPath]
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
  init(root: PlainPath?, near given: [PlainPath] = [], mode: SwiftLanguageMode = .v5) {
    self.root = root
    self.given = given
    self.mode = mode
  }

  /// The nearest file that declares a type, or another name of one.
  mutating func file(declaring name: String, except files: Set<PlainPath>) -> ModuleSources.File? {
    let places = (written().declaring[name] ?? []).filter { !files.contains($0) }
    for place in nearestFirst(places) {
      if let file = self.file(at: place),
        file.entries.visibleTypes.contains(name) || file.entries.aliases.contains(name)
      {
        return file
      }
    }
    return nil
  }

  /// The files that extend some types, the nearest first, but for those that extend a namesake of
  /// an own type of some files.
  mutating func files(
    extending names: Set<String>, of own: Set<String>, except files: Set<PlainPath>
  ) -> [ModuleSources.File] {
    let written = written()
    var others = files
    for name in own {
      let declaring = written.declaring[name] ?? []
      for place in written.extending[name] ?? []
      where isNamesake(name, at: place, declaring: declaring, of: files) {
        others.insert(place)
      }
    }
    let places = Set(names.flatMap { written.extending[$0] ?? [] }).subtracting(others)
    return nearestFirst(Array(places)).compactMap { file(at: $0) }
  }

  /// Whether of the declarations of a type that which is nearest to a place is in no file of some.
  private mutating func isNamesake(
    _ name: String, at place: PlainPath, declaring: [PlainPath], of files: Set<PlainPath>
  ) -> Bool {
    let mine = declaring.filter(files.contains).map(place.partsShared).max() ?? 0
    return declaring.contains {
      !files.contains($0) && place.partsShared(with: $0) > mine
        && file(at: $0)?.entries.visibleTypes.contains(name) == true
    }
  }

  /// Places by the parts of their paths that they share with those of the given files.
  private func nearestFirst(_ places: [PlainPath]) -> [PlainPath] {
    let ranked = places.map { place in
      (place: place, shared: given.map(place.partsShared).max() ?? 0)
    }
    return ranked.sorted { ($1.shared, $0.place.text) < ($0.shared, $1.place.text) }.map(\.place)
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
