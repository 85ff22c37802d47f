import AppArtifacts
import SourceReaders

/// Finds out which files of an app name its functions.
enum FunctionNames {
  /// Those of the names that are nowhere in a target but where they are declared, and in comments.
  static func without(
    _ names: Set<String>, in target: AppTarget, of tree: FileTree
  ) -> Set<String> {
    var left = names
    for file in target.sources + target.frameworkSources {
      guard !left.isEmpty else { break }
      guard let bytes = try? tree.read(file.path) else { return [] }
      left = left.filter { name in
        !bytes.withUnsafeBytes { SourceFilter.names(name, in: $0) }
      }
    }
    return left
  }

  /// The functions that no other file of a target names.
  static func unshared(
    _ functions: Set<FunctionPlace>, in target: AppTarget, of tree: FileTree
  ) -> Set<FunctionPlace> {
    var left = functions
    for file in target.sources + target.frameworkSources {
      guard !left.isEmpty else { break }
      guard let bytes = try? tree.read(file.path) else { return [] }
      left = left.filter { function in
        function.path == file.path
          || !bytes.withUnsafeBytes { SourceFilter.names(function.name, in: $0) }
      }
    }
    return left
  }

  /// Those of the names that are in a file which may run code where the app or a screen goes away; all
  /// of them if a file cannot be read.
  static func heard(
    _ names: Set<String>, in target: AppTarget, of tree: FileTree
  ) -> Set<String> {
    var heard: Set<String> = []
    for file in target.sources + target.frameworkSources where heard.count < names.count {
      guard let bytes = try? tree.read(file.path) else { return names }
      bytes.withUnsafeBytes { bytes in
        guard MonitoringStops.mayHearOfLeaving(bytes) else { return }
        heard.formUnion(names.filter { SourceFilter.names($0, in: bytes) })
      }
    }
    return heard
  }
}

extension PlatformCall {
  /// Whether it may be reported as something that goes wrong when it runs.
  var mayBeDefect: Bool {
    switch api {
    case .requestLocation: surroundings.delegate != .unknown
    case .locationServicesEnabled: surroundings.thread == .main
    case .cleartextRequest: true
    default: false
    }
  }
}
