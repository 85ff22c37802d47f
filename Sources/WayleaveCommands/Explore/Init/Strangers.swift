import AppArtifacts
import SourceReaders

/// The names that the code uses and does not declare, with the files near it that do.
struct Strangers {
  /// A name with the file that declares it, seen from the folder of this run.
  struct Stranger {
    var name: EntryName
    var declaredIn: String?
  }

  var names: [Stranger] = []
  /// Modules that are not on Linux.
  var modules: [EntryName] = []

  init(of entries: EntryPoints, near root: PlainPath?, except files: Set<PlainPath>) {
    modules = entries.imports.filter { !EntryPoints.modulesOnLinux.contains($0.name) }
    let declared = modules.compactMap { StandIn.named($0.name) }
      .reduce(into: Set<String>()) { $0.formUnion($1.names) }
    names = entries.strangers.filter { !declared.contains($0.name) }.map { Stranger(name: $0) }
    guard let root, !names.isEmpty else { return }
    let here = PlainPath(".")
    let tree = FileTree.disk(root.text)
    for source in tree.sources.prefix(5000) where source.language == .swift {
      guard ModuleSources.isOfTheModule(source.path),
        let bytes = try? tree.read(source.path, limit: 1 << 20),
        bytes.withUnsafeBytes({ bytes in
          names.contains {
            $0.declaredIn == nil && ByteSearch.contains($0.name.name, in: bytes)
          }
        })
      else { continue }
      let place = PlainPath(root.text + "/" + source.path)
      guard !files.contains(place),
        let near = SwiftEntryPoints.read(SourceForLinux(bytes).bytes, file: source.path)
      else { continue }
      let declared = Set(near.visibleTypes).union(near.closures.keys)
      for index in names.indices where names[index].declaredIn == nil {
        if declared.contains(names[index].name.name) {
          names[index].declaredIn = place.seen(from: here)
        }
      }
    }
  }

  /// The files that declare some of them, each once.
  var files: [String] {
    names.compactMap(\.declaredIn).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
