import PlatformModel

extension Topic {
  /// The documents of vendors, by vendor and by page.
  static var vendorDocuments: [Topic] {
    VendorDocument.all.map { document in
      let title = "“\(document.page)”" + (document.edition.map { ", \($0)." } ?? ".")
      return Topic(
        .vendorDocument, document.vendor, title,
        aliases: document.aliases + [document.page, document.source]
      ) {
        let claims = VendorClaim.all.filter { $0.document == document }
        let facts = Links.facts(claims.flatMap(\.facts).uniqued)
        let cited = Facts.all.filter { $0.sources.contains(document.source) }
        let count = claims.count == 1 ? "one place" : "\(claims.count) places"
        return Explanation(
          .vendorDocument, document.vendor, title: title,
          paragraphs: ["It differs from the facts in \(count)."],
          sources: [FactSource(code: document.source)].compactMap(\.self)
            + facts.flatMap(\.sources).filter { $0 != document.source }.uniqued
            .compactMap { FactSource(code: $0) },
          related: cited.map { .init($0.id.rawValue, "Rests on it: \($0.statement)") },
          vendorNotes: claims)
      }
    }
  }
}
