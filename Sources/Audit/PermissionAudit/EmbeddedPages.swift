import CRulePages
import Findings

/// The pages in `Pages/`, which C embeds: as an array of Swift they take a minute to compile.
enum EmbeddedPages {
  /// The page that begins with the name of a rule.
  static func page(of rule: RuleID) -> [UInt8] { pages[rule.rawValue] ?? [] }

  private static let pages: [String: [UInt8]] = {
    let bytes = wayleave_rule_pages()
    var pages: [String: [UInt8]] = [:]
    for page in UnsafeBufferPointer(start: bytes.start, count: bytes.count).split(separator: 0) {
      // A page begins with "# name".
      let name = page.prefix { $0 != UInt8(ascii: "\n") }.dropFirst(2)
      pages[String(decoding: name, as: UTF8.self)] = Array(page)
    }
    return pages
  }()
}
