#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The path of what is to be checked.
package struct InputPath {
  /// The path as the person wrote it.
  package var path: String
  /// What is asked for, for messages.
  package var noun = "the folder of an app"

  /// The path of something that is asked for.
  package init(path: String, noun: String = "the folder of an app") {
    self.path = path
    self.noun = noun
  }

  /// Stops where nothing is at the path or it cannot be opened.
  package func check() throws(CommandFailure) {
    guard !path.isEmpty else {
      throw CommandFailure("the path is empty; give \(noun), or .")
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else {
        throw CommandFailure("cannot open \(path): \(Descriptor.reason)")
      }
      throw CommandFailure("no such file or folder: \(path); give \(noun)")
    }
    guard access(path, R_OK) == 0 else {
      throw CommandFailure(
        "cannot read \(path): \(Descriptor.reason); allow reading it")
    }
  }

  /// The folder that findings are relative to, as seen from the folder of this run.
  ///
  /// - Parameter focus: The file of the folder that was asked for; empty if the folder was.
  /// - Returns: Empty if the folder lies elsewhere, so that nothing can be said from here.
  package func base(focus: String) -> String {
    guard !path.hasPrefix("/") else { return "" }
    var parts = path.split(separator: "/").filter { $0 != "." }
    guard !parts.contains("..") else { return "" }
    if !focus.isEmpty, parts.last.map({ $0 == focus || $0 == "project.pbxproj" }) == true {
      let isProjectFile = parts.last == "project.pbxproj"
      parts.removeLast(isProjectFile ? min(2, parts.count) : 1)
    }
    return parts.joined(separator: "/")
  }

  /// The folder that findings are relative to, as the person wrote it.
  ///
  /// - Parameter focus: The file of the folder that was asked for; empty if the folder was.
  package func folder(focus: String) -> InputPath {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    if !focus.isEmpty, let last = parts.last, last == focus || last == "project.pbxproj" {
      parts.removeLast(last == focus ? 1 : min(2, parts.count))
    }
    let folder = parts.joined(separator: "/")
    return InputPath(path: folder.isEmpty && path.hasPrefix("/") ? "/" : folder)
  }

  /// The path from the root of the disk.
  package var absolute: String {
    get throws(CommandFailure) {
      if path.hasPrefix("/") { return path }
      guard let real = realpath(path.isEmpty ? "." : path, nil) else {
        throw CommandFailure("cannot resolve \(path): \(Descriptor.reason)")
      }
      defer { free(real) }
      return String(cString: real)
    }
  }
}
