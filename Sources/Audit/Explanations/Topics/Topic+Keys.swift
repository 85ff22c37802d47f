import AuthorizationEngine
import Findings
import PermissionAudit
import PlatformModel

extension Topic {
  /// The keys of the Info.plist, by name and by the label that Xcode shows.
  static var keys: [Topic] {
    InfoPlistKey.catalogue.map { entry in
      Topic(
        .key, entry.key.rawValue, entry.purpose, aliases: [entry.label].compactMap(\.self)
      ) { explanation(of: entry) }
    }
  }

  private static func explanation(of entry: InfoPlistKey.Entry) -> Explanation {
    let name = entry.key.rawValue
    let facts = (Links.facts(entry.facts) + Links.facts(naming: name)).uniqued
    let forms = IOS.Prompt.Form.all.filter { $0.bodyKey == entry.key }
    let neighbours = facts.flatMap { $0.statement.tokens }.uniqued
    return Explanation(
      .key, name, title: entry.purpose,
      paragraphs: [entry.form] + [InventedKey(rawValue: name)?.instead].compactMap(\.self),
      since: entry.versions, why: entry.duties, facts: facts, fix: entry.advice,
      related: rules(about: entry).map { .init($0) }
        + forms.map { .init($0.prompt.name, "Shows it as its text.") }
        + Links.storeMessages(on: entry.facts).map { .init($0) }
        + InfoPlistKey.catalogue.filter { neighbours.contains($0.key.rawValue) }
        .map { .init($0) },
      vendorNotes: VendorClaim.all(about: entry.facts, naming: name))
  }

  /// The rules about a key: those that rest on its facts before those that only name it.
  private static func rules(about entry: InfoPlistKey.Entry) -> [any Rule] {
    let naming = Links.rules(naming: entry.key.rawValue)
    let resting = Set(Links.rules(on: entry.facts).map(\.id))
    return naming.filter { resting.contains($0.id) } + naming.filter { !resting.contains($0.id) }
  }

  /// Keys that people write and iOS does not read; those that another platform reads are keys too.
  static var inventedKeys: [Topic] {
    let real = InfoPlistKey.catalogue.map(\.key.rawValue)
    return InventedKey.all.filter { !real.contains($0.rawValue) }.map { key in
      Topic(key.kind, key.rawValue, key.summary) {
        let facts = Links.facts(key.facts)
        return Explanation(
          key.kind, key.rawValue, title: key.title, paragraphs: [key.instead],
          why: [key.reason], facts: facts,
          fix: [Fix("Delete it from the Info.plist.")],
          related: Links.rules(naming: key.rawValue).map { .init($0) }
            + InfoPlistKey.catalogue.filter { key.instead.tokens.contains($0.key.rawValue) }
            .map { .init($0) },
          vendorNotes: VendorClaim.all(about: [], naming: key.rawValue))
      }
    }
  }
}

extension InfoPlistKey.Entry {
  /// "A string; Xcode calls it “Privacy - Motion Usage Description”."
  fileprivate var form: String {
    let value =
      switch type {
      case .string where isPurposeString: "A sentence that people read in a prompt"
      case .string: "A string"
      case .boolean: "A Boolean"
      case .arrayOfStrings: "An array of strings"
      case .dictionaryOfStrings: "A dictionary of strings"
      case .dictionary: "A dictionary"
      }
    return value + (label.map { "; Xcode calls it “\($0)”." } ?? ".")
  }

  /// On which releases a request does nothing, or fails, without it.
  fileprivate var duties: [String] {
    let duties = LocationRequest.allCases.compactMap { request -> String? in
      let needing = OSVersion.allIOS.filter { key.duty(for: request, on: $0) == .required }
      guard let first = needing.first, let last = needing.last else { return nil }
      let outcome =
        request.errorWithoutKey.map {
          "fails with \(LocationErrorCode.domain) error \($0.rawValue)"
        } ?? "does nothing"
      return "\(request.call) \(outcome) without it on \(OSVersion.Span(first, last))."
    }
    guard let versions else { return ["No release of iOS that is modeled reads it."] }
    return duties.isEmpty && facts.isEmpty ? ["\(versions) reads it."] : duties
  }

