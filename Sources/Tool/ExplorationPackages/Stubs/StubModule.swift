import SourceReaders

/// What a written package has in the place of a module that is not on Linux.
///
/// It declares what permission code names of it, and does little: no one is asked, every question
/// is granted, and the answer is kept in the app's defaults, so that a new phone has none.
struct StubModule {
  /// The module.
  let module: String
  /// What is to be known of it, for the summary.
  let note: String
  /// The modules that it brings.
  let exports: [String]
  /// Values of its types that are no enumerations, as a person who tests by hand would choose them.
  let values: [String: [String]]
  /// The declarations.
  private let code: String
  private let entries: EntryPoints

  /// One that asks has a `Grant` for each question.
  init(
    module: String, note: String, exports: [String], asks: Bool = false, code: String,
    values: [String: [String]] = [:]
  ) {
    self.module = module
    self.note = note
    self.exports = exports
    self.code = asks ? code + "\n\n" + Self.grant : code
    self.values = values
    entries = SwiftEntryPoints.read(Array(code.utf8), file: module) ?? EntryPoints()
  }

  /// The source of the module.
  var text: String {
    let imports = exports.map { "@_exported import \($0)\n" }.joined()
    return "// Stands for \(module), which is not on Linux: \(note).\n\(imports)\n\(code)\n"
  }

  /// The names that it declares; one within another type is no name for code that imports it.
  var names: Set<String> { entries.foundAnywhere }

  /// The enumerations that it declares, whose cases are values.
  var enumerations: [EntryType] { entries.types.filter { $0.kind == .enum && !$0.isExtension } }

  /// The modules that are not on Linux of those that are imported, and of those that they bring.
  static func modules(of imports: [EntryName]) -> [EntryName] {
    var modules = imports.filter { !EntryPoints.isOnLinux($0.name) }
    var place = 0
    while place < modules.count {
      for name in named(modules[place].name)?.brought ?? []
      where !modules.contains(where: { $0.name == name }) {
        modules.append(EntryName(name, at: modules[place].position))
      }
      place += 1
    }
    return modules
  }

  /// The modules that it brings and that have a stub themselves.
  var brought: [String] { exports.filter { !EntryPoints.modulesOnLinux.contains($0) } }

  /// The one for a module; nil if the package has an empty one.
  static func named(_ module: String) -> StubModule? { all.first { $0.module == module } }

  static let all = [
    notifications, maps, locationUI, capture, photos, contacts, events, speech, intents, tracking,
    widgets,
  ]

  static let granting = "no prompt appears, and every request is granted"

  private static let grant = """
    /// The answer to one question: none before it is asked, and yes from then on.
    struct Grant: Sendable {
      let key: String
      init(_ key: String) { self.key = key }
      var isGiven: Bool { UserDefaults.standard.bool(forKey: key) }
      func give() { UserDefaults.standard.set(true, forKey: key) }
      func give(_ told: @escaping @Sendable () -> Void) {
        give()
        DispatchQueue.global().async { told() }
      }
    }
    """
}
