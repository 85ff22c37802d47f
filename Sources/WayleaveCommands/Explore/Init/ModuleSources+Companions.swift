import SourceReaders

extension ModuleSources {
  /// Takes along the files near it that declare what it misses, as far as they need nothing more.
  mutating func takeCompanions(from sources: inout NearbySources) {
    var found: [File] = []
    while found.count < Self.mostCompanions {
      let all = files + found
      let strangers = Strangers(
        of: EntryPoints(joining: all.map(\.entries)), near: &sources,
        except: Set(all.map { PlainPath($0.path) }))
      let before = found.count
      for file in strangers.files where fits(file, beside: files + found) { found.append(file) }
      guard found.count > before else { break }
    }
    files += needed(whole(found))
    entries = EntryPoints(joining: files.map(\.entries))
  }

  /// More are the rest of the app.
  private static let mostCompanions = 16

  /// Whether a module can have a file beside others: it begins no program, and takes a file's and a
  /// type's name once.
  private func fits(_ file: File, beside others: [File]) -> Bool {
    guard file.name != "main.swift", !file.entries.types.contains(where: \.isEntryPoint) else {
      return false
    }
    let types = Set(file.entries.visibleTypes)
    return !others.contains {
      Self.lastPart($0.name) == file.name || !types.isDisjoint(with: $0.entries.visibleTypes)
    }
  }

  /// Those that compile by what they and the given files declare, and by modules that are there.
  private func whole(_ found: [File]) -> [File] {
    let all = files + found
    let modules = StandIn.modules(of: all.flatMap(\.entries.imports))
      .compactMap { StandIn.named($0.name)?.names }
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
