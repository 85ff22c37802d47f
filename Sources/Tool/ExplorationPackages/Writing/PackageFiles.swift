/// The files of a package that `wayleave explore init` writes, by their places in it.
struct PackageFiles {
  typealias Text = (name: String, text: String)

  /// The text of Package.swift.
  let manifest: String
  /// The app's sources, as they are compiled.
  let sources: [(name: String, bytes: [UInt8])]
  /// What is written beside them.
  let texts: [Text]

  /// What marks a line that somebody has to look at.
  static let mark = "FILL IN"

  /// All files, in the order in which they are reported.
  var all: [(name: String, bytes: [UInt8])] {
    func written(_ text: Text) -> (name: String, bytes: [UInt8]) {
      (text.name, Array(text.text.utf8))
    }
    return [written(package)] + sources + texts.map(written)
  }

  /// The lines that are left to fill in.
  var openLines: [(file: String, line: Int, what: String)] {
    ([package] + texts).flatMap { name, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { index, line in
          guard let mark = line.firstRange(of: Self.mark + ": ") else { return nil }
          return (name, index + 1, String(line[mark.upperBound...]))
        }
    }
  }

  private var package: Text { ("Package.swift", manifest) }
}
