import Findings

/// The record at the end of an archive, which says where the central directory lies.
struct ArchiveEnd {
  /// Where the record is.
  var offset: Int
  /// Where the directory begins.
  var start: Int
  /// How many bytes the directory takes.
  var size: Int
  /// How many entries it has.
  var entryCount: Int
  /// What is odd about the end of the archive.
  var remarks: [ReadingProblem] = []

  private static let size = 22
  private static let mark: UInt32 = 0x0605_4B50
  /// The record, and the longest comment that may follow it.
  private static let reach = size + 0xFFFF

  /// Looks for the record from the end of the file backwards; the last that fits the file counts.
  init(of source: ByteSource) throws(ReadingProblem) {
    let first = max(0, source.count - Self.reach)
    let tail = try source.bytes(at: first, count: Self.reach)
    var misfits: [Int] = []
    var place = tail.count - Self.size
    while place >= 0 {
      if tail[place] == 0x50, tail.uint32(at: place) == Self.mark {
        if let end = Self(tail, at: place, first: first) {
          self = end
          remark(misfits, tail.count - place, source)
          return
        }
        misfits.append(first + place)
      }
      place -= 1
    }
    throw try Self.missing(misfits, in: source)
  }

  /// The record at a place; nil if the directory it names does not lie before it.
  private init?(_ tail: [UInt8], at place: Int, first: Int) {
    guard let count = tail.uint16(at: place + 10), let size = tail.size(at: place + 12),
      let start = tail.size(at: place + 16), start <= first + place, size <= first + place - start
    else { return nil }
    offset = first + place
    self.start = start
    self.size = size
    entryCount = count
    // A record inside the data of some file names a directory by chance; it has no entries there.
    let inTail = start - first
    if inTail >= 0, count > 0, tail.uint32(at: inTail) != 0x0201_4B50 { return nil }
  }

  private mutating func remark(_ misfits: [Int], _ rest: Int, _ source: ByteSource) {
    if let misfit = misfits.first {
      remarks.append(
        .irregular(
          source.file, misfit,
          "An end record here fits no directory; the one at byte \(offset) is used"))
    } else if rest > Self.size + 0xFFFF {
      remarks.append(.irregular(source.file, offset, "Bytes follow the end of the archive"))
    }
  }

  private static func missing(
    _ misfits: [Int], in source: ByteSource
  ) throws(ReadingProblem) -> ReadingProblem {
    if let misfit = misfits.first {
      return .malformed(
        package: source.file, misfit,
        "The end record here names a central directory that does not fit the file")
    }
    if source.count == 0 { return .malformed(package: source.file, 0, "The file is empty") }
    let head = try source.bytes(at: 0, count: min(source.count, GitLFS.mark.count))
    if head.starts(with: GitLFS.mark) { return GitLFS.problem(with: source.file) }
    if head.starts(with: "PK".utf8) {
      return .malformed(
        package: source.file, source.count,
        "The archive is cut off: the central directory at its end is missing")
    }
    return .malformed(package: source.file, 0, "This is not a ZIP archive, so it is not a package")
  }
}

extension ArchiveEnd {
  /// A remark on bytes before the archive: what begins the file is not what lies in the archive.
  static func prefix(of source: ByteSource) throws(ReadingProblem) -> ReadingProblem? {
    let head = try source.bytes(at: 0, count: 4)
    guard head.count == 4, !head.starts(with: "PK".utf8) else { return nil }
    return head.starts(with: "dex\n".utf8)
      ? .irregular(
        source.file, 0,
        "The file begins as Dalvik code and goes on as an archive (Janus, CVE-2017-13156): phones"
          + " without the fix of December 2017 run the code at the beginning")
      : .irregular(source.file, 0, "There are other bytes before the archive; Android skips them")
  }
}

extension ReadingProblem {
  /// A package that Android refuses to install, or a part of it.
  static func malformed(package file: String, _ offset: Int, _ message: String) -> ReadingProblem {
    ReadingProblem(
      .malformedFile, at: SourcePosition(file: file), "\(message). (byte \(offset))",
      wayOut: "Build the package again, or fetch it once more.")
  }

  /// Something that Android passes over, and other tools may not.
  static func irregular(_ file: String, _ offset: Int, _ message: String) -> ReadingProblem {
    ReadingProblem(
      .irregularPackage, at: SourcePosition(file: file), "\(message). (byte \(offset))",
      wayOut: "Build the package again with the tools of the platform if you did not expect this.")
  }
}
