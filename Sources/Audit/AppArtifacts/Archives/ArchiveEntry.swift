/// A file inside an archive, as the central directory describes it.
struct ArchiveEntry: Hashable {
  /// The path inside the archive; bytes that are no UTF-8 are replaced.
  var name: String
  /// How it is compressed: 0 is not at all, 8 is deflate.
  var method: Int
  /// How many bytes it takes in the archive.
  var compressedSize: Int
  /// How many bytes come out.
  var size: Int
  /// Where its local header is.
  var header: Int
  /// Where the entry itself is in the archive, for problems.
  var place: Int
  /// Whether the bit that tells of encryption is set.
  var isEncrypted: Bool
}
