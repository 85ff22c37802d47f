import AuthorizationEngine
import Findings
import PermissionAudit
import PlatformModel
import Testing

@testable import Explanations

@Suite("Everything is found by its names, and explained")
struct EverythingTests {
  @Test(arguments: Catalogue.all.map(\.metadata))
  func `a rule, by name and by code`(rule: RuleMetadata) throws {
    let explanation = try explained(rule.id.rawValue)
    #expect(explanation.kind == .rule && explanation.title == rule.summary)
    #expect(explanation.facts.map(\.id.rawValue) == rule.facts)
    #expect((explanation.since == nil) == rule.facts.isEmpty)
    #expect(!explanation.why.isEmpty && !explanation.fix.isEmpty)
    #expect(explanation.fix.allSatisfy { !$0.summary.isEmpty })
    for code in rule.storeMessages {
      #expect(explanation.related.contains { $0.name == code })
    }
    #expect(try explained(rule.code) == explanation)
    #expect(try explained(rule.code.lowercased()) == explanation)
  }

  @Test(arguments: InfoPlistKey.catalogue)
  func `a key, by name and by the label of Xcode with any dash`(
    entry: InfoPlistKey.Entry
  ) throws {
    let explanation = try explained(entry.key.rawValue)
    #expect(explanation.kind == .key && explanation.since == entry.versions)
    #expect(Set(explanation.facts.map(\.id)).isSuperset(of: entry.facts))
    #expect(!explanation.fix.isEmpty && !explanation.paragraphs.isEmpty)
    #expect(!explanation.why.isEmpty || !explanation.facts.isEmpty)
    #expect(explanation.sources.isEmpty == explanation.facts.allSatisfy(\.sources.isEmpty))
    guard let label = entry.label else { return }
    for dash in ["-", "–", "—", "\u{2010}", "\u{2212}"] {
      let text = label.split(separator: "-", omittingEmptySubsequences: false)
        .joined(separator: dash)
      #expect(try explained("“\(text)”").name == entry.key.rawValue)
    }
  }

  @Test(arguments: Subject.all.map(\.name))
  func `what to read next is listed once`(name: String) {
    guard let explanation = explainer.answer(to: name).explanation else { return }
    #expect(explanation.related.map(\.name).uniqued == explanation.related.map(\.name))
  }

  @Test(arguments: InfoPlistKey.catalogue.filter { $0.type == .dictionary })
  func `the snippet of a dictionary has something in it`(entry: InfoPlistKey.Entry) throws {
    let snippet = try #require(explained(entry.key.rawValue).fix.first?.snippet)
    #expect(snippet.contains("<dict>\n  <key>"))
  }

  @Test(arguments: ["NSAllowsArbitraryLoads", "NSExceptionDomains", "App Transport Security"])
  func `what is about App Transport Security rests on the fact that defines it`(
    thing: String
  ) throws {
    #expect(try explained(thing).facts.first?.id == "IOS-STORE-022")
  }

  @Test(arguments: InventedKey.all.map(\.rawValue))
  func `a key that iOS does not read says what to do instead`(key: String) throws {
    let explanation = try explained(key)
    let instead = try #require(InventedKey(rawValue: key)?.instead)
    #expect(explanation.paragraphs.contains(instead))
    #expect(explanation.since == nil && !explanation.fix.isEmpty)
  }

  @Test func `a key that a vendor's SDK reads is one of the SDK, and not invented`() throws {
    let key = try explained("BDPointBackgroundLocationEnabledForWhenInUseKey")
    #expect(key.kind == .vendorName && key.title == "A key of a vendor's SDK, not of iOS.")
    #expect(try explained("CMMotionActivity").kind == .inventedKey)
  }

  @Test(arguments: Facts.all)
  func `a fact, by its id in any case`(fact: Fact) throws {
    let explanation = try explained(fact.id.rawValue)
    #expect(try explained(fact.id.rawValue.lowercased()) == explanation)
    #expect(explanation.since?.contains(fact.versions.first) == true)
    #expect(!explanation.why.isEmpty)
    #expect(Set(explanation.sources.map(\.code)).isSuperset(of: fact.sources))
    #expect([.fact, .prompt].contains(explanation.kind))
  }

  @Test(arguments: IOS.Prompt.allCases)
  func `a prompt, by id and by its title with a name of an app in it`(prompt: IOS.Prompt) throws {
    // "bluetooth" is Android's permission as well, so the prompt is found by its whole name.
    let explanation = try explained(prompt == .bluetooth ? prompt.name : prompt.description)
    let forms = IOS.Prompt.Form.all.filter { $0.prompt == prompt }
    #expect(explanation.kind == .prompt && explanation.name == prompt.name)
    #expect(!explanation.why.isEmpty && !explanation.fix.isEmpty && !explanation.sources.isEmpty)
    for form in forms {
      #expect(explanation.since?.contains(form.versions.first) == true)
      #expect(([explanation.title] + explanation.paragraphs).contains { $0.contains(form.title) })
      let buttons = form.buttons.map(\.rawValue).joined(separator: " / ")
      #expect(explanation.paragraphs.contains { $0.contains(buttons) })
      let names = explainer.answer(to: form.title(for: "Trail Guide")).names
      #expect(names.contains(prompt.name), "\(form.title): \(names)")
      #expect(names.count <= 3)
    }
  }

