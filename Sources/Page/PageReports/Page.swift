/// A page around its content: the style, the set of pictures, and the scripts.
struct Page {
  var title: String
  /// One sentence, for search and previews.
  var summary: String
  var toolVersion: String
  /// What is in it, from top to bottom.
  var main: [HTML]
  /// Scripts of this module.
  var tail = ""

  /// The document.
  var text: String {
    // A browser decodes a page with an engine in it twice as fast if it is ASCII to the end.
    let markup: (String) -> String =
      tail.isEmpty ? { $0 } : { text in text.inASCII { "&#\($0.value);" } }
    return Template(PackageResources.page_html).filled([
      "title": markup(title.asHTML),
      "summary": markup(summary.asHTML),
      "style": String(decoding: PackageResources.page_css, as: UTF8.self)
        + (tail.isEmpty ? "" : String(decoding: PackageResources.phone_css, as: UTF8.self)),
      "icons": String(decoding: PackageResources.icons_svg, as: UTF8.self),
      "main": markup(main.map(\.markup).joined(separator: "\n")),
      "version": markup(toolVersion.asHTML),
      "script": String(decoding: PackageResources.page_mjs, as: UTF8.self),
      "tail": tail.inASCII { scalar in
        String(scalar).utf16.map { unit in
          "\\u" + String(repeating: "0", count: unit < 0x100 ? 2 : unit < 0x1000 ? 1 : 0)
            + String(unit, radix: 16)
        }.joined()
      },
    ])
  }
}

extension String {
  /// The text with what is not ASCII spelled out, as the language that it is in spells it.
  fileprivate func inASCII(_ spelled: (Unicode.Scalar) -> String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if scalar.isASCII {
        bytes.append(UInt8(scalar.value))
      } else {
        bytes.append(contentsOf: spelled(scalar).utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
