import Foundation
import Testing

@Suite("Sources keep to the style")
struct StyleTests {
  @Test(arguments: Repository.sources)
  func `a file over 500 lines opens with its reason`(source: SourceText) {
    if source.lines.count > 500 {
      #expect(
        source.lines.first?.hasPrefix("// ") == true,
        "\(source.place(1)): \(source.lines.count) lines and no reason in the first")
    }
    #expect(!source.lines.isEmpty, "\(source.path) is empty")
  }

  @Test(arguments: ["Benchmarks", "Examples", "Fuzz", "Sources", "Tests"])
  func `a symbolic link leads to something`(folder: String) throws {
    let place = Repository.root.appending(path: folder).path
    let paths = try #require(FileManager.default.enumerator(atPath: place))
    for case let path as String in paths {
      let file = place + "/" + path
      if path.hasSuffix(".build") { paths.skipDescendants() }
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) != nil else {
        continue
      }
      #expect(FileManager.default.fileExists(atPath: file), "\(folder)/\(path) leads nowhere")
    }
  }

  @Test(arguments: Repository.sources)
  func `the first sentence on a public symbol has at most 150 characters`(source: SourceText) {
    for (line, sentence) in source.openingSentences where sentence.count > 150 {
      Issue.record("\(source.place(line)): \(sentence.count) characters: \(sentence)")
    }
  }

  @Test(arguments: Repository.sources)
  func `nothing stops the program: no try!, as!, fatalError or unowned(unsafe)`(
    source: SourceText
  ) {
    let traps = /\btry!|\bas!|\bfatalError\s*\(|\bunowned\(unsafe\)|\bunsafeBitCast\b/
    // Most files have none of these, and a search for a word is much faster than one for a pattern.
    let words = ["try!", "as!", "fatalError", "unowned(unsafe)", "unsafeBitCast"]
    let code = source.code.joined(separator: "\n")
    guard words.contains(where: { code.range(of: $0) != nil }) else { return }
    for (index, line) in source.code.enumerated() {
      if let trap = line.firstMatch(of: traps) {
        Issue.record("\(source.place(index + 1)): \(trap.0)")
      }
    }
  }

  @Test func `an opening sentence ends at its full stop, or at the end of its paragraph`() {
    let text = """
      /// Reads "17.4" and
      /// no more. The rest is a contract.
      @inlinable
      public func read() {}
      /// No stop here

      /// A paragraph

      /// Another one
      ///
      /// with a contract.
      public var other: Int
      /// Not public.
      var hidden: Int
      """
    let sentences = SourceText(path: "", text: text).openingSentences.map(\.sentence)
    #expect(sentences == ["Reads \"17.4\" and no more.", "Another one"])
  }
}

extension SourceText {
  /// The first sentence of each documentation comment on a public symbol, with the symbol's line.
  var openingSentences: [(line: Int, sentence: String)] {
    lines.indices.compactMap { index in
      let text = lines[index].drop { $0 == " " }
      guard text.hasPrefix("public ") || text.contains(" public "), !text.hasPrefix("//") else {
        return nil
      }
      var above = index
      while above > 0, lines[above - 1].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
      var comment: [Substring] = []
      while above > 0 {
        let text = lines[above - 1].drop { $0 == " " }
        guard text.hasPrefix("///") else { break }
        comment.insert(text.dropFirst(3).drop { $0 == " " }, at: 0)
        above -= 1
      }
      guard !comment.isEmpty else { return nil }
      let paragraph = comment.prefix { !$0.isEmpty }.joined(separator: " ")
      let sentence = paragraph.firstMatch(of: /^.*?[.!?](?=\s|$)/)?.0 ?? Substring(paragraph)
      return (index + 1, String(sentence))
    }
  }
}
