import FileAccess
import SourceReaders

extension ModuleSources {
  /// Takes along the files near it that declare what it misses, or extend its types by what it
  /// uses, as far as they need nothing more, the nearest first.
  mutating func takeCompanions(from sources: inout NearbySources) {
    var found: [File] = []
    while found.count < Self.mostCompanions {
      let all = files + found
      let taken = Set(all.map { PlainPath($0.path) })
      let wanted = MissingMembers(of: all)
      let unresolved = UnresolvedNames(of: wanted.entries, near: &sources, except: taken)
      let extending = sources.files(extending: wanted.types, of: wanted.own, except: taken)
      let before = found.count
      for file in unresolved.files + extending.filter(wanted.areGiven)
      where found.count < Self.mostCompanions && fits(file, beside: files + found) {
        found.append(file)
      }
      guard found.count > before else { break }
    }
    files += needed(whole(found))
    takeNearlyWhole(from: &sources)
    entries = EntryPoints(joining: files.map(\.entries))
  }

  /// Takes along those that declare what is still missing and miss little themselves: what they
  /// miss gets stubs.
  private mutating func takeNearlyWhole(from sources: inout NearbySources) {
    while files.count(where: { !$0.isGiven }) < Self.mostCompanions {
      let taken = Set(files.map { PlainPath($0.path) })
      let entries = EntryPoints(joining: files.map(\.entries))
      let known = Set(entries.unresolved.map(\.name)).union(entries.declared)
      let unresolved = UnresolvedNames(of: entries, near: &sources, except: taken)
      let next = unresolved.files.first { file in
        fits(file, beside: files) && file.entries.types.allSatisfy { !$0.isScreen }
          && file.entries.unresolved.count { !known.contains($0.name) } <= Self.mostMissing
      }
      guard let next else { return }
      files.append(next)
    }
  }

  /// What a file that is taken along may miss in addition.
  private static let mostMissing = 3

  /// More are the rest of the app.
  private static let mostCompanions = 16

  /// Whether a module can have a file beside others: it begins no program, imports what is here,
  /// takes a file's and a type's name once, and declares no member and no conformance again.
  private func fits(_ file: File, beside others: [File]) -> Bool {
    guard file.name != "main.swift", !file.source.beginsProgram,
      file.entries.imports.allSatisfy({
        EntryPoints.isOnLinux($0.name) || StubModule.named($0.name) != nil
      })
    else { return false }
    let types = Set(file.entries.visibleTypes)
    return !others.contains {
      Self.lastPart($0.name) == file.name || !types.isDisjoint(with: $0.entries.visibleTypes)
        || file.entries.repeatsMembers(of: $0.entries)
    }
  }

  /// Those that compile by what they and the given files declare.
  private func whole(_ found: [File]) -> [File] {
    let all = EntryPoints(joining: (files + found).map(\.entries))
    let modules = StubModule.modules(of: all.imports).compactMap {
      StubModule.named($0.name)?.names
    }
    let missing = modules.reduce(Set(all.unresolved.map(\.name))) { $0.subtracting($1) }
    let whole = found.filter { $0.entries.unresolved.allSatisfy { !missing.contains($0.name) } }
    return whole.count == found.count ? found : self.whole(whole)
  }

  /// Those that the given files need, or others that they need.
  private func needed(_ found: [File]) -> [File] {
    var kept: [File] = []
    var rest = found
    while true {
      let wanted = MissingMembers(of: files + kept)
      let missing = Set(wanted.entries.unresolved.map(\.name))
      guard
        let place = rest.firstIndex(where: {
          !missing.isDisjoint(with: $0.entries.declared) || wanted.areGiven(by: $0)
        })
      else { break }
      kept.append(rest.remove(at: place))
    }
    let left = Set(rest.map(\.path))
    return found.filter { !left.contains($0.path) }
  }
}