  @Test(arguments: IOS.Prompt.Form.all.flatMap(\.buttons).uniqued)
  func `a button, by its label, names the prompts that offer it`(button: IOS.Button) throws {
    let straight = button.rawValue.split(separator: "’").joined(separator: "'")
    let explanation = try explained(straight)
    #expect(explanation.kind == .button && explanation.name == button.rawValue)
    for form in IOS.Prompt.Form.all where form.buttons.contains(button) {
      #expect(explanation.paragraphs.contains { $0.contains("\(form.versions)") })
      #expect(explanation.related.contains { $0.name == form.prompt.name })
    }
    #expect(explanation.since != nil && !explanation.facts.isEmpty && !explanation.fix.isEmpty)
  }

  @Test(arguments: StoreMessage.all)
  func `a store message, by code, by number and by its words`(message: StoreMessage) throws {
    let number = String(message.code.dropFirst(5))
    for name in [message.code, number, "itms \(number)", "ITMS\u{2011}\(number)"] {
      let explanation = try explained(name)
      #expect(explanation.kind == .storeMessage && explanation.name == message.code)
      // A message of the store belongs to no release.
      #expect(!explanation.why.isEmpty && !explanation.fix.isEmpty && explanation.since == nil)
      #expect(!explanation.sources.isEmpty)
    }
    #expect(
      try explained(message.wording(["key": "NSMotionUsageDescription"])).name == message.code)
  }

  @Test(arguments: SystemText.all.flatMap { text in text.wordings.map { (text.name, $0) } })
  func `a text of the system, whole`(name: String, wording: String) throws {
    let explanation = try explained(wording)
    #expect(explanation.kind == .systemText && explanation.name == name)
    #expect(explanation.since != nil && !explanation.why.isEmpty && !explanation.fix.isEmpty)
    #expect(!explanation.facts.isEmpty && !explanation.sources.isEmpty)
    #expect(try explained(name) == explanation)
  }

  @Test(arguments: OSVersion.allIOS)
  func `a release, with the facts that begin with it`(version: OSVersion) throws {
    for name in [
      "\(version)", version.number, "iPadOS \(version.number)", "ios\(version.number).1",
    ] {
      #expect(try explained(name).name == version.description)
    }
    let facts = Facts.all.filter { $0.versions.first == version }
    let explanation = try explained(version.description)
    #expect(version == .oldestIOS || explanation.facts == facts)
    #expect(explanation.since == OSVersion.Span(version, version))
  }

  @Test(arguments: Disagreement.allCases)
  func `a disagreement, with both readings`(disagreement: Disagreement) throws {
    let explanation = try explained(disagreement.rawValue)
    #expect(explanation.kind == .disagreement)
    #expect(explanation.why.contains { $0.contains(disagreement.readings.byDefault) })
    #expect(explanation.why.contains { $0.contains(disagreement.readings.alternative) })
    #expect(explanation.facts.map(\.id) == disagreement.readings.facts)
  }

  @Test(arguments: SettingsPath.allCases)
  func `a place in Settings, with its steps on every release`(path: SettingsPath) throws {
    let explanation = try explained(path.name)
    for version in OSVersion.allIOS {
      let steps = path.steps(on: version, app: "the app").joined(separator: " > ")
      #expect(explanation.paragraphs.contains { $0.contains(steps) })
    }
  }

  @Test func `no two things share a name, and every name leads to its thing`() {
    let everything = explainer.everything
    #expect(Set(everything.map(\.name)).count == everything.count)
    for hit in everything {
      let names = explainer.answer(to: hit.name).names
      #expect(names == [hit.name], "\(hit.name): \(names)")
      #expect(!hit.title.isEmpty)
    }
  }

  @Test func `what is related can be explained, and is never the thing itself`() {
    let names = Set(explainer.everything.map(\.name))
    for topic in explainer.topics {
      let explanation = topic.explain()
      #expect(explanation.kind == topic.kind && explanation.name == topic.name)
      #expect(
        explanation.title == topic.title || topic.kind == .release || topic.kind == .button
          || topic.kind == .inventedKey)
      for related in explanation.related {
        #expect(names.contains(related.name), "\(topic.name): \(related.name)")
        #expect(related.name != topic.name)
      }
    }
  }
}
