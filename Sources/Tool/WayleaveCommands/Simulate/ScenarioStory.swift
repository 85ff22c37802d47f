import FileAccess
import PageReports
import PhoneSimulator
import PlatformModel

/// A scenario of either platform, as its file says.
struct ScenarioStory {
  /// The scenario.
  let scenario: Platforms
  /// The file, line by line.
  private let lines: [Substring]

  /// A scenario of either platform.
  enum Platforms {
    case iOS(Scenario)
    case android(AndroidScenario)
  }

  /// Reads a file.
  ///
  /// - Parameter isNamed: Whether the person named it, and not a folder that may hold scenarios of
  ///   both platforms.
  init(of file: String, isNamed: Bool, on range: OSVersion.Span?) throws(YAMLProblem) {
    let bytes: [UInt8]
    do {
      bytes =
        file == "-"
        ? Array(Console.current.read(YAMLValue.largestFile).utf8)
        : try BoundedFile(path: file).read(atMost: YAMLValue.largestFile)
    } catch {
      throw YAMLProblem(0, error.message)
    }
    try self.init(
      reading: bytes, beside: ScenarioFolder(of: file), on: range, isOfItsPlatform: isNamed)
  }

  /// Reads a file's bytes; other files that it names are opened beside it.
  ///
  /// - Parameter range: The releases to run it on instead of its own.
  /// - Parameter isOfItsPlatform: Whether a range of the other platform is wrong; it is passed over
  ///   otherwise.
  init(
    reading bytes: [UInt8], beside folder: ScenarioFolder, on range: OSVersion.Span? = nil,
    isOfItsPlatform: Bool = false
  ) throws(YAMLProblem) {
    guard let root = try YAMLValue(reading: bytes) else {
      throw YAMLProblem(
        1, "the file is empty", possible: ScenarioFile<IOSGrammar>.parts.map { $0 + ":" })
    }
    lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let platform = range?.first.platform
    // Older files name the system instead.
    if root.member(AndroidGrammar.platform) != nil || root.member("system") != nil {
      if isOfItsPlatform, platform == .iOS {
        throw YAMLProblem(0, "this scenario is for Android, and --ios does not apply to it")
      }
      let file = try ScenarioFile<AndroidGrammar>(root, beside: folder)
      scenario = .android(try file.scenario(on: platform == .android ? range : nil))
    } else {
      if isOfItsPlatform, platform == .android {
        throw YAMLProblem(0, "this scenario is for iOS, and --android does not apply to it")
      }
      let file = try ScenarioFile<IOSGrammar>(root, beside: folder)
      scenario = .iOS(try file.scenario(on: platform == .iOS ? range : nil))
    }
  }

  /// What the story is called.
  var name: String {
    switch scenario {
    case .iOS(let scenario): scenario.name
    case .android(let scenario): scenario.name
    }
  }

  /// What it shows, for the reader.
  var about: String? {
    switch scenario {
    case .iOS(let scenario): scenario.about
    case .android(let scenario): scenario.about
    }
  }

  /// Runs the story on its releases, and puts neighbors together that behave alike.
  ///
  /// - Parameter progress: Receives the release, and how many steps of how many are done on all.
  func outcomes(progress: (OSVersion, Int, Int) -> Void) -> [ScenarioOutcome] {
    var done = 0
    switch scenario {
    case .iOS(let scenario):
      let versions = scenario.releases.versions
      return scenario.outcomes(on: versions) { version, _ in
        done += 1
        progress(version, done, scenario.steps.count * versions.count)
      }
    case .android(let scenario):
      let versions = scenario.releases.versions
      return scenario.outcomes(on: versions) { version, _ in
        done += 1
        progress(version, done, scenario.steps.count * versions.count)
      }
    }
  }

  /// The story as the phone of a page plays it.
  var script: PhoneScript {
    switch scenario {
    case .iOS(let scenario): PhoneScript(scenario, words: scenario.steps.map { words(at: $0.line) })
    case .android(let scenario):
      PhoneScript(scenario, words: scenario.steps.map { words(at: $0.line) })
    }
  }

  /// A step as its lines spell it, without the dash before it.
  private func words(at line: Int) -> String {
    guard lines.indices.contains(line - 1) else { return "" }
    let text = trimmed(line - 1)
    if text.hasPrefix("- ") { return String(text.dropFirst(2)) }
    // What the verb takes may be in a line of its own: "- world:", then "route: {…}".
    guard line > 1, case let before = trimmed(line - 2), before.hasPrefix("- "),
      before.hasSuffix(":")
    else { return text }
    return "\(before.dropFirst(2)) {\(text)}"
  }

  private func trimmed(_ place: Int) -> String {
    var text = lines[place].drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
