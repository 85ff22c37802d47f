import AppArtifacts
import Findings

/// Finds what an edit replaces in a file, by the format of the file.
enum EditMaker {
  /// What an edit replaces in the text of a file.
  static func replacements(
    _ edit: Edit, in text: EditableText
  ) throws(EditRefusal) -> [Replacement] {
    let path = edit.position.file
    let line = edit.position.line
    switch edit.action {
    case .replace, .deleteStatement, .insertStatement, .addMethod, .askWhenInUseFirst,
      .guardByBackgroundModes:
      return try SourceEdits.replacements(edit.action, onLine: line, in: text.bytes)
    case .declare, .setAttribute, .deleteEntry:
      return try ManifestEdits.replacements(edit.action, onLine: line, in: text.bytes)
    default: break
    }
    if path.hasSuffix(".pbxproj") {
      return try SettingEdits.inProject(edit.action, onLine: line, in: text.bytes)
    }
    if path.hasSuffix(".xcconfig") {
      return try SettingEdits.inConfiguration(edit.action, onLine: line, in: text.bytes)
    }
    if path.hasSuffix(".xcstrings") {
      return try CatalogEdits.replacements(edit.action, in: text.bytes)
    }
    let isMarkup = text.bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    if path.hasSuffix(".strings"), !isMarkup {
      return try StringsEdits.replacements(edit.action, in: text.bytes)
    }
    return isMarkup
      ? try PropertyListEdits.replacements(edit.action, in: text.bytes)
      : try OldStyleEdits.replacements(edit.action, in: text.bytes)
  }

  /// The text of a file.
  static func text(of file: [UInt8]) throws(EditRefusal) -> EditableText {
    if file.starts(with: [0x03, 0x00]) { throw EditRefusal("the manifest is compiled") }
    return try EditableText(file)
  }
}
