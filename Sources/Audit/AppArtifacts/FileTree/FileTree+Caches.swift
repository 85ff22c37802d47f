extension FileTree {
  /// The same tree, with the libraries that lie in caches.
  public func reading(_ caches: LibraryCaches) -> FileTree {
    var tree = self
    tree.caches = caches
    return tree
  }

  /// Whether a folder may be read: in the tree, or on the machine where its caches are read.
  func mayRead(_ folder: String) -> Bool { !TreePath.isOutside(folder) || caches.isRead }

  /// Where Dart's cache holds a version of a package; nil if it does not, or is not read.
  func cachedPackage(_ name: String, _ version: String) -> String? {
    caches.dartFolders(of: name, version).first(where: hasFolder)
  }
}
