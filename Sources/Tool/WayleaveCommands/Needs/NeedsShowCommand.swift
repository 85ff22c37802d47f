import ArgumentParser
import Explanations
import FileAccess
import Reports
import ServiceNeeds

/// `wayleave needs show`: what services need, and what becomes of them without it.
struct NeedsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show what services need, and what happens if something is missing.",
    discussion: """
      A service that does not start is a failure; one that is degraded or runs in the foreground \
      only is a warning. `wayleave help needs` describes SERVICES.

      EXAMPLES
        wayleave needs show move
        wayleave needs show move:driving,walking
        wayleave needs show move:driving+motionPermissionMandatory
        wayleave needs show situm:buildingMode --platform android
        wayleave needs show situm@2.90:buildingMode --format json
        wayleave needs show ./my-sdk.yml
        wayleave needs show move:driving situm:buildingMode
      """)

  @Argument(help: ArgumentHelp("An SDK and its services, without spaces.", valueName: "SERVICES"))
  var services: [String]

  @Option(
    help: ArgumentHelp(
      "Show only this platform (default: iOS, and Android if the profile has it).",
      valueName: "platform"))
  var platform: Platform?

  enum Platform: String, WordChoice {
    case ios, android
  }

  @OptionGroup var printing: OutputOptions<NeedsFormat>

  func validate() throws {
    if printing.format == .json, services.count > 1 {
      throw ValidationError("--format json shows one SDK: give one word.")
    }
  }

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      var texts: [String] = []
      for word in services { texts.append(try text(of: word, on: console)) }
      try printing.write(texts.joined(separator: "\n"), on: console)
    }
  }

  private func text(of word: String, on console: Console) throws(CommandFailure) -> String {
    let request = try ProfileSource.request(word)
    let choice = try ProfileSource.choice(request)
    let isWhole = request.services.isEmpty && choice.demands.count > 1
    let hasIOS = platform != .android
    let hasAndroid = platform == .android || platform == nil && choice.speaksOfAndroid
    let ios = isWhole ? [choice.overview] : choice.demands.map(choice.table)
    let android = isWhole ? [choice.androidOverview] : choice.demands.map(choice.androidTable)
    let tables = (hasIOS ? ios : []) + (hasAndroid ? android : [])
    switch printing.format {
    case .json:
      let platforms = platform.map { [$0] } ?? Platform.allCases
      return NeedsJSON.show(choice, on: platforms).text
    case .markdown:
      return tables.map { TableMarkdown($0).text }.joined(separator: "\n")
    case .text:
      let style = printing.style(on: console)
      let parts = tables.map { TableText($0, style: style).text }
      var remarks = hasIOS ? choice.remarks : []
      if !request.isFile, VendorDocument.named(request.profile) != nil {
        remarks.append(
          "`wayleave explain \(request.profile)` shows where the vendor's page is wrong.")
      }
      if hasIOS, ![choice].declarationNeeds.isEmpty {
        remarks.append("`wayleave needs plist \(word)` prints the Info.plist entries.")
      }
      if hasAndroid, ![choice].androidPermissionNeeds().isEmpty {
        remarks.append("`wayleave needs manifest \(word)` prints it for AndroidManifest.xml.")
      }
      return choice.headline + "\n\n" + parts.joined(separator: "\n")
        + (remarks.isEmpty ? "" : "\n")
        + remarks.map {
          $0.printable.wrapped(at: style.columns).joined(separator: "\n") + "\n"
        }.joined()
    }
  }
}
