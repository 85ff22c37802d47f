/// The modules that sources import and that nothing in a tree explains; each source is read once.
struct ForeignImports {
  let tree: FileTree
  private var modules: [String: [ImportedModules.Module]] = [:]
  /// Whether the tree holds the header of each module that was looked for.
  private var headers: [String: Bool] = [:]
  /// The modules that module maps of the tree define.
  private lazy var mapped = Self.mappedModules(in: tree)

  init(tree: FileTree) { self.tree = tree }

  /// The libraries that sources import, except those that names explain.
  mutating func libraries(
    of sources: [SourceFile], except known: ModuleNames
  ) -> [LinkedLibrary] {
    var names: Set<String> = []
    var found: [LinkedLibrary] = []
    for source in sources {
      for module in modules(of: source)
      where names.insert(module.name).inserted && !known.explain(module.name) && !isInTree(module) {
        found.append(
          LinkedLibrary(module.name, .imported, isVisible: false, declaredIn: source.path))
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  private mutating func modules(of source: SourceFile) -> [ImportedModules.Module] {
    if let known = modules[source.path] { return known }
    let bytes = source.language == .compiled ? nil : try? tree.read(source.path)
    let found = bytes.map { ImportedModules.foreign(in: $0, source.language) } ?? []
    modules[source.path] = found
    return found
  }

  private mutating func isInTree(_ module: ImportedModules.Module) -> Bool {
    if mapped.contains(module.name) { return true }
    guard let header = module.header else { return false }
    if let known = headers[header] { return known }
    let isThere = tree.files(named: TreePath.name(header)).contains {
      $0 == header || $0.hasSuffix("/" + header)
    }
    headers[header] = isThere
    return isThere
  }

  private static func mappedModules(in tree: FileTree) -> Set<String> {
    let texts = tree.files.filter { $0.hasSuffix(".modulemap") }.compactMap(tree.text)
    let words = texts.flatMap {
      $0.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
    return Set(zip(words, words.dropFirst()).lazy.filter { $0.0 == "module" }.map { String($0.1) })
  }
}
