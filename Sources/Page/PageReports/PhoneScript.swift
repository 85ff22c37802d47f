import AuthorizationEngine
import Findings
import PagePhone
import PhoneSimulator
import PlatformModel
import Reports

/// An app on the phone of a page: how the phone is set up, the app's calls, and a story to play.
public struct PhoneScript: Sendable {
  /// A step that a page can take: its words in a scenario, and the act.
  struct Step: Sendable {
    /// "app: startUpdatingLocation()".
    var words: String
    /// The act as `TokenReader` takes it.
    var tokens: [String]
    /// Where the app's code makes the call.
    var place: String?
    /// The releases on which a story takes the step; empty for all.
    var releases: [String] = []
  }

  let name: String
  /// What the page calls it in its list of apps, where that is not the name.
  private(set) var label: String?
  let isAndroid: Bool
  /// The lines that set the phone up, without a story.
  let setup: [String]
  /// The app as a scenario has it, below "app:".
  let declaration: [String]
  /// What else the scenario says of the phone.
  let header: [String]
  let calls: [Step]
  let story: [Step]
  let releases: [String]
  /// The release that is shown first.
  let release: String
  /// What the story is called.
  let title: String?

  /// An app that a check has found.
  public init(_ app: PlayableApp) {
    let calls = app.calls.map(Self.step)
    switch app.declared {
    case .iOS(let plist):
      let first = (try? OSVersion(parsing: app.firstRelease)) ?? .oldestIOS
      var scenario = Scenario("", apps: [Self.installed(app.name, plist)], steps: [])
      scenario.releases = OSVersion.Span(first, .newestIOS)
      self.init(scenario, title: nil, story: [], calls: calls)
    case .android(let manifest):
      let first = APILevel(parsing: app.firstRelease) ?? .oldest
      let build = Self.build(manifest)
      var scenario = AndroidScenario(
        "", apps: [AndroidScenario.App(app.name, build)], steps: [])
      scenario.releases = .android(from: first)
      self.init(scenario, title: nil, story: [], calls: calls)
    }
  }

  /// A variant of an app, with what the page calls it.
  init(_ app: PlayableApp, label: String) {
    self.init(app)
    self.label = label
  }

  /// A story on an iPhone; `words` has the text of each step as its file spells it.
  package init(_ scenario: Scenario, words: [String]) {
    let story = zip(scenario.steps, words).compactMap { step, words -> Step? in
      if case .expect = step.act { return nil }
      if step.refusal != nil { return nil }
      if case .app(let app, _) = step.act, app.rawValue != 0 { return nil }
      return Step(
        words: words, tokens: TokenWriter.values(of: step.act), place: nil,
        releases: scenario.releases.versions.filter(step.releases.contains).map(\.description))
    }
    self.init(scenario, title: scenario.name, story: story, calls: Self.calls(of: story))
  }

  /// A story on an Android phone; `words` has the text of each step as its file spells it.
  package init(_ scenario: AndroidScenario, words: [String]) {
    let story = zip(scenario.steps, words).compactMap { step, words -> Step? in
      if case .expect = step.act { return nil }
      if step.refusal != nil { return nil }
      guard step.app.rawValue == 0 else { return nil }
      return Step(
        words: words, tokens: TokenWriter.values(of: step.act), place: nil,
        releases: scenario.releases.versions.filter(step.releases.contains).map(\.description))
    }
    self.init(scenario, title: scenario.name, story: story, calls: Self.calls(of: story))
  }

  private init(_ scenario: Scenario, title: String?, story: [Step], calls: [Step]) {
    var bare = scenario
    bare.steps = []
    bare.name = ""
    var writer = TokenWriter()
    writer.add(bare)
    name = scenario.apps.first?.name ?? ""
    isAndroid = false
    setup = writer.lines
    declaration = ScenarioLines.app(scenario.apps.first ?? AppPackage(name: ""))
    header = ScenarioLines.header(scenario)
    self.calls = calls
    self.story = story
    let first = scenario.apps.map(\.deploymentTarget).max() ?? .oldestIOS
    let versions = scenario.releases.versions.filter { $0 >= first }
    releases = versions.map(\.description)
    release = versions.last?.description ?? ""
    self.title = title
  }

