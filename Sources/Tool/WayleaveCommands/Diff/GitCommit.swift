import AppArtifacts
import FileAccess

/// A commit of a repository as a tree of files: git lists them, and gives the bytes of those that are read.
///
/// Nothing is checked out and nothing is written.
struct GitCommit {
  /// A folder of the repository, or a bare repository.
  var folder: String
  /// The commit, as git understands it.
  var name: String

  /// The files below the folder.
  func tree() throws(CommandFailure) -> FileTree {
    guard !name.isEmpty, !name.hasPrefix("-") else {
      throw CommandFailure("'\(name)' is not a commit; give one on each side of '..'")
    }
    let listing = GitProcess(["git", "-C", folder, "ls-tree", "-r", "-z", "-l", name])
    guard let listing, let output = listing.readAll(atMost: 1 << 30), listing.isDone() else {
      throw CommandFailure(
        "git cannot list \(name) in \(folder); check the commit and the folder of the repository")
    }
    var files: [(path: String, size: Int)] = []
    var objects: [String: String] = [:]
    for line in output.split(separator: 0) {
      // mode SP type SP object SP size TAB path
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
      // Links and submodules have no bytes of their own.
      guard words.count == 4, !words[0].starts(with: "120".utf8),
        words[1].elementsEqual("blob".utf8),
        let size = Int(String(decoding: words[3], as: UTF8.self))
      else { continue }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      files.append((path, size))
      objects[path] = String(decoding: words[2], as: UTF8.self)
    }
    guard let process = GitProcess(["git", "-C", folder, "cat-file", "--batch"]) else {
      throw CommandFailure("git cannot be run; install it, or name two folders")
    }
    let reader = Locked(process)
    let known = objects
    return .listed(files) { path in
      known[path].flatMap { object in reader.use { $0.object(object) } }
    }
  }
}

extension GitProcess {
  /// The bytes of an object, asked of `git cat-file --batch`.
  fileprivate func object(_ name: String) -> [UInt8]? {
    guard write(Array("\(name)\n".utf8)), let head = readLine() else { return nil }
    // object SP type SP size
    let words = head.split(separator: UInt8(ascii: " "))
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
      let bytes = read(count: size), read(count: 1) != nil
    else { return nil }
    return bytes
  }
}
