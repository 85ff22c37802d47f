import Findings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A tree on disk, read through POSIX calls.
///
/// A name that is no UTF-8 appears with `\xE9` in the place of each stray byte, and is opened again
/// by turning those back into bytes.
struct DiskStore: FileStore {
  let root: String
  /// What lies in packages, which the disk takes for files.
  private let packages = PackagedFiles()

  init(root: String) { self.root = root }

  func list(_ folder: String) -> FolderListing {
    var listing = FolderListing()
    guard let stream = withBytes(of: folder, { opendir($0) }) else {
      if let (tree, inner) = packages.package(holding: folder, onDisk),
        let listing = tree.list(inner)
      {
        return listing
      }
      listing.problems.append(Self.problem(at: folder.isEmpty ? root : folder, errno))
      return listing
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let kind = Int32(entry.pointee.d_type)
      let name = Self.name(of: entry)
      guard name != ".", name != ".." else { continue }
      switch kind {
      case Int32(DT_REG): listing.files.append(name)
      case Int32(DT_DIR): listing.folders.append(name)
      case Int32(DT_LNK), Int32(DT_UNKNOWN):
        let path = folder.isEmpty ? name : folder + "/" + name
        add(path, name, isLink: kind == Int32(DT_LNK), to: &listing)
      default: continue
      }
    }
    return listing
  }

  /// Looks at what a link points to, or at an entry whose kind the disk does not tell.
  private func add(_ path: String, _ name: String, isLink: Bool, to listing: inout FolderListing) {
    var status = stat()
    guard withBytes(of: path, { stat($0, &status) }) == 0 else {
      if errno == ELOOP {
        listing.problems.append(
          ReadingProblem(
            .cyclicReference, at: SourcePosition(file: path),
            "This symbolic link leads back to itself.",
            wayOut: "Remove the link, or point it at a file."))
      }
      return
    }
    if status.st_mode & S_IFMT == S_IFREG {
      listing.files.append(name)
    } else if status.st_mode & S_IFMT == S_IFDIR {
      if isLink { listing.linkedFolders.append(name) } else { listing.folders.append(name) }
    }
  }

  func isFile(_ path: String) -> Bool {
    if let mode = mode(path) { return mode == S_IFREG }
    return packages.package(holding: path, onDisk).map { $0.tree.isFile($0.inner) } ?? false
  }

  func isFolder(_ path: String) -> Bool {
    if let mode = mode(path) { return mode == S_IFDIR }
    return packages.package(holding: path, onDisk).map { $0.tree.isFolder($0.inner) } ?? false
  }

  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return withBytes(of: path) { stat($0, &status) } == 0 ? status.st_mode & S_IFMT : nil
  }

  func source(_ path: String) throws(ReadingProblem) -> ByteSource {
    do throws(ReadingProblem) {
      return try onDisk(path)
    } catch {
      if let (tree, inner) = packages.package(holding: path, onDisk), !inner.isEmpty {
        return try tree.source(inner, named: path)
      }
      throw error
    }
  }

  private func onDisk(_ path: String) throws(ReadingProblem) -> ByteSource {
    let (file, size) = try opened(path)
    return ByteSource(file: path, count: size) { range throws(ReadingProblem) in
      do throws(OpenFile.Failure) {
        return try file.bytes(in: range)
      } catch {
        throw .unreadable(path, Self.reason(error.code))
      }
    }
  }

  /// Opens a regular file, and gives it with its size in bytes.
  private func opened(_ path: String) throws(ReadingProblem) -> (file: OpenFile, size: Int) {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    let descriptor = withBytes(of: path) { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Self.problem(at: path, errno) }
    let file = OpenFile(descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path, Self.reason(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path, "not a file") }
    return (file, Int(status.st_size))
  }

  func read(_ path: String, limit: Int) throws(ReadingProblem) -> [UInt8] {
    let file = try source(path)
    guard file.count <= limit else { throw .oversized(path, size: file.count, limit: limit) }
    return try file.bytes(at: 0, count: file.count)
  }

  /// The text of a name, with stray bytes spelled out.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return "" }
      return String(validatingCString: start)
        ?? EscapedName.text(bytes.prefix { $0 != 0 })
    }
  }

  private func withBytes<Result>(
    of path: String, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    let full =
      path.isEmpty ? root : path.utf8.first == UInt8(ascii: "/") ? path : root + "/" + path
    guard full.utf8.contains(UInt8(ascii: "\\")) else { return full.withCString(body) }
    return (EscapedName.bytes(full) + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { pointer in
        pointer.baseAddress.map(body) ?? full.withCString(body)
      }
    }
  }

  private static func problem(at path: String, _ code: Int32) -> ReadingProblem {
    code == ENOENT ? .missing(path) : .unreadable(path, reason(code))
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "not a folder"
    case ELOOP: "its symbolic links go round in a circle"
    case ENAMETOOLONG: "its path is too long"
    case EMFILE, ENFILE: "too many files are open"
    default: "the system says \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
    }
  }
}
