import Explanations
import PageReports

/// The pages of a site that `wayleave page` wrote, by what they explain.
struct SitePages {
  /// Where the site is, without a slash at its end; nil if that is not known.
  private let place: String?

  /// The pages of a site at an address or in a folder; of no known one if the text is empty.
  init(at place: String?) {
    var place = place ?? ""
    while place.hasSuffix("/") { place.removeLast() }
    self.place = place.isEmpty ? nil : place
  }

  /// The whole address of the page of an explanation; nil where the site has none, or is not known.
  func address(of explanation: Explanation) -> String? {
    guard let place, let path = path(of: explanation) else { return nil }
    return "\(place)/\(path)"
  }

  /// Where the site's folder has the page of an explanation; nil where it has none.
  func path(of explanation: Explanation) -> String? {
    let kind = explanation.kind
    let first = Site.path(of: explanation.name, kind: kind.rawValue)
    if kind == .rule { return first }
    let explainer = Explainer()
    let alike = explainer.everything.filter { hit in
      hit.kind == kind && Site.path(of: hit.name, kind: kind.rawValue) == first
        && explainer.hasPage(hit)
    }
    guard let place = alike.firstIndex(where: { $0.name == explanation.name }) else { return nil }
    return Site.path(of: explanation.name, kind: kind.rawValue, number: place + 1)
  }
}

extension Explainer {
  /// Whether the name of a hit leads to the hit, so that it has a page.
  fileprivate func hasPage(_ hit: Hit) -> Bool {
    guard case .explained(let found) = answer(to: hit.name) else { return false }
    return found.kind == hit.kind
  }
}
