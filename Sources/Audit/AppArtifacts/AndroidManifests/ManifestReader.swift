import Findings

/// Reads a manifest in any of its three forms, told by the bytes.
public enum ManifestReader {
  /// The largest manifest that is read: 8 MiB.
  public static let maximumSize = 8 << 20

  /// A manifest with what was odd about it.
  public struct Reading: Hashable, Sendable {
    /// What it says.
    public var manifest: AndroidManifest
    /// What Android passes over, and what could not be read of it.
    public var problems: [ReadingProblem]
  }

  /// Reads the text of a manifest or its binary form; the name is the one that positions carry.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(ReadingProblem) -> Reading {
    try read(bytes, file: file) { _ in nil }
  }

  static func read(
    _ bytes: [UInt8], file: String, isBundle: Bool = false,
    resolve: @escaping (UInt32) -> ManifestTag.Value?
  ) throws(ReadingProblem) -> Reading {
    guard bytes.count <= maximumSize else {
      throw .oversized(file, size: bytes.count, limit: maximumSize)
    }
    if bytes.starts(with: GitLFS.mark) { throw GitLFS.problem(with: file) }
    var builder = ManifestBuilder(file: file, resolve: resolve)
    if isBundle {
      try ProtobufXMLReader.read(bytes, into: &builder, file: file)
    } else if BinaryXMLReader.isLikely(bytes) {
      try BinaryXMLReader.read(bytes, into: &builder, file: file)
    } else {
      try TextManifestReader.read(bytes, into: &builder, file: file)
    }
    if let root = builder.root, root != "manifest" {
      throw .malformed(
        package: file, 0, "The root element is <\(root)>, not <manifest>: this is not a manifest")
    }
    return Reading(manifest: builder.manifest, problems: builder.problems)
  }
}
