import ArgumentParser
import Explanations
import FileAccess
import Findings
import Reports

/// `wayleave explain`: what a name, a message or a few words are about.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: Tool.name,
    abstract: "Explain a rule, key, message, prompt, error, iOS version or fact.",
    discussion: """
      THING is a rule, an Info.plist key (its name or its label in Xcode), a store \
      message, an exception or console message, a prompt or one of its buttons, a \
      status, an error, an iOS version, an SDK vendor such as Situm, or the id of a \
      fact. Put pasted text in quotes, or pass - to read it from standard input.

      EXAMPLES
        wayleave explain NSMotionUsageDescription
        wayleave explain "Privacy - Motion Usage Description"
        wayleave explain "Invalid parameter not satisfying: !stayUp"
        wayleave explain ITMS-90683
        wayleave explain kCLErrorDomain error 1
        wayleave explain iOS 13.4
        wayleave explain IOS-BG-010 --format json
        wayleave explain - < mail.txt

      EXIT CODES
        0   something was found
        2   nothing was found
        64  the command line was not understood
      """)

  enum Format: String, OutputFormat {
    case text, json

    static let usual = Format.text
  }

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "What to explain; several words are treated as one phrase.", valueName: "THING"))
  var thing: [String]

  @Option(
    help: ArgumentHelp(
      "Also print the address of THING on this `wayleave page` site (or set WAYLEAVE_SITE).",
      valueName: "address"))
  var site: String?

  @OptionGroup var printing: OutputOptions<Format>

  /// A command line in which a text to explain that begins with a dash is no row of short options.
  ///
  /// The parser takes `-[CLLocationManager …]` apart and finds an `-o` in it. A word that begins with a
  /// space is a value to it; ``run()`` removes the space.
  static func protectingTexts(in arguments: [String]) -> [String] {
    guard arguments.first == configuration.commandName else { return arguments }
    return arguments.map { word in
      let isText = word.hasPrefix("-") && !word.hasPrefix("--") && word.count > 2
      return isText ? " " + word : word
    }
  }

  /// Texts of consoles begin with a dash too, so only what is spelled as an option is one.
  func validate() throws {
    let isOption = { (word: String) in
      word.hasPrefix("--") && word.count > 2
        && word.dropFirst(2).allSatisfy {
          $0.isLowercase || $0 == "-"
        }
    }
    if let stranger = thing.first(where: isOption) {
      throw ValidationError("there is no option named '\(stranger)'.")
    }
    if thing.isEmpty { throw ValidationError("name what to explain.") }
  }

  func run() throws {
    let console = Console.current
    let words = thing.map { $0.hasPrefix(" -") ? String($0.dropFirst()) : $0 }
      .joined(separator: " ")
    let text = words == "-" ? console.read(Self.longestInput) : words
    let answer = Explainer().answer(to: text)
    try CommandFailure.reported(on: console) {
      let pages = SitePages(at: site ?? console.variable("WAYLEAVE_SITE"))
      let article: Article? =
        switch answer {
        case .explained(let found):
          Article(found, isBrief: true, page: pages.address(of: found))
        case .several(let hits): Article(hits, of: text)
        case .unknown: nil
        }
      if printing.format == .json {
        try printing.write(AnswerJSON(answer, to: text, pages: pages).text, on: console)
      } else if let article {
        let style = printing.style(on: console)
        try printing.write(ArticleText(article, style: style).text, on: console)
      }
      if case .unknown(let near) = answer { throw Self.failure(text, near: near) }
    }
  }

  /// The longest text that is read from standard input, in bytes.
  private static let longestInput = 1 << 20

  private static func failure(_ text: String, near: [Hit]) -> CommandFailure {
    let releases = near.filter { $0.kind == .release }.map(\.name)
    if !releases.isEmpty, let list = near.last, list.name == "IOS-SET-023" {
      let neighbours = releases.joined(separator: " and ")
      return CommandFailure(
        "there is no release \(text.quoted); the nearest \(releases.count == 1 ? "is" : "are") "
          + "\(neighbours), and `wayleave explain \(list.name)` lists them all")
    }
    let names = near.map(\.name.shellWord)
    let hint =
      names.isEmpty
      ? "`wayleave help explain` says what can be explained"
      : "did you mean \(names.joined(separator: ", "))?"
    return CommandFailure("nothing found for \(text.quoted); \(hint)")
  }
}
