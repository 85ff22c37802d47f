import AppArtifacts
import SourceReaders

/// Finds the functions of an app that nothing calls by name.
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
