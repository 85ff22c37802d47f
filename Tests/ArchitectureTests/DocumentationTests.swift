import Testing

@Suite("The library for apps is documented as a whole")
struct DocumentationTests {
  static let sources = Repository.sources.filter {
    $0.path.hasPrefix("Sources/Library/LocationAuthorization/")
  }
  static let catalogue = "Sources/Library/LocationAuthorization/LocationAuthorization.docc/"

  @Test(arguments: sources)
  func `every public symbol has a comment, cases and requirements too`(source: SourceText) {
    for line in source.publicSymbols where !source.isDocumented(line) {
      Issue.record("\(source.place(line + 1)): \(source.lines[line])")
    }
  }

  @Test func `the catalog has every public type under a heading`() {
    let page = Repository.text(of: Self.catalogue + "LocationAuthorization.md")
    let types = Self.sources.flatMap(\.publicTypes)
    #expect(types.count >= 15)
    // The system calls it, and no one else.
    let plumbing = ["PermissionState.Changes.Iterator"]
    for type in types where !plumbing.contains(type) {
      let link = type.replacing(".", with: "/")
      guard !page.contains("- ``\(link)``") else { continue }
      Issue.record("\(type) is not in LocationAuthorization.md")
    }
  }

  @Test func `a client gets three names from the library, and all other types are nested in them`()
  {
    let names = Set(Self.sources.flatMap(\.publicTypes).map { $0.prefix { $0 != "." } })
    #expect(names == ["LocationPermissions", "PermissionRequest", "PermissionState"])
  }

  @Test func `every document that a comment names is in the repository`() {
    let sources = Repository.texts(below: "Sources", suffix: ".swift")
    let named = (sources + Repository.tests).flatMap { source in
      source.text.matches(of: /Documentation\/[\w\/-]+\.md/).map { (source.path, String($0.0)) }
    }
    #expect(named.count > 20)
    for (source, document) in named {
      #expect(!Repository.text(of: document).isEmpty, "\(document), named in \(source)")
    }
  }

  @Test func `a symbol without a comment is noticed`() {
    let text = """
      /// A thing.
      public enum Thing {
        /// Said.
        case said
        case unsaid
        @inlinable
        public var also: Int { 1 }
        var hidden: Int { 2 }
      }
      enum Other {
        case own
      }
      /// A duty.
      public protocol Duty {
        func bare()
      }
      """
    let source = SourceText(path: "", text: text)
    let bare = source.publicSymbols.filter { !source.isDocumented($0) }
    #expect(
      bare.map { source.lines[$0].drop { $0 == " " } } == [
        "case unsaid", "public var also: Int { 1 }", "func bare()",
      ])
  }
}

extension SourceText {
  /// The lines, from zero, on which something public is declared.
  fileprivate var publicSymbols: [Int] {
    var found: [Int] = []
    var depth = 0
    /// The insides of public enums and protocols, with what is public there without a word.
    var open: [(depth: Int, words: [Substring])] = []
    for (index, line) in code.enumerated() {
      let words = line.split(separator: " ")
      let isPublic = words.contains("public")
      let implied = open.last?.depth == depth ? open.last?.words ?? [] : []
      if isPublic || words.first.map(implied.contains) == true { found.append(index) }
      let opened = line.count { $0 == "{" }
      if isPublic, opened > 0 {
        if words.contains("enum") { open.append((depth + 1, ["case", "indirect"])) }
        if words.contains("protocol") { open.append((depth + 1, ["func", "var", "init"])) }
      }
      depth += opened - line.count { $0 == "}" }
      while let last = open.last, depth < last.depth { open.removeLast() }
    }
    return found
  }

  /// Whether a comment is above a line, with attributes in between at most.
  fileprivate func isDocumented(_ line: Int) -> Bool {
    let above = lines[..<line].last { !$0.drop { $0 == " " }.hasPrefix("@") }
    return above?.drop { $0 == " " }.hasPrefix("///") == true
  }

  /// The public types by their whole names, such as `PermissionRequest.Result`.
  fileprivate var publicTypes: [String] {
    var found: [String] = []
    var depth = 0
    var open: [(depth: Int, name: String)] = []
    for line in code {
      let opened = line.count { $0 == "{" }
      let declared = line.firstMatch(of: /\b(enum|struct|class|protocol|extension) ([\w.]+)/)
      if let declared, opened > 0 {
        let name = (open.map(\.name) + [String(declared.2)]).joined(separator: ".")
        if line.split(separator: " ").contains("public"), declared.1 != "extension" {
          found.append(name)
        }
        open.append((depth, String(declared.2)))
      }
      depth += opened - line.count { $0 == "}" }
      while let last = open.last, depth <= last.depth { open.removeLast() }
    }
    return found
  }
}
