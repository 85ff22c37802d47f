import Findings

/// The files of a tree that say what is in an app, whatever builds it; each is read once.
struct AppFiles {
  let tree: FileTree
  var lists: PropertyLists
  var strings: LocalizedStrings
  var packages: LocalPackages
  var dependencies: DependencyFiles
  var imports: ForeignImports

  init(tree: FileTree) {
    self.tree = tree
    lists = PropertyLists(tree: tree)
    strings = LocalizedStrings(tree: tree)
    packages = LocalPackages(tree: tree)
    dependencies = DependencyFiles(tree: tree)
    imports = ForeignImports(tree: tree)
  }

  /// What is wrong with those that were read.
  var problems: [ReadingProblem] { lists.problems + strings.problems + packages.problems }
}
