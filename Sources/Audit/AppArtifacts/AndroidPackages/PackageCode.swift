import Findings

/// What the code of a package names, and what of it could not be seen.
public struct PackageCode: Hashable, Sendable {
  /// What was found of what was looked for.
  public var findings = CodeFindings()
  /// The files of code that were read, in the order in which Android loads them.
  public var files: [String] = []
  /// The native libraries, each once by name, in order.
  public var nativeLibraries: [String] = []
  /// Whether all of its Dalvik or Java code was read.
  public var isWhole = true
  /// What could not be read.
  public var problems: [ReadingProblem] = []

  /// Nothing yet.
  public init() {}
}

extension PackageCode {
  /// Searches the code of a package of a tree.
  public static func read(
    _ path: String, in tree: FileTree, for query: CodeQuery
  ) -> PackageCode {
    do {
      return read(try tree.source(path), for: query)
    } catch {
      var code = PackageCode()
      code.isWhole = false
      code.problems = [error]
      return code
    }
  }

  /// Searches the code of a package whose bytes are in memory.
  public static func read(_ bytes: [UInt8], file: String, for query: CodeQuery) -> PackageCode {
    read(ByteSource(bytes, file: file), for: query)
  }

  private static func read(_ source: ByteSource, for query: CodeQuery) -> PackageCode {
    var reader = PackageCodeReader(query: query)
    do {
      try reader.read(source)
    } catch {
      reader.code.isWhole = false
      reader.code.problems.append(error)
    }
    reader.code.findings.settle(query)
    return reader.code
  }
}

/// Opens what holds code in a package: Dalvik code, libraries of classes, and packages in a set.
struct PackageCodeReader {
  let query: CodeQuery
  var code = PackageCode()
  /// How many more bytes may be expanded: a file of code has 64 MiB at most.
  private var room = 512 << 20
  private static let maximumFile = 64 << 20
  private static let maximumFiles = 400

  init(query: CodeQuery) { self.query = query }

  mutating func read(_ source: ByteSource, isInner: Bool = false) throws(ReadingProblem) {
    let archive = try Archive(source)
    let wanted = archive.entries(where: Self.isWanted)
    noteLibraries(wanted)
    let dex = wanted.filter { $0.name.hasSuffix(".dex") }.sorted { left, right in
      (left.folder, left.number) < (right.folder, right.number)
    }
    for entry in dex.prefix(Self.maximumFiles) { try readDex(entry, in: archive) }
    if dex.count > Self.maximumFiles { code.isWhole = false }
    for entry in wanted where entry.name.hasSuffix(".jar") { readJar(entry, in: archive) }
    let packages = isInner ? [] : wanted.filter { $0.name.hasSuffix(".apk") }
    let splits = packages.filter { $0.name.hasPrefix("splits/") }
    for entry in (splits.isEmpty ? packages : splits).prefix(AndroidPackageReader.maximumSplits) {
      var remarks: [ReadingProblem] = []
      do {
        try read(archive.file(entry, limit: Self.maximumFile, remarks: &remarks), isInner: true)
      } catch {
        code.isWhole = false
        code.problems.append(error)
      }
    }
  }

  /// What Android loads by itself: `classes.dex`, `classes2.dex` at the top or in the `dex` of a module of
  /// a bundle; the classes of a library; native code.
  private static func isWanted(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count > 4 else { return false }
    switch name.suffix(4) {
    case ArraySlice(".dex".utf8):
      let file = name.lastIndex(of: UInt8(ascii: "/")).map { name[($0 + 1)...] } ?? name
      guard file.starts(with: "classes".utf8) else { return false }
      return file.count == name.count || isInFolder(name.dropLast(file.count + 1))
    case ArraySlice(".jar".utf8):
      return name.elementsEqual("classes.jar".utf8) || name.starts(with: "libs/".utf8)
    case ArraySlice(".apk".utf8):
      return !name.starts(with: "assets/".utf8) && !name.starts(with: "res/".utf8)
    default:
      return name.suffix(3).elementsEqual(".so".utf8)
    }
  }

