import AuthorizationEngine
import Findings
import PlatformModel

extension Topic {
  /// The questions that the system puts to people, by id and by the words of their titles.
  static var prompts: [Topic] {
    IOS.Prompt.allCases.map { prompt in
      let forms = prompt.forms
      let title = forms.map(\.title).uniqued.joined(separator: " / ")
      return Topic(
        .prompt, prompt.name, title, aliases: prompt.otherNames,
        wordings: forms.map(\.title).uniqued
      ) { explanation(of: prompt, titled: title) }
    }
  }

  private static func explanation(of prompt: IOS.Prompt, titled title: String) -> Explanation {
    let forms = prompt.forms
    let facts = (Links.facts([prompt.id]) + Links.facts(naming: prompt.id.rawValue)).uniqued
    let codes = forms.flatMap(\.sources) + facts.flatMap(\.sources)
    return Explanation(
      .prompt, prompt.name, title: title,
      paragraphs: forms.map { $0.sentence(isAlone: forms.count == 1) },
      since: prompt.span, why: [prompt.occasion], facts: facts, fix: [Fix(prompt.advice)],
      sources: codes.uniqued.compactMap { FactSource(code: $0) },
      related: forms.compactMap { $0.bodyKey?.entry }.map { .init($0) }
        + forms.flatMap(\.buttons).map { .init($0.rawValue, "One of its buttons.") }
        + Links.rules(on: facts.map(\.id)).map { .init($0) }
        + Links.disagreements(on: [prompt.id]).map { .init($0) },
      vendorNotes: VendorClaim.all(about: [prompt.id]))
  }

  /// The buttons of those questions, by their labels.
  static var buttons: [Topic] {
    IOS.Button.allCases.compactMap { button in
      let prompts = IOS.Prompt.allCases.filter { prompt in
        prompt.forms.contains { $0.buttons.contains(button) }
      }
      guard !prompts.isEmpty else { return nil }
      let names = prompts.map(\.name).joined(separator: ", ")
      return Topic(.button, button.rawValue, "A button of \(names).") {
        explanation(of: button, on: prompts)
      }
    }
  }

  private static func explanation(of button: IOS.Button, on prompts: [IOS.Prompt]) -> Explanation {
    let offers = prompts.flatMap { prompt in
      prompt.forms.compactMap { form -> (versions: OSVersion.Span, text: String)? in
        guard let place = form.buttons.firstIndex(of: button) else { return nil }
        let order = "Button \(place + 1) of \(form.buttons.count)"
        return (form.versions, "\(order) on \(prompt.name), \(form.versions): \(form.title)")
      }
    }
    let facts = answers(of: button, on: prompts)
    let first = offers.map(\.versions.first).min()
    let last = offers.map(\.versions.last).max()
    return Explanation(
      .button, button.rawValue, title: "A button of a system prompt.",
      paragraphs: offers.map(\.text),
      since: first.flatMap { first in last.map { OSVersion.Span(first, $0) } },
      why: facts.isEmpty ? prompts.map(\.occasion) : [],
      facts: facts.isEmpty ? Links.facts(prompts.map(\.id)) : facts,
      fix: prompts.map(\.advice).uniqued.map { advice in
        let names = prompts.filter { $0.advice == advice }.map(\.name)
        return Fix("\(names.joined(separator: ", ")): \(advice)")
      },
      related: prompts.map { .init($0.name, $0.occasion) },
      vendorNotes: VendorClaim.all(about: [], naming: button.rawValue))
  }

  /// The transitions that an answer makes: they name one of its prompts and the label itself.
  private static func answers(of button: IOS.Button, on prompts: [IOS.Prompt]) -> [Fact] {
    let longer = IOS.Button.allCases.map(\.rawValue).filter {
      $0 != button.rawValue && $0.contains(button.rawValue)
    }
    return Facts.transitions.filter { fact in
      let tokens = fact.statement.tokens
      guard prompts.contains(where: { tokens.contains($0.id.rawValue) }) else { return false }
      let rest = longer.reduce(fact.statement) { text, label in
        text.split(separator: label, omittingEmptySubsequences: false).joined(separator: "|")
      }
      return rest.contains(button.rawValue)
    }
  }
}

extension IOS.Prompt {
  /// The name under which it is explained: its id where the facts give it one.
  var name: String {
    switch self {
    case .motion: "motion prompt"
    case .bluetooth: "Bluetooth prompt"
    default: id.rawValue
    }
  }

  /// What it says on each run of releases.
  fileprivate var forms: [Form] { Form.all.filter { $0.prompt == self } }

  fileprivate var span: OSVersion.Span? {
    let spans = forms.map(\.versions)
    guard let first = spans.map(\.first).min(), let last = spans.map(\.last).max() else {
      return nil
    }
    return OSVersion.Span(first, last)
  }

  fileprivate var otherNames: [String] {
    switch self {
    case .motion: ["motion", "Motion & Fitness prompt"]
    case .bluetooth: ["bluetooth"]
    default: [name + " prompt", "prompt " + name]
    }
  }
}

extension IOS.Prompt.Form {
  /// "iOS 14-27: Allow “X” to use your location? With a map. Buttons: …"
  ///
  /// The only form of a prompt leaves out the title, which is above it.
  fileprivate func sentence(isAlone: Bool) -> String {
    var parts = isAlone ? [] : [title]
    if hasMap { parts.append(hasPreciseToggle ? "A map with the Precise toggle." : "A map.") }
    if let bodyKey { parts.append("Its text is \(bodyKey.rawValue).") }
    if !buttons.isEmpty {
      parts.append("Buttons: " + buttons.map(\.rawValue).joined(separator: " / ") + ".")
    }
    return "\(versions): " + (parts.isEmpty ? "as above." : parts.joined(separator: " "))
  }
}
