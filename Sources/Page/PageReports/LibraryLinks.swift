/// Links to the documentation of the libraries, which DocC writes as a site of its own.
public struct LibraryLinks: Sendable {
  /// Where that site is, without a slash at its end.
  private let place: String

  /// Links to the site at an address, which may be relative to the page with the links.
  public init(to address: String) {
    var place = address
    while place.hasSuffix("/") { place.removeLast() }
    self.place = place
  }

  /// Where DocC puts what readers look for first: a module by its name in lower case, and a tutorial by the
  /// name of its file.
  private static let first: KeyValuePairs = [
    "LocationAuthorization, for apps": "documentation/locationauthorization/",
    "WayleaveTesting, for tests with explore": "documentation/wayleavetesting/",
    "Tutorial: explore an Xcode project":
      "tutorials/wayleavetesting/exploring-an-xcode-project/",
    "All modules": "documentation/",
  ]

  /// The part of a page with the links.
  var section: HTML {
    .element(
      "section", ["class": "target", "aria-labelledby": "libraries"],
      [
        .element("h2", ["id": "libraries"], text: "Documentation of the libraries"),
        .element(
          "ul", ["class": "kinds"],
          Self.first.map { title, path in
            .element("li", [.element("a", ["href": "\(place)/\(path)"], text: title)])
          }),
      ])
  }
}
