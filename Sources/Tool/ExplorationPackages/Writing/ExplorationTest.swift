import PlatformModel
import SourceReaders

/// The test of a written package.
struct ExplorationTest {
  let package: ExplorationPackage

  var text: String {
    var lines = ["import CoreLocation"]
    if package.sources.entries.usesCombine { lines = ["import Combine"] + lines }
    let showings = package.subjects.compactMap(\.type.showing)
    if showings.contains(.hosted) { lines.append("import SwiftUI") }
    lines.append("import Testing")
    if showings.contains(where: { $0 != .hosted }) { lines.append("import UIKit") }
    lines += ["import WayleaveTesting", ""]
    lines += privateFiles.map { "@_private(sourceFile: \"\($0)\")" }
    lines += ["@testable import \(package.module)", ""]
    lines += infoPlist
    lines += [
      "", "/// The first test that finds a counterexample prints it; the others name it.",
      "private let reported = ReportedCounterexamples()",
    ]
    for subject in package.subjects { lines += [""] + holder(of: subject) + test(of: subject) }
    for showing in EntryType.Showing.allCases
    where package.subjects.contains(where: { $0.type.showing == showing }) {
      lines += Self.bringingUp(showing)
    }
    if lines.contains(where: { $0.contains(Piece.unwrapping + "(") }) { lines += Self.unwrapping }
    return lines.map(standingIn).joined(separator: "\n") + "\n"
  }

  /// A line of code with `stub()` in place of each value of a type that nothing here declares.
  /// Code that uses members of such a value has been left out.
  private func standingIn(_ line: String) -> String {
    guard line.contains("<#"), !line.contains("// ") else { return line }
    return package.unresolved.names.reduce(line) { line, name in
      line.split(separator: "<#\(name.name.name)#>", omittingEmptySubsequences: false)
        .joined(separator: "stub()")
    }
  }

  /// A comment for what somebody has to look at; text of others cannot end it.
  private func toFillIn(_ text: String) -> String {
    "// \(PackageFiles.mark): \(text)".oneLine
  }

  /// The names of the files whose initializers are private.
  private var privateFiles: [String] {
    package.subjects.filter(\.making.needsPrivateImport).reduce(into: []) { names, subject in
      let path = subject.type.position.file
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if !names.contains(name) { names.append(name) }
    }
  }

  /// What an initializer that gave nothing ends the search with.
  private static let unwrapping = [
    "", "private struct NothingGiven: Error {}", "",
    "private func \(Piece.unwrapping)<Value>(_ value: Value?) throws -> Value {",
    "  guard let value else { throw NothingGiven() }", "  return value", "}",
  ]

  /// The function of the test that brings up what the phone does.
  private static func bringingUp(_ showing: EntryType.Showing) -> [String] {
    switch showing {
    case .hosted: []
    case .shown:
      [
        "", "/// Brings a screen up. What a storyboard sets are new objects here.",
        "@MainActor private func shown<Screen: UIViewController>(_ screen: Screen) -> Screen {",
        "  screen.loadViewIfNeeded()", "  screen.viewWillAppear(false)",
        "  screen.viewDidAppear(false)", "  return screen", "}",
      ]
    case .launched:
      [
        "", "/// Launches the app with its delegate.",
        "@MainActor private func launched<Delegate: UIApplicationDelegate>(",
        "  _ delegate: Delegate", ") -> Delegate {",
        "  UIApplication.shared.launch(delegate)", "  return delegate", "}",
      ]
    }
  }

  // MARK: The Info.plist

