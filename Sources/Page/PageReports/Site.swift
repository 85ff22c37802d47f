import Findings
import Reports

/// The folder of pages on what is known: a phone to play with, a page for each thing, and a search.
///
/// Addresses are relative, so the folder works from a disk and below any address.
public struct Site: Sendable {
  /// A page on one thing.
  public struct Entry: Sendable {
    var name: String
    var kind: String
    var title: String
    /// What else people call it, for the search.
    var otherNames: [String]
    var content: Content

    /// What a page holds.
    public enum Content: Sendable {
      /// An explanation in sections.
      case article(Article)
      /// A document of this project, as Markdown.
      case document(String)
    }

    /// A page on one thing.
    public init(
      _ name: String, kind: String, title: String, otherNames: [String] = [], content: Content
    ) {
      self.name = name
      self.kind = kind
      self.title = title
      self.otherNames = otherNames
      self.content = content
    }
  }

  private let entries: [Entry]
  /// The path of the page of each name.
  private let paths: [String: String]
  private let engine: [UInt8]
  private let libraries: LibraryLinks?
  private let toolVersion: String

  /// A site on some things, with the phones in WebAssembly as gzip packs them.
  ///
  /// - Parameter libraries: Where the documentation of the libraries is; nil if nowhere.
  public init(
    _ entries: [Entry], engine: [UInt8], libraries: LibraryLinks? = nil, toolVersion: String
  ) {
    self.entries = entries
    self.engine = engine
    self.libraries = libraries
    self.toolVersion = toolVersion
    var paths: [String: String] = [:]
    var taken: Set<String> = []
    for entry in entries {
      var path = Self.path(of: entry.name, kind: entry.kind)
      var number = 1
      while !taken.insert(path).inserted {
        number += 1
        path = Self.path(of: entry.name, kind: entry.kind, number: number)
      }
      paths[Self.key(entry)] = path
      if paths[entry.name] == nil { paths[entry.name] = path }
    }
    self.paths = paths
  }

  /// Where the page of a thing is in the folder.
  ///
  /// - Parameter number: Its number among the things of its kind whose names give the same file name.
  public static func path(of name: String, kind: String, number: Int = 1) -> String {
    "\(kind.asFileName)/\(name.asFileName)\(number > 1 ? "-\(number)" : "").html"
  }

  private static func key(_ entry: Entry) -> String { "\(entry.kind)\u{1}\(entry.name)" }

  /// The files by their paths in the folder.
  public var files: [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = [
      ("index.html", Array(index.utf8)), ("style.css", PackageResources.page_css),
      ("search.html", Array(search.utf8)),
    ]
    for kind in kinds {
      files.append(("\(kind.asFileName)/index.html", Array(list(of: kind).utf8)))
    }
    for entry in entries {
      files.append((paths[Self.key(entry)] ?? "", Array(page(entry).utf8)))
    }
    return files
  }

  /// The sorts of things, in the order in which they come.
  private var kinds: [String] { entries.map(\.kind).uniqued }

  private var index: String {
    let phone = PhonePart(PlayableApp.examples.map { PhoneScript($0) }, engine: engine)
    let head = HTML.element(
      "header", ["class": "top"],
      [
        .element("h1", text: "How phones grant location"),
        .element(
          "p", ["class": "root"],
          text: "A phone to play with, and a page for every rule, prompt, release and fact that"
            + " Wayleave knows."),
        .element(
          "p", [.element("a", ["href": "search.html"], text: "Search everything")]),
      ])
    let lists = kinds.map { kind in
      HTML.element(
        "li",
        [
          .element("a", ["href": "\(kind.asFileName)/index.html"], text: kind.capitalizedFirst),
          .text(" \(entries.count { $0.kind == kind })"),
        ])
    }
    return Page(
      title: "How phones grant location", summary: "A phone to play with", toolVersion: toolVersion,
      main: [
        head, phone.html,
        .element(
          "section", ["class": "target", "aria-labelledby": "known"],
          [
            .element("h2", ["id": "known"], text: "What is known"),
            .element("ul", ["class": "kinds"], lists),
          ]), libraries?.section ?? .empty,
      ], tail: phone.tail
    ).text
  }

  private var search: String {
    let rows = entries.map { entry -> JSONValue in
      .array([
        .string(entry.name), .string(entry.kind), .string(entry.title),
        .string(paths[Self.key(entry)] ?? ""), .array(entry.otherNames.map(JSONValue.string)),
      ])
    }
    let main = Template(PackageResources.search_html).filled([:])
    return Page(
      title: "Search", summary: "Search", toolVersion: toolVersion,
      main: [.template(main)],
      tail: """
        <script type="application/json" id="entries">\(JSONValue.array(rows).forScript)</script>
        <script type="module">
        \(String(decoding: PackageResources.search_mjs, as: UTF8.self))
        </script>
        """
    ).text
  }

  private func list(of kind: String) -> String {
    let rows = entries.filter { $0.kind == kind }.map { entry in
      HTML.element(
        "li",
        [
          .element(
            "a", ["href": "../" + (paths[Self.key(entry)] ?? "")], text: entry.name),
          .element("span", ["class": "remark"], text: entry.title),
        ])
    }
    return document(
      kind.capitalizedFirst,
      [
        .element("h1", text: kind.capitalizedFirst),
        .element("ul", ["class": "kinds wide"], rows),
      ], in: kind, isList: true)
  }

  private func page(_ entry: Entry) -> String {
    let content: [HTML] =
      switch entry.content {
      case .article(let article): ArticleHTML(article, paths: paths).parts
      case .document(let text): [MarkdownHTML(text).html]
      }
    return document(entry.name, content, in: entry.kind, isList: false)
  }

  private func document(
    _ title: String, _ content: [HTML], in kind: String, isList: Bool
  ) -> String {
    let up = isList ? "" : "<a href=\"index.html\">\(kind.capitalizedFirst.asHTML)</a> · "
    return Template(PackageResources.site_html).filled([
      "title": title.asHTML, "up": up, "main": content.map(\.markup).joined(separator: "\n"),
      "version": toolVersion.asHTML,
    ])
  }
}

extension String {
  /// The text as the name of a file: letters, digits and dashes.
  fileprivate var asFileName: String {
    var name = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "A"..."Z", ".": name.unicodeScalars.append(scalar)
      default: if !name.hasSuffix("-"), !name.isEmpty { name += "-" }
      }
    }
    while name.hasSuffix("-") || name.hasSuffix(".") { name.removeLast() }
    while name.hasPrefix(".") { name.removeFirst() }
    return name.isEmpty ? "page" : String(name.prefix(80))
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
