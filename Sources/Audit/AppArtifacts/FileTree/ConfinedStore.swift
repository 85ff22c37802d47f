import Findings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of the disk that somebody else filled: nothing outside of it is read.
///
/// A symbolic link or a path in a project file may lead anywhere, and what a report quotes of a file
/// would get out with it.
struct ConfinedStore: FileStore {
  private let disk: DiskStore
  /// The folder behind symbolic links, with a slash at its end; nil if it does not exist.
  private let inside: String?
  /// The package that was asked for; nil if it is a folder or a project.
  ///
  /// It is read even if it is a link, and the other packages of its folder are not listed for it.
  private let package: String?

  init(_ place: DiskPlace) {
    let root = place.root
    let ending = TreePath.fileExtension(place.focus)
    let isPackage =
      FileEndings.androidPackages.contains(ending) || PackagedFiles.endings.contains(ending)
    disk = DiskStore(root: root)
    package = isPackage ? place.focus : nil
    inside = Self.resolved(root).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  func list(_ folder: String) -> FolderListing {
    guard leadsInside(folder) else { return FolderListing() }
    if let package, folder.isEmpty {
      return disk.isFile(package) ? FolderListing(files: [package]) : FolderListing()
    }
    var listing = disk.list(folder)
    let prefix = folder.isEmpty ? "" : folder + "/"
    listing.files.removeAll { !leadsInside(prefix + $0) }
    listing.linkedFolders.removeAll { !leadsInside(prefix + $0) }
    return listing
  }

  func isFile(_ path: String) -> Bool { leadsInside(path) && disk.isFile(path) }

  func isFolder(_ path: String) -> Bool { leadsInside(path) && disk.isFolder(path) }

  func source(_ path: String) throws(ReadingProblem) -> ByteSource {
    guard leadsInside(path) else { throw .outside(path) }
    return try disk.source(path)
  }

  func read(_ path: String, limit: Int) throws(ReadingProblem) -> [UInt8] {
    guard leadsInside(path) else { throw .outside(path) }
    return try disk.read(path, limit: limit)
  }

  /// Whether a path, behind all links, is in the folder. One that does not exist leads nowhere else.
  ///
  /// Of a package, only itself and what is packed in it.
  private func leadsInside(_ path: String) -> Bool {
    if let package { return path.isEmpty || TreePath.contains(package, path) }
    guard let inside, !path.hasPrefix("/"), !TreePath.isOutside(path) else { return false }
    guard let place = Self.resolved(path.isEmpty ? disk.root : disk.root + "/" + path) else {
      return true
    }
    return (place + "/").hasPrefix(inside)
  }

  private static func resolved(_ path: String) -> String? {
    let spelled = EscapedName.bytes(path.isEmpty ? "." : path) + [0]
    let real = spelled.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { bytes in
        bytes.baseAddress.flatMap { realpath($0, nil) }
      }
    }
    guard let real else { return nil }
    defer { free(real) }
    let bytes = UnsafeRawBufferPointer(start: real, count: strlen(real))
    return EscapedName.text(bytes)
  }
}

extension ReadingProblem {
  /// A file that is not in the folder that is checked.
  fileprivate static func outside(_ path: String) -> ReadingProblem {
    .unreadable(path, "it is outside of the folder that is checked")
  }
}

extension FileTree {
  /// The tree that belongs to a path on disk, as ``disk(_:)`` gives it, of which nothing is trusted.
  ///
  /// What leads out of the folder does not exist: symbolic links, and the paths in project files.
  public static func confined(_ path: String) -> FileTree {
    let place = DiskPlace(path)
    return FileTree(store: ConfinedStore(place), focus: place.focus)
  }
}