  private init(_ scenario: AndroidScenario, title: String?, story: [Step], calls: [Step]) {
    var bare = scenario
    bare.steps = []
    bare.name = ""
    var writer = TokenWriter()
    writer.add(bare)
    let app = scenario.apps.first ?? AndroidScenario.App("", Android.Build())
    name = app.name
    isAndroid = true
    setup = writer.lines
    declaration = ScenarioLines.app(app)
    header = ScenarioLines.header(scenario)
    self.calls = calls
    self.story = story
    releases = scenario.releases.versions.map(\.description)
    release = releases.last ?? ""
    self.title = title
  }

  /// The calls of a story, each once.
  private static func calls(of story: [Step]) -> [Step] {
    var calls: [Step] = []
    for step in story where step.words.hasPrefix("app:") {
      if !calls.contains(where: { $0.words == step.words }) { calls.append(step) }
    }
    return calls
  }

  private static func step(_ call: PlayableApp.Call) -> Step {
    let tokens: [String] =
      switch call.event {
      case PlayableApp.Call.permissionsEvent: ["request", "\(call.words.count)"] + call.words
      case PlayableApp.Call.purposeKeyEvent:
        ["app", "0", "requestFullAccuracy"] + call.words.prefix(1) + ["1"]
      case IOS.Event.createManager.spelled: ["app", "0", "createManager"]
      case let event where IOS.Event.all.contains(where: { $0.spelled == event }):
        ["app", "0", "call", event, "1"]
      default: ["event", call.event]
      }
    return Step(words: "app: " + call.step, tokens: tokens, place: call.position?.description)
  }

  private static func installed(_ name: String, _ plist: PlayableApp.Plist) -> AppPackage {
    AppPackage(
      name: name,
      purposeStrings: Dictionary(
        plist.texts.map { (InfoPlistKey(rawValue: $0.key), $0.text) },
        uniquingKeysWith: { first, _ in first }),
      temporaryAccuracy: Dictionary(
        plist.temporaryTexts.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first }),
      backgroundModes: plist.backgroundModes, defaultAccuracyReduced: plist.isReducedByDefault,
      requiresExplicitServiceSession: plist.requiresSession, kind: plist.isClip ? .appClip : .app)
  }

  private static func build(_ manifest: PlayableApp.Manifest) -> Android.Build {
    var caps: [AndroidPermission: APILevel] = [:]
    for permission in manifest.permissions {
      caps[AndroidPermission(rawValue: permission.name)] = permission.lastLevel.map(
        APILevel.init(nearest:))
    }
    return Android.Build(
      target: APILevel(nearest: manifest.target),
      permissions: manifest.permissions.map { AndroidPermission(rawValue: $0.name) }, caps: caps,
      neverForLocation: manifest.isNeverForLocation,
      hasLocationServiceType: manifest.hasLocationService)
  }
}

extension TokenWriter {
  /// The values of an act.
  static func values(of act: Scenario.Act) -> [String] {
    var writer = TokenWriter()
    writer.add(act)
    return writer.lines
  }

  /// The values of an act on Android.
  static func values(of act: AndroidScenario.Act) -> [String] {
    var writer = TokenWriter()
    writer.add(act)
    return writer.lines
  }

  /// What was written, value by value.
  fileprivate var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      guard line.contains("\\") else { return String(line) }
      var value = ""
      var isEscaped = false
      for character in line {
        if isEscaped {
          value.append(character == "n" ? "\n" : character)
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else {
          value.append(character)
        }
      }
      return value
    }
  }
}

extension PhoneScript {
  var json: JSONValue {
    [
      "name": .string(name), "android": .boolean(isAndroid), "setup": Self.texts(setup),
      "declaration": Self.texts(declaration), "header": Self.texts(header),
      "calls": .array(calls.map(\.json)),
      "story": .array(story.map(\.json)), "releases": Self.texts(releases),
      "release": .string(release), "title": title.map(JSONValue.string) ?? .null,
      "label": label.map(JSONValue.string) ?? .null,
    ]
  }

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension PhoneScript.Step {
  var json: JSONValue {
    [
      "words": .string(words), "tokens": PhoneScript.texts(tokens),
      "place": place.map(JSONValue.string) ?? .null, "releases": PhoneScript.texts(releases),
    ]
  }
}