  private var infoPlist: [String] {
    guard let app = package.app.known else { return guessedInfoPlist }
    var fields: [String] = ["name: \(app.name.asSwift)"]
    var head = ["// From \(app.place.oneLine)."]
    if app.purposeStrings.isEmpty {
      head.append(toFillIn("it has no text for a prompt; is it the app's own?"))
    } else {
      if app.purposeStrings.contains(where: { $0.text.isEmpty }) {
        head.append(toFillIn("a text is empty, so that its prompt gives no reason."))
      }
      fields.append(
        "purposeStrings: [\n" + app.purposeStrings.map { line($0.key, $0.text) }.joined() + "  ]")
    }
    for (key, variables) in app.unresolved {
      let names = variables.map { "$(\($0))" }.joined(separator: ", ")
      head.append(toFillIn("the value of \(key); \(names) is set nowhere near."))
    }
    if !app.temporaryAccuracy.isEmpty {
      let texts = app.temporaryAccuracy.map { "    \($0.key.asSwift): \($0.text.asSwift),\n" }
      fields.append("temporaryAccuracy: [\n" + texts.joined() + "  ]")
    }
    if !app.backgroundModes.isEmpty {
      let modes = app.backgroundModes.map(\.asSwift).joined(separator: ", ")
      fields.append("backgroundModes: [\(modes)]")
    }
    if app.defaultAccuracyReduced { fields.append("defaultAccuracyReduced: true") }
    if app.requiresExplicitServiceSession { fields.append("requiresExplicitServiceSession: true") }
    return head + Self.declaration(fields)
  }

  /// How many states are looked at on a release: some seconds of work.
  private static let mostStates = "2_000"
  /// The same where each run has a process of its own.
  static let mostIsolatedStates = "300"
  /// How long it searches, at most.
  private static let longest = ".seconds(300)"

  private var guessedInfoPlist: [String] {
    [
      toFillIn("the app's own texts; \(package.app.lack). Take out what it does not declare.")
    ]
      + Self.declaration([
        "name: \"App\"",
        "purposeStrings: [\n"
          + NearbyApp.keys.map { line($0, "Why the app needs it.") }.joined() + "  ]",
        "temporaryAccuracy: [\(package.app.purposeKey.asSwift): \"Why it has to be precise.\"]",
        "backgroundModes: [\"location\"]",
      ])
  }

  private static func declaration(_ fields: [String]) -> [String] {
    let list = fields.map { "  " + $0 }.joined(separator: ",\n") + ")"
    return ["private let infoPlist = AppPackage("]
      + list.split(separator: "\n").map(String.init)
  }

  private func line(_ key: InfoPlistKey, _ text: String) -> String {
    let names: [InfoPlistKey: String] = [
      .whenInUse: "whenInUse", .alwaysAndWhenInUse: "alwaysAndWhenInUse", .always: "always",
      .motion: "motion", .bluetoothAlways: "bluetoothAlways",
      .bluetoothPeripheral: "bluetoothPeripheral",
    ]
    return "    .\(names[key] ?? ""): \(text.asSwift),\n"
  }

  // MARK: The type

  private func holder(of subject: ExploredType) -> [String] {
    guard subject.needsHolder else { return [] }
    var lines = ["@MainActor private final class \(subject.holder) {"]
    let making = subject.making
    if making.mayThrow {
      lines += ["  var value: \(subject.type.name)", "  init() throws { value = \(making.tried) }"]
    } else if !making.code.isEmpty {
      lines.append("  var value = \(making.code)")
    }
    if subject.actions.contains(where: \.isKept) { lines.append("  var kept: [Any] = []") }
    if subject.actions.contains(where: { $0.stream != nil }) {
      lines.append("  var followed: Set<String> = []")
    }
    return lines + ["}", ""]
  }

  /// The tests of a type, by what the person does in them, and whether that takes something to tap.
  private static let tests = [
    ("by taps and answers", "[]", false),
    ("made by the first action", "[], made: .onFirstAction", true),
    ("whatever the user does", ".usual", false),
  ]

  /// A line where the app's oldest release is one of another system.
  private var releaseLines: [String] {
    guard !package.isReleaseGiven, let oldest = package.app.known?.oldestElsewhere else {
      return []
    }
    return [toFillIn("the releases of iOS; the app's oldest is \(oldest).")]
  }

