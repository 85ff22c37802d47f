import Findings

/// Reads packages: files are recognized by what is in them, not by their names.
struct AndroidPackageReader {
  private let file: String
  private var problems: [ReadingProblem] = []
  private var form = AndroidPackage.Form.apk
  private var modules: [AndroidPackage.Module] = []

  /// The most packages that a set of splits may hold.
  static let maximumSplits = 512
  /// The largest package inside a set that is expanded in memory.
  static let maximumExpansion = 32 << 20

  /// Reads a package; what cannot be read is a problem of the result, never thrown.
  static func read(_ source: ByteSource) -> AndroidPackage {
    var reader = AndroidPackageReader(file: source.file)
    do {
      try reader.read(source)
    } catch {
      reader.problems.append(error)
    }
    return AndroidPackage(
      file: source.file, form: reader.form, modules: reader.modules,
      problems: reader.problems.withoutRepetitions)
  }

  private init(file: String) { self.file = file }

  private mutating func read(_ source: ByteSource) throws(ReadingProblem) {
    let archive = try Archive(source)
    problems += archive.problems
    let manifests = archive.entries(named: "AndroidManifest.xml")
    if let first = manifests.first {
      if manifests.count > 1 {
        problems.append(
          .malformed(
            package: file, manifests[1].place,
            "The package holds \(manifests.count) files named AndroidManifest.xml; the first was read"
          )
        )
      }
      let bytes = try archive.contents(
        of: first, limit: ManifestReader.maximumSize, remarks: &problems)
      if bytes.first == UInt8(ascii: "<") || bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        form = .library
      }
      try add(bytes, named: "base", in: archive)
      return
    }
    let inModules = archive.entries { Self.module(of: $0) != nil }
    if !inModules.isEmpty { return readBundle(inModules, in: archive) }
    let packages = archive.entries { $0.elementsEqual(".apk".utf8, suffix: 4) }
    guard !packages.isEmpty else {
      throw .malformed(
        package: file, 0, "The archive has no AndroidManifest.xml, so it is not an app package")
    }
    readSplits(packages, in: archive)
  }

  /// "base" of `base/manifest/AndroidManifest.xml`; nil for any other name.
  private static func module(of name: ArraySlice<UInt8>) -> String? {
    let ending = "/manifest/AndroidManifest.xml".utf8
    guard name.elementsEqual(ending, suffix: ending.count) else { return nil }
    let module = name.dropLast(ending.count)
    return module.isEmpty || module.contains(UInt8(ascii: "/"))
      ? nil : String(decoding: module, as: UTF8.self)
  }

  private mutating func readBundle(_ entries: [ArchiveEntry], in archive: Archive) {
    form = .bundle
    for entry in entries.prefix(Self.maximumSplits) {
      let name = String(entry.name.prefix { $0 != "/" })
      do {
        let bytes = try archive.contents(
          of: entry, limit: ManifestReader.maximumSize, remarks: &problems)
        try add(bytes, named: name, in: nil)
      } catch {
        problems.append(error)
      }
    }
    modules.sort { ($0.name == "base" ? 0 : 1, $0.name) < ($1.name == "base" ? 0 : 1, $1.name) }
  }

  private mutating func readSplits(_ entries: [ArchiveEntry], in archive: Archive) {
    form = .splitSet
    // A set of bundletool holds whole packages for old devices beside the splits.
    let splits = entries.filter { $0.name.hasPrefix("splits/") }
    let wanted = splits.isEmpty ? entries : splits
    for entry in wanted.prefix(Self.maximumSplits) {
      do {
        let inner = try archive.file(entry, limit: Self.maximumExpansion, remarks: &problems)
        let package = Self.read(inner)
        problems += package.problems
        for module in package.modules {
          // Configurations carry resources and code, and ask for nothing.
          let name = module.manifest.split ?? "base"
          guard !modules.contains(where: { $0.name == name }) else { continue }
          modules.append(AndroidPackage.Module(name: name, manifest: module.manifest))
        }
      } catch {
        problems.append(error)
      }
    }
    modules.sort { ($0.name == "base" ? 0 : 1, $0.name) < ($1.name == "base" ? 0 : 1, $1.name) }
  }

  private mutating func add(
    _ bytes: [UInt8], named name: String, in archive: Archive?
  ) throws(ReadingProblem) {
    let table = LazyTable(archive)
    let reading = try ManifestReader.read(
      bytes, file: file, isBundle: archive == nil, resolve: table.value)
    problems += reading.problems + table.problems
    modules.append(AndroidPackage.Module(name: name, manifest: reading.manifest))
  }
}

extension AndroidPackage {
  /// Reads a package of a tree; what cannot be read is one of its problems.
  public static func read(_ path: String, in tree: FileTree) -> AndroidPackage {
    do {
      return AndroidPackageReader.read(try tree.source(path))
    } catch {
      return AndroidPackage(file: path, form: .apk, modules: [], problems: [error])
    }
  }

  /// Reads a package whose bytes are in memory; the name is the one that positions carry.
  public static func read(_ bytes: [UInt8], file: String) -> AndroidPackage {
    AndroidPackageReader.read(ByteSource(bytes, file: file))
  }
}

extension AndroidPackageReader {
  /// The resource table of a package, opened when the first attribute refers to it.
  private final class LazyTable {
    private let archive: Archive?
    private var table: ResourceTable?
    private var isOpened = false
    private(set) var problems: [ReadingProblem] = []

    init(_ archive: Archive?) { self.archive = archive }

    func value(_ resource: UInt32) -> ManifestTag.Value? {
      do {
        if !isOpened { try open() }
        return try table?.value(of: resource)
      } catch let problem as ReadingProblem {
        problems.append(problem)
      } catch {}
      return nil
    }

    private func open() throws {
      isOpened = true
      guard let archive, let entry = archive.entries(named: "resources.arsc").first else { return }
      let file = try archive.file(
        entry, limit: AndroidPackageReader.maximumExpansion, remarks: &problems)
      table = try ResourceTable(file)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the last bytes are those of a text.
  fileprivate func elementsEqual(_ text: some Sequence<UInt8>, suffix count: Int) -> Bool {
    self.count >= count && suffix(count).elementsEqual(text)
  }
}

extension [ReadingProblem] {
  /// The problems, each once, in order.
  fileprivate var withoutRepetitions: Self {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
