import Findings
import MarkupReading

/// Reads Xcode's string catalogs, `.xcstrings`, which are JSON.
public enum StringCatalogReader {
  /// Reads the bytes of a catalog; keys and texts keep the order of the file.
  ///
  /// Parts it does not know, such as substitutions and string sets, are passed over.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(ReadingProblem) -> StringCatalog {
    guard bytes.count <= CompactPropertyList.maximumSize else {
      throw .oversized(
        file: file, size: bytes.count, maximum: CompactPropertyList.maximumSize)
    }
    let text = try PropertyListForm.locating(in: nil, file: file) { () throws(MarkupProblem) in
      try UTF8Text(bytes)
    }
    let root = try CompactPropertyList.json(
      text, file: file, maximumCount: CompactPropertyList.maximumCount
    ).root
    guard let source = root["sourceLanguage"]?.string, let strings = root["strings"],
      strings.isDictionary
    else {
      throw ReadingProblem(
        .malformedFile, at: SourcePosition(file: file, line: root.line),
        "The file is JSON, but no string catalog: “sourceLanguage” or “strings” is absent.",
        wayOut: "Restore it from version control, or create it again in Xcode.")
    }
    return StringCatalog(
      file: file, sourceLanguage: source, keys: strings.members.map { key($0, file: file) })
  }

  private static func key(_ member: CompactPropertyList.Member, file: String) -> StringCatalog.Key {
    let texts = member.value["localizations"]?.members.compactMap { localization in
      unit(in: localization.value).map { unit in
        StringCatalog.Text(
          localization.name, unit.text, state: unit.state,
          at: SourcePosition(file: file, line: unit.line ?? localization.key.line))
      }
    }
    return StringCatalog.Key(
      member.name, at: SourcePosition(file: file, line: member.key.line),
      shouldTranslate: member.value["shouldTranslate"]?.node.value.boolean ?? true,
      extractionState: member.value["extractionState"]?.string, texts: texts ?? [])
  }

  /// The string unit of a localization; where it varies, of the form "other", else of the first form.
  private static func unit(
    in localization: CompactPropertyList.Value
  ) -> (text: String, state: String?, line: Int?)? {
    var value = localization
    while true {
      if let unit = value["stringUnit"], let text = unit["value"]?.string {
        return (text, unit["state"]?.string, unit["value"]?.line)
      }
      guard let axis = value["variations"]?.members.first,
        let form = axis.value["other"] ?? axis.value.members.first?.value
      else { return nil }
      value = form
    }
  }
}
