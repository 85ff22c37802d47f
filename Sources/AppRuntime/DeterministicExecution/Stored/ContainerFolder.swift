import CDeterministicExecution
import Foundation
import PhoneSimulator

/// The folder on this machine in which the files of one app on one phone lie; it goes with the
/// phone.
final class ContainerFolder: Sendable {
  let path: String

  /// Nil if this machine makes no folder.
  init?() {
    let number = Self.made.withLock { made in
      made += 1
      return made
    }
    _ = Self.leavesNothing
    path = "\(Self.folder(of: getpid()))/\(number)"
    for name in Self.folders {
      let folder = path + "/" + name
      guard (try? Self.make(folder)) != nil else { return nil }
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    // Where it was the last one.
    rmdir(Self.folder(of: getpid()))
  }

  /// Removes those of a process that has ended.
  static func removeAll(of process: Int32) {
    let folder = folder(of: process)
    if access(folder, F_OK) == 0 { try? FileManager.default.removeItem(atPath: folder) }
  }

  private static func folder(of process: Int32) -> String { "\(root)-\(process)" }

  /// At the end of this process: phones of threads that stand still forever never go.
  private static let leavesNothing: Void = { atexit { ContainerFolder.removeAll(of: getpid()) } }()

  private static func make(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// What an app finds in its container when it is installed.
  private static let folders = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]
  private static let made = Locked<Int>.shared(0)
  private static let root = String(cString: wayleave_container_root())

  /// Each file, by its path in the container, and each folder that the app made.
  var files: [String: UInt64] {
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else { return [:] }
    var words: [String: UInt64] = [:]
    for name in names where !Self.given.contains(name) {
      let file = URL(fileURLWithPath: path + "/" + name)
      words[name] = (try? Data(contentsOf: file)).map(StoredWord.of) ?? 1
    }
    return words
  }

  private static let given = Set(folders + ["Library"])
}
