#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that is there whole or not at all.
package struct NewFolder {
  /// The path, without what changes nothing: `./`, `//` and a slash at the end.
  package let path: String

  /// The folder at a path that is not empty.
  package init(path: String) throws(CommandFailure) {
    guard !path.isEmpty else {
      throw CommandFailure("the path of the new folder is empty; give another with --output")
    }
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    self.path = path.hasPrefix("/") ? "/" + parts : parts.isEmpty ? "." : parts
  }

  /// A path beside it at which nothing is.
  package var another: String {
    var number = 2
    while PlainPath(path + "\(number)").exists { number += 1 }
    return path + "\(number)"
  }

  /// Stops where something is at the path already.
  package func check() throws(CommandFailure) {
    var status = stat()
    guard lstat(path, &status) != 0 else {
      throw CommandFailure("\(path): is there already; give another folder with --output")
    }
  }

  /// Writes files into a folder beside it, and puts that in its place in one step.
  package func write(
    _ files: some Sequence<(name: String, bytes: [UInt8])>
  ) throws(CommandFailure) {
    try check()
    let draft = "\(path).\(getpid()).part"
    var made: [String] = []
    do throws(CommandFailure) {
      try make(draft, &made, for: "")
      for (name, bytes) in files {
        var folder = draft
        for part in name.split(separator: "/").dropLast() {
          folder += "/" + part
          if !made.contains(folder) { try make(folder, &made, for: name) }
        }
        made.append(draft + "/" + name)
        guard bytes.withUnsafeBytes({ Descriptor.make(draft + "/" + name, holding: $0) }) else {
          throw failure(name)
        }
      }
      // An empty folder that came to stand there meanwhile would be replaced.
      try check()
      guard rename(draft, path) == 0 else { throw failure("") }
    } catch {
      for path in made.reversed() { remove(path) }
      throw error
    }
  }

  private func make(
    _ folder: String, _ made: inout [String], for name: String
  ) throws(CommandFailure) {
    guard mkdir(folder, 0o777) == 0 else { throw failure(name) }
    made.append(folder)
  }

  private func failure(_ name: String) -> CommandFailure {
    let reason = Descriptor.reason
    let place = name.isEmpty ? path : path + "/" + name
    return CommandFailure("cannot write \(place): \(reason); give another folder with --output")
  }
}
