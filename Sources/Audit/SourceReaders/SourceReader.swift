import AppArtifacts
import Findings

/// Reads one source file for the platform calls that it makes.
public enum SourceReader {
  /// The size over which a source is reported instead of read: 4 MiB.
  ///
  /// Parsing takes some twenty times the file in memory; hand-written sources are far smaller.
  public static let sizeLimit = 4 << 20

  /// Reads a source for its platform calls, under the flags of one configuration.
  ///
  /// `conditions` are `DEBUG` or `NAME=1`; `os(watchOS)` stands for another platform than iOS. A file
  /// that passes `SourceFilter` and cannot be read is reported in the reading, never swallowed.
  /// Ordinary sources take under 512 KB of stack, the most deeply nested 3 MB.
  /// `header` is the file of declarations that goes with one of Objective-C.
  public static func read(
    _ bytes: [UInt8], path: String, language: SourceFile.Language, conditions: [String] = [],
    header: [UInt8]? = nil
  ) -> SourceReading {
    bytes.withUnsafeBytes {
      read($0, path: path, language: language, conditions: conditions, header: header)
    }
  }

  /// The header that says more of a source; nil where it would not.
  package static func header(of bytes: [UInt8], path: String) -> String? {
    guard path.hasSuffix(".m") || path.hasSuffix(".mm"), let dot = path.lastIndex(of: "."),
      bytes.withUnsafeBytes(ObjectiveCSourceReader.wantsHeader)
    else { return nil }
    return path[..<dot] + ".h"
  }

  /// Reads a source in borrowed bytes, such as those of a mapped file.
  public static func read(
    _ bytes: UnsafeRawBufferPointer, path: String, language: SourceFile.Language,
    conditions: [String] = [], header: [UInt8]? = nil
  ) -> SourceReading {
    guard bytes.count <= sizeLimit else { return oversized(bytes, path: path) }
    if let (isLittleEndian, start) = SourceFilter.utf16(bytes) {
      let text = UnsafeRawBufferPointer(rebasing: bytes[start...])
      return read(
        transcoded(text, isLittleEndian: isLittleEndian), path: path, language: language,
        conditions: conditions, header: header)
    }
    let flags = CompilationConditions(conditions)
    switch language {
    // What is compiled is read in parts, by `CompiledReader`.
    case .compiled: return SourceReading(path: path, calls: [])
    case .swift: return SwiftSourceReader(path: path, conditions: flags).read(bytes)
    case .objectiveC:
      return ObjectiveCSourceReader(path: path, conditions: flags).read(
        bytes, header: header.flatMap { $0.count <= sizeLimit ? $0 : nil })
    }
  }

  private static func oversized(_ bytes: UnsafeRawBufferPointer, path: String) -> SourceReading {
    guard SourceFilter.passes(bytes) else { return SourceReading(path: path, calls: []) }
    let problem = ReadingProblem(
      .oversizedFile, at: SourcePosition(file: path),
      "The source has \(bytes.count) bytes, more than the \(sizeLimit) that are read.",
      wayOut: "Split the file, or check its location calls by hand.")
    return SourceReading(path: path, calls: [], problems: [problem])
  }

  private static func transcoded(
    _ bytes: UnsafeRawBufferPointer, isLittleEndian: Bool
  ) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
