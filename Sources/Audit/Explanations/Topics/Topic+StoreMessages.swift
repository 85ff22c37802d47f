import Findings
import PermissionAudit
import PlatformModel

extension Topic {
  /// What App Store Connect writes, by number and by the words of the mail.
  static var storeMessages: [Topic] {
    StoreMessage.all.map(\.code).uniqued.map { code in
      let forms = StoreMessage.all.filter { $0.code == code }
      return Topic(
        .storeMessage, code, forms.first?.meaning ?? "",
        aliases: [String(code.drop { !$0.isNumber })], wordings: forms.map(\.template),
        filling: { explanation(of: code, forms, in: $0) }
      ) { explanation(of: code, forms, in: nil) }
    }
  }

  /// What a message means; of a pasted mail with the names that it fills in.
  private static func explanation(
    of code: String, _ forms: [StoreMessage], in values: GapValues?
  ) -> Explanation {
    let filled = forms.map { ($0.template, values?.filled($0.template) ?? $0.template) }
    let changed = filled.filter { $0.0 != $0.1 }
    let facts = Links.facts(forms.flatMap(\.facts).uniqued)
    let rules = Catalogue.rules(foreseeing: code)
    return Explanation(
      .storeMessage, code, title: forms.first?.meaning ?? "",
      paragraphs: (changed.isEmpty ? filled : Array(changed.prefix(1))).map { "“\($0.1)”" },
      why: forms.prefix(1).map(\.effect), facts: facts,
      fix: [fix(for: code, values)],
      related: rules.map { .init($0) } + Links.disagreements(on: facts.map(\.id)).map { .init($0) }
        + InfoPlistKey.catalogue.filter { $0.facts.contains(where: facts.map(\.id).contains) }
        .map { .init($0) })
  }

  private static func fix(for code: String, _ values: GapValues?) -> Fix {
    let key = values?["key"] ?? "the key that the message names"
    let bundle = values?["app-bundle-path"] ?? "the bundle that it names"
    return fix(for: code, adding: key, to: bundle)
  }

  private static func fix(for code: String, adding key: String, to bundle: String) -> Fix {
    switch code {
    case "ITMS-90683":
      Fix(
        "Add \(key) to the Info.plist of \(bundle), with a "
          + "sentence on what the app does with the data. Or remove from the binary the code that "
          + "reaches the API; `wayleave check` names the key and the call.")
    case "ITMS-90738":
      Fix(
        "Write a sentence on what the app does with the data, in the Info.plist and in each "
          + "InfoPlist.strings and string catalog. Delete keys that the app does not need.")
    case "ITMS-90842":
      Fix(
        "Keep requestAlwaysAuthorization out of the App Clip's binary, in libraries too: compile "
          + "it away there, for example with a condition of the target.")
    default:
      Fix("Declare the API with its reason in PrivacyInfo.xcprivacy of the bundle that is named.")
    }
  }
}
