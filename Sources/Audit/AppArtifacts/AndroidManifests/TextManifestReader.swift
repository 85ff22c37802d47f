import Findings
import MarkupReading

/// Reads the text of an AndroidManifest.xml, as a source tree holds it.
///
/// Prefixes are whatever the document binds to the namespaces of the platform and of its tools. A
/// binding holds from where it is met; nothing binds one prefix twice.
enum TextManifestReader {
  static func read(
    _ bytes: [UInt8], into builder: inout ManifestBuilder, file: String
  ) throws(ReadingProblem) {
    let text = try PropertyListForm.locating(in: nil, file: file) { () throws(MarkupProblem) in
      try UTF8Text(bytes)
    }
    do throws(MarkupProblem) {
      var reader = try MarkupReader(
        text, limits: MarkupLimits(size: 16 << 20, depth: ManifestBuilder.maximumDepth))
      var namespaces: [Substring: ManifestTag.Namespace] = [:]
      while let event = try reader.next() {
        switch event.kind {
        case .start(let element):
          if builder.depth == 0, element.name.local != "manifest" {
            throw MarkupProblem(
              at: event.position, "The root element is <\(element.name)>, and not <manifest>.")
          }
          for attribute in element.attributes where attribute.name.prefix == "xmlns" {
            guard namespaces.count < 64 else { break }
            namespaces[attribute.name.local] = ManifestTag.Namespace(attribute.value)
          }
          builder.open(tag(element, at: event.position, namespaces))
        case .end: builder.close()
        case .text, .comment, .instruction: break
        }
      }
    } catch {
      throw .malformed(error, in: text, file: file)
    }
  }

  private static func tag(
    _ element: MarkupElement, at position: MarkupPosition,
    _ namespaces: [Substring: ManifestTag.Namespace]
  ) -> ManifestTag {
    ManifestTag(
      name: String(element.name.local),
      attributes: element.attributes.compactMap { attribute in
        guard attribute.name.prefix != "xmlns" else { return nil }
        let namespace = attribute.name.prefix.map { namespaces[$0] ?? .other } ?? .none
        return ManifestTag.Attribute(
          namespace: namespace, name: String(attribute.name.local), value: .text(attribute.value),
          line: attribute.position.line)
      }, line: position.line)
  }
}
