extension PathPattern {
  /// Whether anything in a tree matches.
  package func matchesAnything(in tree: FileTree) -> Bool {
    if let literal { return tree.hasFile(literal) || tree.hasFolder(literal) }
    return tree.files.contains(where: matches)
  }
}
