#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileTree {
  /// Where the sources of a package of Dart lie: where Flutter says, or in the cache of pub.
  ///
  /// nil where nobody has fetched it to this machine.
  func pubFolder(of plugin: FlutterPackages.Plugin, beside folder: String) -> String? {
    if let path = plugin.path {
      let place = TreePath.joined(folder, path)
      if hasFolder(place) { return place }
    }
    guard let version = plugin.versions?.exactVersion else { return nil }
    return packageCaches.lazy
      .flatMap { cache in
        ["hosted/pub.dev/", "hosted/pub.dartlang.org/"].map {
          cache + "/" + $0 + plugin.name + "-" + version
        }
      }.first(where: hasFolder)
  }

  /// The cache of pub on this machine.
  static var pubCache: String? {
    if let path = getenv("PUB_CACHE") { return String(cString: path) }
    return getenv("HOME").map { String(cString: $0) + "/.pub-cache" }
  }
}
