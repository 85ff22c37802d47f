import SourceReaders

/// What a written package has in the place of a module that is not on Linux.
///
/// It declares what permission code names of it, and does little: nobody is asked, every question is
/// granted, and the answer is kept in the app's defaults, so that a new phone has none.
struct StandIn {
  /// The module.
  let module: String
  /// What is to be known of it, for the summary.
  let note: String
  /// The modules that it brings.
  let exports: [String]
  /// The declarations.
  let code: String
  /// Values of its types that are no enumerations, as a person who tests by hand would choose them.
  var values: [String: [String]] = [:]

  /// The source of the module.
  var text: String {
    let imports = exports.map { "@_exported import \($0)\n" }.joined()
    return "// Stands for \(module), which is not on Linux: \(note).\n\(imports)\n\(code)\n"
  }

  /// The names that it declares; one within another type is no name for code that imports it.
  var names: Set<String> { Set(entries.visibleTypes.filter { !$0.contains(".") }) }

  /// The enumerations that it declares, whose cases are values.
  var enumerations: [EntryType] { entries.types.filter { $0.kind == .enum && !$0.isExtension } }

  private var entries: EntryPoints {
    SwiftEntryPoints.read(Array(code.utf8), file: module) ?? EntryPoints()
  }

  /// The one for a module; nil where the package has an empty one.
  static func named(_ module: String) -> StandIn? { all.first { $0.module == module } }

  static let all = [
    notifications, maps, capture, photos, contacts, events, speech, intents, tracking, widgets,
  ]

  static let granting = "nobody is asked, and what is asked for is granted"
}
