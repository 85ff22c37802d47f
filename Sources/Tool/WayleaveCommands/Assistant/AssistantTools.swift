import ArgumentParser
import AssistantServer
import FileAccess
import Reports

/// What `wayleave mcp` can be asked to do.
struct AssistantTools: Sendable {
  /// The tool whose command lines they run.
  let tool: any ParsableCommand.Type

  /// The tools, in the order in which they are listed.
  var all: [AssistantTool] { [check, explain, simulate, needs, diagnose] }

  private var check: AssistantTool {
    AssistantTool(
      "check", title: "Check an app",
      description: """
        Checks how an iOS or Android app asks for location, motion and Bluetooth: what its users get \
        on each OS version, what crashes, what the stores refuse, and how to fix it. Reads the folder \
        of an Xcode project, a Gradle, Flutter or React Native app, or a built app or package; builds \
        nothing.
        """,
      parameters: [
        .init(
          "path", .text, "The folder, project, manifest or package to check.", isRequired: true),
        .init(
          "needs", .texts, "Services of an SDK to hold the app to, such as move:driving,walking."),
        .init("target", .texts, "Check only these targets, by name."),
        .init("only", .texts, "Use only these rules, by name or code."),
      ]
    ) { arguments in
      var words: [String] = []
      for name in arguments.texts("needs") { words.append("--needs=" + name) }
      for name in arguments.texts("target") { words.append("--target=" + name) }
      for name in arguments.texts("only") { words.append("--only=" + name) }
      words += ["--quiet", "--", arguments.text("path") ?? "."]
      do {
        let command = try CheckCommand.parse(words)
        let checked = try command.checked(command.paths[0], on: Self.quiet)
        return AssistantTool.Result(
          text: TextReport(checked.report, style: TextStyle(), detail: .full).text,
          structured: JSONReport(checked.report, toolVersion: Tool.version).document)
      } catch let failure as CommandFailure {
        return AssistantTool.Result(failure: failure.message)
      } catch {
        return AssistantTool.Result(failure: CheckCommand.message(for: error))
      }
    }
  }

  private var explain: AssistantTool {
    AssistantTool(
      "explain", title: "Explain a message, key or rule",
      description: """
        Explains a rule of check, a key of Info.plist or a permission of Android, a store message such \
        as ITMS-90683, an exception or console line, a prompt, an error, an iOS version or a fact, with \
        sources. Takes a whole mail or log, and finds the message in it.
        """,
      parameters: [
        .init("text", .text, "The name, message, mail or log.", isRequired: true)
      ]
    ) { arguments in
      CommandCall.result(["explain", "-"], of: tool, input: arguments.text("text") ?? "")
    }
  }

  private var simulate: AssistantTool {
    AssistantTool(
      "simulate", title: "Run a scenario on a virtual phone",
      description: """
        Runs steps of an app and of the person who holds the phone on a virtual iPhone or Android phone, \
        and says what each sees, on one release or on many. Example:
        scenario: Only this time
        iOS: 14...18
        app:
          name: Trail
          Info.plist: {NSLocationWhenInUseUsageDescription: Shows where you are.}
        steps:
          - person: open
          - app: CLLocationManager()
          - app: requestWhenInUseAuthorization()
          - person: answer Allow Once
          - expect: {status: authorizedWhenInUse}
        """,
      parameters: [
        .init("scenario", .text, "The scenario, in YAML. Leave it out if path names a file."),
        .init("path", .text, "A file or folder of scenarios."),
        .init("ios", .text, "The releases instead of the scenario's own, such as 17.4 or 13...18."),
        .init("android", .text, "The same for Android, such as 14 or 11...16."),
      ]
    ) { arguments in
      let scenario = arguments.text("scenario")
      let path = arguments.text("path")
      guard (scenario == nil) != (path == nil) else {
        return AssistantTool.Result(failure: "simulate needs either “scenario” or “path”.")
      }
      var words = ["simulate"]
      if let ios = arguments.text("ios") { words.append("--ios=" + ios) }
      if let android = arguments.text("android") { words.append("--android=" + android) }
      // Code 1 says that an expectation failed, which is an answer.
      return CommandCall.result(words + ["--", path ?? "-"], of: tool, input: scenario ?? "") {
        $0 <= 1
      }
    }
  }

  private var needs: AssistantTool {
    AssistantTool(
      "needs", title: "What a service of an SDK needs",
      description: """
        Shows what the location services of an SDK need from the phone and from the app, what happens \
        without it, and the lines for Info.plist or AndroidManifest.xml. Without services it lists the \
        SDKs that are known.
        """,
      parameters: [
        .init("services", .text, "An SDK and its services, such as move:driving,walking."),
        .init(
          "show", .choice(["needs", "plist", "manifest"]),
          "The needs (default), or the lines for Info.plist or for AndroidManifest.xml."),
      ]
    ) { arguments in
      guard let services = arguments.text("services") else {
        return CommandCall.result(["needs", "list"], of: tool)
      }
      let form = arguments.text("show") ?? "needs"
      return CommandCall.result(
        ["needs", form == "needs" ? "show" : form, "--", services], of: tool)
    }
  }

  private var diagnose: AssistantTool {
    AssistantTool(
      "diagnose", title: "Why an app gets no location on a phone",
      description: """
        Says why an app gets no location on a phone, likeliest cause first, from the state of \
        permissions and switches that the app reported: {"snapshot": 1, "system": "iOS 17.4", …}.
        """,
      parameters: [
        .init("snapshot", .object, "The snapshot, as the app reported it.", isRequired: true),
        .init("needs", .texts, "Services to check too, such as move:driving."),
        .init("symptom", .text, "Look only for the causes of this complaint, such as noLocation."),
        .init("app", .text, "The name of the app, for paths in Settings."),
      ]
    ) { arguments in
      var words = ["diagnose"]
      for name in arguments.texts("needs") { words.append("--needs=" + name) }
      if let symptom = arguments.text("symptom") { words.append("--symptom=" + symptom) }
      if let app = arguments.text("app") { words.append("--app=" + app) }
      return CommandCall.result(
        words + ["--", "-"], of: tool, input: (arguments.object("snapshot") ?? .object([])).text)
    }
  }

  /// A console that prints nothing.
  private static let quiet = Console(
    write: { _ in }, writeError: { _ in }, read: { _ in "" }, variable: { _ in nil })
}
