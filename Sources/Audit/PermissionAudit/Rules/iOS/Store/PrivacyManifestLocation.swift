import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// The privacy manifest and the code do not say the same of location.
struct PrivacyManifestLocation: Rule {
  let metadata = RuleMetadata(
    "privacy-manifest-location", code: "W038", category: .store, severity: .note,
    summary: "What the privacy manifest says about location does not match what the code does.",
    facts: ["IOS-STORE-011"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.hostsFrameworks, let manifest = subject.configuration.privacyManifest else {
      return []
    }
    let types = Self.locationTypes(in: manifest)
    if let stranger = types.first(where: { !Self.known.contains($0.name) }) {
      return [unknownType(stranger.name, stranger.position, in: subject)]
    }
    if types.isEmpty {
      return subject.usesLocation ? [undeclared(SourcePosition(file: manifest.file), subject)] : []
    }
    guard let precise = types.first(where: { $0.name == Self.precise }),
      !subject.mayUse(.location)
    else { return [] }
    return [unused(precise.position, in: subject)]
  }

  private func unknownType(
    _ name: String, _ position: SourcePosition, in subject: Subject
  ) -> Finding {
    finding(
      "\(name) is not a data type that Apple knows", in: subject, at: position, severity: .warning,
      consequence: "The privacy report that Xcode makes leaves the entry out.",
      fix: Fix("Write \(Self.precise) or \(Self.coarse)."))
  }

  private func undeclared(_ position: SourcePosition, _ subject: Subject) -> Finding {
    finding(
      "the code uses location, and the privacy manifest lists no location among the collected data",
      in: subject, at: position,
      consequence: "That is right only where no position leaves the phone.",
      fix: Fix(
        "If positions are sent anywhere, list \(Self.precise) or \(Self.coarse) under"
          + " NSPrivacyCollectedDataTypes."))
  }

  private func unused(_ position: SourcePosition, in subject: Subject) -> Finding {
    finding(
      "the privacy manifest lists precise location, and nothing here uses location",
      in: subject, at: position,
      consequence: "The store tells people that the app collects where they are.",
      fix: Fix("Delete the entry, unless positions come from elsewhere, such as photos."))
  }

  private static let precise = "NSPrivacyCollectedDataTypePreciseLocation"
  private static let coarse = "NSPrivacyCollectedDataTypeCoarseLocation"
  private static let known = [precise, coarse]

  /// The collected types that have to do with location, with their places.
  private static func locationTypes(
    in manifest: PropertyList
  ) -> [(name: String, position: SourcePosition)] {
    (manifest.root.value["NSPrivacyCollectedDataTypes"]?.value.array ?? []).compactMap { node in
      guard let type = node.value["NSPrivacyCollectedDataType"], let name = type.value.string,
        name.hasSuffix("Location")
      else { return nil }
      return (name, SourcePosition(file: manifest.file, line: type.line))
    }
  }
}
