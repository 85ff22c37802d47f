import Findings

/// The files of an archive as a tree; nothing of it is written to disk.
///
/// Names that lead out of the archive, absolute ones and what a Mac's archiver adds are left out.
struct ArchivedTree {
  private let archive: Archive
  private let entries: [String: ArchiveEntry]
  private let listings: [String: FolderListing]

  /// The most files that are listed.
  private static let maximumCount = 400_000

  init(_ source: ByteSource) throws(ReadingProblem) {
    archive = try Archive(source)
    var entries: [String: ArchiveEntry] = [:]
    var listings: [String: FolderListing] = ["": FolderListing()]
    for entry in archive.entries(where: { _ in true }).prefix(Self.maximumCount) {
      let name = String(entry.name.drop { $0 == "/" })
      let path = TreePath.normalized(entry.name.hasPrefix("./") ? String(name.dropFirst(2)) : name)
      guard !path.isEmpty, !TreePath.isOutside(entry.name), !TreePath.isOutside(path),
        !entry.name.hasSuffix("/"), !path.hasPrefix("__MACOSX/"), entries[path] == nil
      else { continue }
      entries[path] = entry
      var folder = TreePath.folder(path)
      listings[folder, default: FolderListing()].files.append(TreePath.name(path))
      while !folder.isEmpty {
        let parent = TreePath.folder(folder)
        let isKnown = listings[parent]?.folders.isEmpty == false && known(folder, listings[parent])
        if isKnown { break }
        listings[parent, default: FolderListing()].folders.append(TreePath.name(folder))
        folder = parent
      }
    }
    self.entries = entries
    self.listings = listings

    func known(_ folder: String, _ listing: FolderListing?) -> Bool {
      listing?.folders.last == TreePath.name(folder)
        || listing?.folders.contains(TreePath.name(folder)) == true
    }
  }

  /// What is in a folder; nil if there is none.
  func list(_ folder: String) -> FolderListing? { listings[folder] }

  func isFile(_ path: String) -> Bool { entries[path] != nil }

  func isFolder(_ path: String) -> Bool { listings[path] != nil }

  /// A file of which parts are read, under a name that leads there.
  func source(_ path: String, named name: String) throws(ReadingProblem) -> ByteSource {
    guard let entry = entries[path] else { throw .missing(name) }
    var remarks: [ReadingProblem] = []
    return try archive.stream(entry, remarks: &remarks)
  }
}