  private func test(of subject: ExploredType) -> [String] {
    let releases = "\(package.releases.lowerBound)...\(package.releases.upperBound)"
    var lines = releaseLines
    let name = subject.type.name
    let function = "explore" + subject.type.plainName
    let isTapped = subject.actions.contains(where: \.missing.isEmpty)
    let outlives = !package.outliving.isEmpty
    for (title, steps, needsTap) in Self.tests where isTapped || !needsTap {
      lines += [
        "@Test func `\(name), \(title)`() async throws {", "  try await \(function)(\(steps))", "}",
        "",
      ]
    }
    lines +=
      isTapped
      ? [
        "private func \(function)(",
        "  _ environment: EnvironmentSteps, made: ModelCreation = .atLaunch",
        ") async throws {",
      ] : ["private func \(function)(_ environment: EnvironmentSteps) async throws {"]
    lines += [
      "  let exploration = try await explore(",
      "    .iOS(\(releases)), depth: \(package.depth), environment: environment,",
      "    options: ExplorationOptions(",
      "      maxStates: \(outlives ? Self.mostIsolatedStates : Self.mostStates), timeLimit: \(Self.longest),",
      "      continueAfterFailure: true\(outlives ? ", isolateRuns: true" : "")),",
      "    reported: reported",
      "  ) { phone in",
    ]
    if !subject.making.missing.isEmpty {
      let types = subject.making.missing.joined(separator: ", ")
      lines.append("    " + toFillIn("how \(subject.type.name) is made: \(types)"))
    }
    let object =
      subject.needsHolder
      ? (subject.making.mayThrow ? "try " : "") + subject.holder + "()" : subject.making.tried
    let isUsed =
      !subject.actions.filter(\.missing.isEmpty).isEmpty || !subject.endings.isEmpty
      || !subject.alwaysClaims.isEmpty
    let app = "phone.app(infoPlist\(isTapped ? ", made: made" : "")) { \(object) }"
    lines.append("    " + (isUsed ? "let app = \(app)" : app))
    for action in subject.actions {
      let code = ["app.action(\(action.name.asSwift)) \(action.lines.first ?? "")"]
      let whole = (code + action.lines.dropFirst()).map { "    " + $0 }
      if action.missing.isEmpty {
        lines += whole
      } else {
        let types = action.missing.joined(separator: ", ")
        lines.append("    " + toFillIn("a value for \(types)"))
        lines += whole.map { "    // " + $0.dropFirst(4) }
      }
    }
    if isTapped {
      lines += [
        "    // Without the permission an action may return once another one asks; after a lock or a change",
        "    // in Settings, at the next action.",
        "    app.ignore(environment == [] ? .hangsBeforeRequest : .hangsUntilNextAction)",
      ]
    }
    if subject.actions.isEmpty {
      lines.append("    " + toFillIn("what can be tapped: app.action(\"…\") { $0.method() }"))
    }
    let path = subject.needsHolder ? "$0.value." : "$0."
    if !subject.type.isIsolatedElsewhere {
      if !subject.endings.isEmpty || !subject.alwaysClaims.isEmpty {
        lines.append("    app.requiresFrameworkCalls()")
      }
      for name in subject.endings {
        lines.append("    app.eventually(\"\(name) ends\") { !\(path)\(name) }")
      }
      for name in subject.alwaysClaims {
        lines.append("    app.claimsAlways { \(path)\(name) }")
      }
    }
    for property in subject.hearing {
      let type = property.type ?? "a closure"
      lines.append("    " + toFillIn("who hears of it: \(property.name), \(type)"))
    }
    if !subject.shown.isEmpty {
      lines.append(
        "    // What has to be so can be said of \(subject.shown.joined(separator: ", ")):")
      lines.append("    // app.always(\"…\") { \(path)\(subject.shown[0]) … }")
    }
    return lines + ["  }", "  print(exploration)", "}"]
  }
}

extension String {
  /// The text in one line, for a comment.
  fileprivate var oneLine: String {
    split { $0.isNewline }.joined(separator: " ")
  }
}
