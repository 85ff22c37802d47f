import FileAccess
import SourceReaders

/// The names that the code uses and does not declare, with the files near it that do.
struct UnresolvedNames {
  /// A name with the file that declares it.
  struct UnresolvedName {
    var name: EntryName
    var file: ModuleSources.File?

    /// The path of that file, seen from the folder of this run.
    var declaredIn: String? { file?.path }
  }

  var names: [UnresolvedName] = []
  /// Modules that are not on Linux.
  var modules: [EntryName] = []

  init(of entries: EntryPoints, near sources: inout NearbySources, except files: Set<PlainPath>) {
    modules = StubModule.modules(of: entries.imports)
    let declared = modules.compactMap { StubModule.named($0.name) }
      .reduce(into: Set<String>()) { $0.formUnion($1.names) }
    for name in entries.unresolved
    where !declared.contains(name.name) && StubModule.named(name.name) == nil {
      let file = sources.file(declaring: name.name, except: files)
      names.append(UnresolvedName(name: name, file: file))
    }
  }

  /// The files that declare some of them, each once.
  var files: [ModuleSources.File] {
    names.compactMap(\.file).reduce(into: []) { files, file in
      if !files.contains(where: { $0.path == file.path }) { files.append(file) }
    }
  }
}
