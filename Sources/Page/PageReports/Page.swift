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
    Template(PackageResources.page_html).filled([
      "title": title.asHTML,
      "summary": summary.asHTML,
      "style": String(decoding: PackageResources.page_css, as: UTF8.self)
        + (tail.isEmpty ? "" : String(decoding: PackageResources.phone_css, as: UTF8.self)),
      "icons": String(decoding: PackageResources.icons_svg, as: UTF8.self),
      "main": main.map(\.markup).joined(separator: "\n"),
      "version": toolVersion.asHTML,
      "script": String(decoding: PackageResources.page_mjs, as: UTF8.self),
      "tail": tail,
    ])
  }
}
