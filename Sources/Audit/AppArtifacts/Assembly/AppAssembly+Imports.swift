extension AppAssembly {
  /// The libraries that the sources of a target import though no step of a build names them.
  ///
  /// The linker takes a framework that it finds by the search paths for the import alone. Packages
  /// and pods name what they need.
  mutating func imported(
    by reach: Reach, of place: TargetPlace, pinned packages: [String]
  ) -> [LinkedLibrary] {
    var known = targetNames()
    var sources: [SourceFile] = []
    for target in reach.targets {
      sources += self.sources(of: target)
      for setting in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"] {
        known.add(module: settings(of: target).first?.settings[setting] ?? "")
      }
    }
    for module in reach.packageModules { known.add(module: module) }
    for library in reach.libraries {
      known.add(library: library.name)
      for product in library.products { known.add(module: product) }
    }
    for package in packages { known.add(library: package) }
    return files.imports.libraries(of: sources + headers(of: place), except: known)
  }

  /// The names of the targets of all projects, and of what they make.
  private mutating func targetNames() -> ModuleNames {
    if let known = code.targetNames { return known }
    var names = ModuleNames()
    for target in projects.all.flatMap(\.targets) {
      names.add(module: target.name)
      names.add(module: TreePath.stem(target.productName))
    }
    code.targetNames = names
    return names
  }

  /// The headers that a target's sources take in without naming them.
  private mutating func headers(of place: TargetPlace) -> [SourceFile] {
    guard let settings = settings(of: place).first?.settings else { return [] }
    let folder = projects.all[place.project].graph.folder
    return ["SWIFT_OBJC_BRIDGING_HEADER", "GCC_PREFIX_HEADER"].compactMap { setting in
      let named = settings[setting]
      return named.isEmpty
        ? nil
        : tree.spelled(TreePath.joined(folder, named)).map { SourceFile($0, .objectiveC) }
    }
  }
}
