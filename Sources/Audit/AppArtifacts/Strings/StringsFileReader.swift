import Findings
import MarkupReading

/// Reads `.strings` files: the old style with or without braces, XML and binary lists alike.
///
/// UTF-8, UTF-16 with a byte order mark and UTF-16 whose zero bytes give it away are understood. A
/// file with nothing in it, or with comments alone, has no strings and is no problem.
public enum StringsFileReader {
  /// Reads the strings of a file, in its order; a key that occurs twice is there twice.
  ///
  /// Values that are no strings, such as the dictionaries of `.stringsdict`, are left out.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(ReadingProblem) -> [Localization.Entry] {
    if isBlank(bytes) { return [] }
    let list = try CompactPropertyList.read(bytes, file: file)
    guard list.root.isDictionary else {
      throw ReadingProblem(
        .malformedFile, at: SourcePosition(file: file, line: list.root.line),
        "The file is not a table of strings: its root is not a dictionary.",
        wayOut: "Write each string as \"key\" = \"text\"; on a line of its own.")
    }
    return list.root.members.compactMap { member in
      member.value.string.map {
        Localization.Entry(
          member.name, $0, at: SourcePosition(file: file, line: member.key.line))
      }
    }
  }

  /// Whether nothing but a byte order mark and white space is in a file, in any encoding.
  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    bytes.dropFirst(TextEncoding.detected(in: bytes)?.mark ?? 0).allSatisfy {
      $0 == 0 || $0 == 0x20 || (0x09...0x0D).contains($0)
    }
  }
}
