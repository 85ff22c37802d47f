import Findings

/// The InfoPlist strings of a tree; each file is read once.
struct LocalizedStrings {
  let tree: FileTree
  private(set) var problems: [ReadingProblem] = []
  /// The entries of each file; nil if it could not be read.
  private var files: [String: [Localization.Entry]?] = [:]
  private var catalogs: [String: [Localization]] = [:]

  init(tree: FileTree) { self.tree = tree }

  /// The languages of a bundle, sorted, each with its InfoPlist strings.
  ///
  /// A file counts when it is named InfoPlist, or after the Info.plist as Xcode renames it:
  /// "App-InfoPlist.strings" for "App-Info.plist". "Base" is listed only where it has strings, and
  /// a language whose file cannot be read not at all: it is not known what it holds.
  mutating func localizations(
    _ resources: BundleResources, developmentRegion: String, knownRegions: [String],
    infoPlistName: String
  ) -> [Localization] {
    let names = ["InfoPlist", infoPlistName + "Plist"]
    var found: [String: Localization] = [:]
    var unread: Set<String> = []
    for path in resources.catalogs where names.contains(TreePath.stem(path)) {
      for localization in catalog(path) { found[localization.language] = localization }
    }
    for file in resources.strings where names.contains(TreePath.stem(file.path)) {
      if found[file.language]?.file != nil { continue }
      guard tree.hasFile(file.path) else { continue }
      guard let strings = strings(file.path) else {
        unread.insert(file.language)
        continue
      }
      found[file.language] = Localization(
        language: file.language, file: file.path, strings: strings)
    }
    var languages = resources.languages
    if resources.hasCatalog { languages.formUnion(knownRegions) }
    languages.formUnion(found.keys)
    languages.subtract(unread)
    guard !languages.isEmpty else { return [] }
    let development = Self.code(developmentRegion)
    if !languages.contains(where: { Self.code($0) == development }) {
      languages.insert(developmentRegion)
    }
    return languages.sorted().map { language in
      var localization = found[language] ?? Localization(language: language, file: nil)
      localization.isDevelopment = Self.code(language) == development
      return localization
    }
  }

  /// Old projects spell some languages out; the system takes either form.
  private static func code(_ language: String) -> String {
    switch language {
    case "English": "en"
    case "French": "fr"
    case "German": "de"
    case "Italian": "it"
    case "Spanish": "es"
    case "Dutch": "nl"
    case "Japanese": "ja"
    default: String(language.map { $0 == "_" ? "-" : $0 })
    }
  }

  private mutating func strings(_ path: String) -> [Localization.Entry]? {
    if let known = files[path] { return known }
    var entries: [Localization.Entry]?
    do {
      entries = try StringsFileReader.read(tree.read(path), file: path)
    } catch {
      problems.append(error)
    }
    files[path] = .some(entries)
    return entries
  }

  private mutating func catalog(_ path: String) -> [Localization] {
    if let known = catalogs[path] { return known }
    var localizations: [Localization] = []
    do {
      localizations = try StringCatalogReader.read(tree.read(path), file: path).localizations
    } catch {
      problems.append(error)
    }
    catalogs[path] = localizations
    return localizations
  }
}
