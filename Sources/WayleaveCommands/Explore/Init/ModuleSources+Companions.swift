import SourceReaders

extension ModuleSources {
  /// Takes along the files near it that declare what it misses, as far as they need nothing more.
  mutating func takeCompanions(near root: PlainPath?) {
    guard let root else { return }
    var found: [File] = []
    while found.count < Self.mostCompanions {
      let all = files + found
      let strangers = Strangers(
        of: EntryPoints(joining: all.map(\.entries)), near: root,
        except: Set(all.map { PlainPath($0.path) }))
      let before = found.count
      for path in strangers.files {
        guard let file = Self.companion(path), fits(file, beside: files + found) else { continue }
        found.append(file)
      }
      guard found.count > before else { break }
    }
    files += needed(whole(found))
    entries = EntryPoints(joining: files.map(\.entries))
  }

  /// More are the rest of the app.
  private static let mostCompanions = 16

  /// Whether a module can have a file beside others: it takes a file's and a type's name once.
  private func fits(_ file: File, beside others: [File]) -> Bool {
    let types = Set(file.entries.visibleTypes)
    return !others.contains {
      Self.lastPart($0.name) == file.name || !types.isDisjoint(with: $0.entries.visibleTypes)
    }
  }

  private static func companion(_ path: String) -> File? {
    guard lastPart(path) != "main.swift", let bytes = try? read(path) else { return nil }
    var file = File(path: path, name: lastPart(path), source: SourceForLinux(bytes))
    guard let entries = SwiftEntryPoints.read(file.bytes, file: path),
      !entries.types.contains(where: \.isEntryPoint)
    else { return nil }
    file.entries = entries
    file.isGiven = false
    return file
  }

  /// Those that compile by what they and the given files declare, and by modules that are there.
  private func whole(_ found: [File]) -> [File] {
    let all = files + found
    let modules = all.flatMap(\.entries.imports).compactMap { StandIn.named($0.name)?.names }
    let known = (all.map(\.entries.declared) + modules).reduce(into: Set<String>()) {
      $0.formUnion($1)
    }
    let whole = found.filter { file in
      file.entries.strangers.allSatisfy { known.contains($0.name) }
        && file.entries.imports.allSatisfy {
          EntryPoints.modulesOnLinux.contains($0.name) || StandIn.named($0.name) != nil
        }
    }
    return whole.count == found.count ? found : self.whole(whole)
  }

  /// Those that the given files need, or others that they need.
  private func needed(_ found: [File]) -> [File] {
    var missing = Set(entries.strangers.map(\.name))
    var rest = found
    while let place = rest.firstIndex(where: { !missing.isDisjoint(with: $0.entries.declared) }) {
      missing.formUnion(rest.remove(at: place).entries.strangers.map(\.name))
    }
    let left = Set(rest.map(\.path))
    return found.filter { !left.contains($0.path) }
  }
}
