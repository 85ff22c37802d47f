import Findings
import MarkupReading

/// Reads property lists in each of their forms: XML, binary, old-style and JSON.
///
/// A pure function of the bytes. It is lenient where Apple's own reader is: a document type and the
/// `plist` element may be absent, what follows the root element is ignored, keys may occur twice.
public enum PropertyListReader {
  /// The most bytes that are read; callers may ask the size of a file first.
  public static let maximumSize = PropertyListLimits.size
  /// The most values, keys included, that one list may hold.
  public static let maximumCount = PropertyListLimits.count
  /// How many arrays and dictionaries may be inside each other, as in Apple's reader.
  public static let maximumDepth = PropertyListLimits.depth

  /// Reads the bytes of a file; the name is the one that problems and positions carry.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(ReadingProblem) -> PropertyList {
    switch try PropertyListForm(of: bytes, file: file, maximumSize: maximumSize) {
    case .binary:
      return PropertyList(file: file, root: try BinaryPropertyListReader.read(bytes, file: file))
    case .xml(let text):
      return try PropertyListForm.locating(in: text, file: file) { () throws(MarkupProblem) in
        PropertyList(file: file, root: try XMLPropertyListReader.read(text))
      }
    case .oldStyle(let text):
      let list = try CompactPropertyList.oldStyle(text, file: file, maximumCount: maximumCount)
      return PropertyList(file: file, root: list.root.node)
    case .json(let text):
      let list = try CompactPropertyList.json(text, file: file, maximumCount: maximumCount)
      return PropertyList(file: file, root: list.root.node)
    }
  }
}
