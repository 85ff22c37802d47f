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
  /// `conditions` are `DEBUG` or `NAME=1`; `os(watchOS)` stands for another platform than iOS. A
  /// file that passes `SourceFilter` and cannot be read is reported in the reading, never
  /// swallowed. Ordinary sources take under 512 KB of stack, the most deeply nested 3 MB.
  /// `header` is what the headers of a file of Objective-C declare.
  public static func read(
    _ bytes: [UInt8], path: String, language: SourceFile.Language, conditions: [String] = [],
    header: [UInt8]? = nil
  ) -> SourceReading {
    bytes.withUnsafeBytes {
      read($0, path: path, language: language, conditions: conditions, header: header)
    }
  }

  /// The declarations that say more of a source, nil if they would not: its own header, and those
  /// beside it that the two import and that name a location manager.
  package static func header(
    of bytes: [UInt8], path: String, read: (String) -> [UInt8]?
  ) -> [UInt8]? {
    guard path.hasSuffix(".m") || path.hasSuffix(".mm"), let dot = path.lastIndex(of: "."),
      bytes.withUnsafeBytes(ObjectiveCSourceReader.wantsHeader)
    else { return nil }
    let own = String(path[..<dot]) + ".h"
    var header = read(own) ?? []
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for name in (imports(in: bytes) + imports(in: header)).uniqued {
      let file = folder + name
      guard file != own, !name.hasPrefix("/"), !name.contains(".."), let more = read(file),
        header.count + more.count < sizeLimit,
        more.withUnsafeBytes({ ByteSearch.contains("CLLocationManager", in: $0) })
      else { continue }
      header += [UInt8(ascii: "\n")] + more
    }
    return header.isEmpty ? nil : header
  }

  /// `Tracker.h` of `#import "Tracker.h"`.
  private static func imports(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first == UInt8(ascii: "#") else { return nil }
      let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].starts(with: "#import".utf8) else { return nil }
      return String(decoding: parts[1], as: UTF8.self)
    }
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
