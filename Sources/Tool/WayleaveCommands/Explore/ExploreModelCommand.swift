import ArgumentParser
import AuthorizationEngine
import FileAccess
import PlatformModel
import Reports

/// `wayleave explore PATH`: the model of an app's configuration, searched to the end.
struct ExploreModelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model",
    abstract:
      "Search Wayleave's model of the phone, not your code, for outcomes, dead ends and crashes.",
    discussion: """
      The search tries every order of answers, changes in Settings, locks and calls of the app, \
      on each release of iOS or Android. With PATH the app is read as `wayleave check` reads it. \
      Without PATH a sample app is searched: it declares every purpose string and asks for When In Use and \
      Always or, with --android, for location in the foreground and then in the background. The \
      formats dot, mermaid and promela show only the newest of the releases.

      EXAMPLES
        wayleave explore path/to/project
        wayleave explore path/to/project --ios 17 --depth 4
        wayleave explore path/to/project --between 13,14
        wayleave explore path/to/project --format dot | dot -Tsvg -o permission.svg
        wayleave explore path/to/project --ios 18 --format mermaid --output a.mmd
        wayleave explore path/to/app-release.apk --android 12...17
        wayleave explore --android --between 10,11

      EXIT CODES
        0   the app was searched
        2   there is no app to search
        64  the command line was not understood
      """)

  enum Format: String, OutputFormat {
    case text, json, dot, mermaid, promela

    static let usual = Format.text
  }

  @Argument(
    help: ArgumentHelp(
      "The folder, project or workspace of an app, or a package for Android.", valueName: "PATH"),
    completion: .file())
  var path: String?

  @Option(
    help: ArgumentHelp("The releases, such as 17 or 13.4-17.", valueName: "releases"),
    transform: VersionRange.init(parsing:))
  var ios: VersionRange?

  @Option(
    defaultAsFlag: AndroidChoice.all,
    help: ArgumentHelp(
      "Search Android, on all releases or on some, such as 14, 11-16 or API 30-34.",
      valueName: "releases"),
    transform: { AndroidChoice(parsing: $0) })
  var android: AndroidChoice?

  @Option(help: ArgumentHelp("Search paths of at most this many taps.", valueName: "taps"))
  var depth: Int?

  @Option(help: ArgumentHelp("Compare two releases: 13,14.", valueName: "older,newer"))
  var between: String?

  @Option(
    help: ArgumentHelp("Search only this target. Repeatable.", valueName: "name"))
  var target: [String] = []

  @OptionGroup var printing: OutputOptions<Format>

  func validate() throws {
    if let depth, !(0...1000).contains(depth) {
      throw ValidationError("--depth takes a number of taps from 0 to 1000.")
    }
    if between != nil, ![.text, .json].contains(printing.format) {
      throw ValidationError("--between prints text or JSON.")
    }
    if case .unreadable(let text) = android {
      throw ValidationError(
        "'\(text)' names no releases of Android; write it as 14, 11...16 or API 30-34.")
    }
    if let path, let word = android?.path {
      throw ValidationError("give one PATH: '\(path)' or '\(word)'.")
    }
    if app == nil, !target.isEmpty {
      throw ValidationError("--target names a target of PATH; give PATH as well.")
    }
    if between != nil, ios != nil {
      throw ValidationError("give either --ios or --between.")
    }
    if between != nil, android?.levels != nil {
      throw ValidationError("give either releases of --android or --between.")
    }
    if ios != nil, android != nil {
      throw ValidationError("give either --ios or --android.")
    }
    if let between, android != nil || app == nil || pair(between, on: .android) == nil {
      _ = try VersionPair(parsing: between, on: android == nil ? .iOS : .android)
    }
  }

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let subjects = try ExploreSubjects(
        ExploreSubjects.Request(path: app, platform: platform, targets: target),
        console: console)
      let apple = Exploration(
        subjects: subjects.iOS, releases: ios?.span.versions, depth: depth)
      let android = Exploration(
        subjects: subjects.android, releases: self.android?.levels?.map(\.release), depth: depth)
      let style = printing.style(on: console)
      let text =
        try between.map { try comparison($0, apple, android, style) }
        ?? exploration(apple, android, style)
      try printing.write(remark(style) + text, on: console)
    }
  }

  /// The path of the app, which may come after --android; nil for a made-up app.
  private var app: String? { path ?? android?.path }

  /// The platform that was asked for; nil if PATH says.
  private var platform: Platform? {
    android != nil ? .android : ios != nil || app == nil ? .iOS : nil
  }

  /// That the app is made up, for people.
  private func remark(_ style: TextStyle) -> String {
    guard app == nil, printing.format == .text else { return "" }
    let remark =
      android == nil ? MadeUpApp.remark(command: "explore") : MadeUpApp.remarkOfAndroidSearch
    return remark.wrapped(at: style.columns).joined(separator: "\n") + "\n\n"
  }

  private func exploration(
    _ apple: Exploration<IOS>, _ android: Exploration<Android>, _ style: TextStyle
  ) throws(CommandFailure) -> String {
    let one: String? =
      switch printing.format {
      case .text: (apple.texts(style) + android.texts(style)).joined(separator: "\n")
      case .json: ExploreJSON(apple.json + android.json).text
      case .dot: isPictured(apple, android) ? apple.drawing?.dot : android.drawing?.dot
      case .mermaid: isPictured(apple, android) ? apple.drawing?.mermaid : android.drawing?.mermaid
      case .promela: isPictured(apple, android) ? apple.promela : android.promela
      }
    guard let one else { throw CommandFailure("there is nothing to draw: no release matches") }
    return one
  }

  /// Whether a picture is of the app for iOS: the first that asks is pictured.
  private func isPictured(_ apple: Exploration<IOS>, _ android: Exploration<Android>) -> Bool {
    apple.pictured.map { $0.asks || android.pictured?.asks != true } ?? false
  }

  private func comparison(
    _ text: String, _ apple: Exploration<IOS>, _ android: Exploration<Android>, _ style: TextStyle
  ) throws(CommandFailure) -> String {
    let ofApple = pair(text, on: .iOS).map { apple.comparisons($0) } ?? []
    let ofAndroid = pair(text, on: .android).map { android.comparisons($0) } ?? []
    let isMissed =
      pair(text, on: .iOS) == nil && android.subjects.isEmpty
      || pair(text, on: .android) == nil && apple.subjects.isEmpty
    if isMissed {
      let name = apple.subjects.isEmpty ? "Android" : "iOS"
      throw CommandFailure("'\(text)' names no two releases of \(name), for which the app is")
    }
    return printing.format == .json
      ? ComparisonJSON(ofApple.map(\.json) + ofAndroid.map(\.json)).text
      : (ofApple.map { ComparisonText($0, style: style).text }
        + ofAndroid.map { ComparisonText($0, style: style).text }).joined(separator: "\n")
  }

  private func pair(_ text: String, on platform: Platform) -> VersionPair? {
    try? VersionPair(parsing: text, on: platform)
  }
}
