import ArgumentParser
import Explanations
import FileAccess
import PageReports
import PermissionAudit
import Reports
import ServiceNeeds

/// `wayleave page`: writes a folder of pages on what is known, with a phone to play with.
struct PageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", _superCommandName: Tool.name,
    abstract:
      "Write a website: a virtual phone, and a page for each rule, prompt, release and fact.",
    discussion: """
      The site has a page for each rule, prompt, release, store message, key and fact, the \
      tables of the SDK vendors, and a search. All links are relative, so it works from a \
      local folder and under any URL.

      EXAMPLES
        wayleave page --output site
        wayleave page --output site --phone .build/wasm/phone.wasm.gz
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write, which must not exist yet.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The virtual phone to embed: phone.wasm.gz, built by Scripts/wasm.", valueName: "file"))
  var phone: String?

  @Option(
    help: ArgumentHelp(
      """
      Where the documentation of the libraries is, to link it from the first page: a URL, or a path \
      in the site.
      """,
      valueName: "address"))
  var libraries: String?

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let folder = try NewFolder(path: output)
      try folder.check()
      let site = Site(
        Self.rules + Self.things + (try Self.vendors()), engine: try PhoneEngine.bytes(phone),
        libraries: libraries.map(LibraryLinks.init(to:)), toolVersion: Tool.version)
      let files = site.files
      try folder.write(files)
      console.write("\(folder.path): \(files.count) files; open \(folder.path)/index.html\n")
    }
  }

  private static var rules: [Site.Entry] {
    Catalogue.all.map { rule in
      Site.Entry(
        rule.id.rawValue, kind: "rule", title: rule.metadata.summary,
        content: .document(RulePages.text(of: rule)))
    }
  }

  private static func vendors() throws(CommandFailure) -> [Site.Entry] {
    var entries: [Site.Entry] = []
    for (name, _) in ShippedProfiles.files {
      let profile = try ProfileSource.choice(try ProfileSource.request(name)).profile
      let page = NeedsPage(profile: profile, document: VendorDocument.named(name))
      entries.append(
        Site.Entry(
          profile.title, kind: "vendor", title: "What the services of \(profile.title) need",
          content: .document(page.text)))
    }
    return entries
  }

  /// Everything that `explain` explains by its name; rules have pages of their own.
  private static var things: [Site.Entry] {
    let explainer = Explainer()
    return explainer.everything.compactMap { hit in
      guard hit.kind != .rule, case .explained(let found) = explainer.answer(to: hit.name),
        found.kind == hit.kind
      else { return nil }
      let title = hit.kind == .release ? "\(hit.title): \(found.title)" : hit.title
      return Site.Entry(
        hit.name, kind: hit.kind.rawValue, title: title, otherNames: hit.otherNames,
        content: .article(Article(found)))
    }
  }
}