  /// How to write it down; for a key that nothing reads any more, that it may go.
  fileprivate var advice: [Fix] {
    guard let versions else { return [Fix("Delete it; iOS does not read it.")] }
    if let next = versions.last.next {
      return [
        Fix(
          "Keep it while the deployment target is below iOS \(next.number); later releases do "
            + "not read it.", snippet: snippet)
      ]
    }
    return [Fix(type.advice(isPurposeString: isPurposeString), snippet: snippet)]
  }

  private var snippet: String {
    let name = "<key>\(key.rawValue)</key>\n"
    return switch type {
    case .string: name + "<string>Why the app needs it, with an example.</string>"
    case .boolean: name + (key == .usesNonExemptEncryption ? "<false/>" : "<true/>")
    case .arrayOfStrings:
      name + "<array>\n  <string>\(key.example)</string>\n</array>"
    case .dictionaryOfStrings:
      name + "<dict>\n  <key>PurposeKey</key>\n"
        + "  <string>Why the app needs it, with an example.</string>\n</dict>"
    case .dictionary: name + "<dict>\n\(key.content)</dict>"
    }
  }
}

extension LocationRequest {
  /// The call as it is written in code.
  fileprivate var call: String {
    switch self {
    case .requestWhenInUse: "requestWhenInUseAuthorization"
    case .requestAlways: "requestAlwaysAuthorization"
    case .requestTemporaryFullAccuracy: "requestTemporaryFullAccuracyAuthorization"
    case .whenInUseSession: "A CLServiceSession for When In Use"
    case .alwaysSession: "A CLServiceSession for Always"
    }
  }
}

extension InfoPlistKey {
  /// What a dictionary has in it, as lines.
  fileprivate var content: String {
    switch self {
    case .appClip: "  <key>NSAppClipRequestLocationConfirmation</key>\n  <true/>\n"
    case .appTransportSecurity:
      """
        <key>NSExceptionDomains</key>
        <dict>
          <key>example.com</key>
          <dict>
            <key>NSExceptionAllowsInsecureHTTPLoads</key>
            <true/>
          </dict>
        </dict>

      """
    default: ""
    }
  }

  fileprivate var example: String {
    switch self {
    case .backgroundModes: "location"
    case .requiredDeviceCapabilities: "location-services"
    case .bonjourServices: "_example._tcp"
    default: "value"
    }
  }
}

extension InfoPlistKey.ValueType {
  fileprivate func advice(isPurposeString: Bool) -> String {
    switch self {
    case .string where isPurposeString:
      "Add it where the app, or anything linked into it, uses what it is for. Name the use with "
        + "an example, in every language of the app."
    case .string: "Write it as a string."
    case .boolean: "Write it as a Boolean; another type is not read."
    case .arrayOfStrings: "Write it as an array of strings; another type is not read."
    case .dictionaryOfStrings:
      "Write it as a dictionary with a sentence under each purpose key that the code names."
    case .dictionary: "Write it as a dictionary with the settings that differ from the defaults."
    }
  }
}

extension InventedKey {
  /// A key that a vendor's SDK reads is not an invented one.
  fileprivate var kind: Explanation.Kind { origin == .vendor ? .vendorName : .inventedKey }

  fileprivate var title: String {
    origin == .vendor ? "A key of a vendor's SDK, not of iOS." : "No key of iOS."
  }

  fileprivate var summary: String { origin == .vendor ? title : "\(title) \(instead)" }

  fileprivate var reason: String {
    switch origin {
    case .symbol: "The name of a class or type was taken for a key. iOS ignores it without a word."
    case .vendor: "A vendor's SDK reads it, not iOS."
    case .otherPlatform: "Another platform of Apple's reads it."
    }
  }
}