  /// Whether a folder is `base/dex`.
  private static func isInFolder(_ folder: ArraySlice<UInt8>) -> Bool {
    folder.suffix(4).elementsEqual("/dex".utf8)
      && !folder.dropLast(4).contains(UInt8(ascii: "/"))
  }

  private mutating func noteLibraries(_ entries: [ArchiveEntry]) {
    for entry in entries where entry.name.hasSuffix(".so") {
      let name = String(entry.name.split(separator: "/").last ?? "")
      if !code.nativeLibraries.contains(name) { code.nativeLibraries.append(name) }
    }
    code.nativeLibraries.sort()
  }

  private mutating func readDex(
    _ entry: ArchiveEntry, in archive: Archive
  ) throws(ReadingProblem) {
    guard let bytes = contents(of: entry, in: archive) else { return }
    code.files.append(entry.name)
    let query = query
    let result = bytes.withUnsafeBytes { raw in
      Self.search(raw, named: entry.name, query)
    }
    code.findings.add(result.findings)
    if let failure = result.failure {
      code.isWhole = false
      code.problems.append(.code(failure, in: entry.name, of: archive.source.file))
    }
  }

  /// What each part of a file of code names; a container of version 041 has several.
  static func search(
    _ bytes: UnsafeRawBufferPointer, named name: String, _ query: CodeQuery
  ) -> (findings: CodeFindings, failure: DexFile.Failure?) {
    var findings = CodeFindings()
    var start = 0
    do throws(DexFile.Failure) {
      repeat {
        let dex = try DexFile(bytes, at: start)
        findings.add(try DexSearch.findings(in: dex, named: name, query))
        guard dex.next > start else { break }
        start = dex.next
      } while start < bytes.count
    } catch {
      return (findings, error)
    }
    return (findings, nil)
  }

  private mutating func readJar(_ entry: ArchiveEntry, in archive: Archive) {
    guard let bytes = contents(of: entry, in: archive) else { return }
    do {
      let inner = try Archive(ByteSource(bytes, file: archive.source.file))
      code.files.append(entry.name)
      for file in inner.entries(where: { $0.suffix(6).elementsEqual(".class".utf8) }) {
        guard let bytes = contents(of: file, in: inner) else { continue }
        let query = query
        let found = bytes.withUnsafeBytes { raw in
          ClassFile(raw)?.findings(named: entry.name, query)
        }
        if let found { code.findings.add(found) } else { code.isWhole = false }
      }
    } catch {
      code.isWhole = false
      code.problems.append(error)
    }
  }

  private mutating func contents(of entry: ArchiveEntry, in archive: Archive) -> [UInt8]? {
    var remarks: [ReadingProblem] = []
    do {
      let limit = min(room, Self.maximumFile)
      let bytes = try archive.contents(of: entry, limit: limit, remarks: &remarks)
      room -= bytes.count
      return bytes
    } catch {
      code.isWhole = false
      code.problems.append(error)
      return nil
    }
  }
}

extension ArchiveEntry {
  /// The folder, empty at the top.
  fileprivate var folder: String {
    name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
  }

  /// The number of `classes12.dex`; 1 for `classes.dex`.
  fileprivate var number: Int {
    Int(name.dropLast(4).reversed().prefix(while: \.isNumber).reversed().map(String.init).joined())
      ?? 1
  }
}

extension ReadingProblem {
  /// Code of a package that was not read.
  static func code(
    _ failure: DexFile.Failure, in part: String, of file: String
  ) -> ReadingProblem {
    ReadingProblem(
      .irregularPackage, at: SourcePosition(file: file),
      "\(failure.message), so \(part) was not checked. (byte \(failure.offset))",
      wayOut: "Check the package as the build makes it, before another tool rewrites it.")
  }
}
