import AppArtifacts
import Findings
import SourceReaders

/// A whole check: reads an app's tree, then the sources that may matter, and judges.
public struct Checkup: Sendable {
  /// What judges.
  public var audit: Audit
  /// The only build configuration that is judged; nil for all.
  public var configuration: String?

  /// A check by an audit, of all configurations unless one is named.
  public init(_ audit: Audit = Audit(), configuration: String? = nil) {
    self.audit = audit
    self.configuration = configuration
  }

  /// Reads and judges what lies below a tree.
  ///
  /// - Parameters:
  ///   - root: The path as the person wrote it.
  ///   - progress: Told now and then how many sources of how many are done, by one thread at a time.
  public func report(
    on tree: FileTree, root: String, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> Report {
    var artifact = AppReader.read(tree, root: root)
    if let configuration {
      for place in artifact.targets.indices {
        artifact.targets[place].configurations.removeAll { $0.name != configuration }
      }
      artifact.targets.removeAll { $0.configurations.isEmpty }
    }
    let readings = SourceSweep.readings(of: artifact, in: tree, progress: progress)
    return audit.report(on: artifact) { readings[$0, $1] }
  }
}
