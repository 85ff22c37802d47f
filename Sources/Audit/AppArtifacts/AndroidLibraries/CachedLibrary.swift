import MarkupReading

/// A library as Gradle's cache holds it: its archive and what its description depends on.
struct CachedLibrary {
  /// The archive, if it has a manifest: an `.aar`.
  var archive: String?
  /// The libraries that it brings along.
  var dependencies: [GradleLibrary] = []

  /// The most versions and files of one library that are looked at.
  private static let maximumEntries = 256

  /// Looks a library up; nil if the cache does not hold it, or not in a version that is asked for.
  init?(_ library: GradleLibrary, in tree: FileTree) {
    guard let cache = tree.caches.gradle, !library.group.contains("/"),
      !library.name.contains("/")
    else { return nil }
    let folder = cache + "/" + library.group + "/" + library.name
    let versions = tree.store.sortedList(folder).folders.prefix(Self.maximumEntries)
    // Without a version the newest that lies there is the likeliest; a range is as good as none.
    let wanted = library.version.flatMap { $0.isExactVersion ? $0 : nil }
    guard
      let version = wanted.map({ versions.contains($0) ? $0 : nil })
        ?? versions.max(by: { Version($0) < Version($1) })
    else { return nil }
    let stem = library.name + "-" + version
    var isThere = false
    for hash in tree.store.sortedList(folder + "/" + version).folders.prefix(Self.maximumEntries) {
      let place = folder + "/" + version + "/" + hash
      for file in tree.store.sortedList(place).files {
        switch file {
        case stem + ".aar":
          archive = place + "/" + file
          isThere = true
        case stem + ".jar": isThere = true
        case stem + ".pom":
          if let bytes = try? tree.read(place + "/" + file, limit: 1 << 20) {
            dependencies = ProjectDescription(bytes).dependencies
          }
        default: break
        }
      }
    }
    guard isThere else { return nil }
  }
}

extension String {
  /// Whether a version is one, and not a range, "any" or "latest".
  var isExactVersion: Bool {
    contains(where: \.isNumber) && !contains("+") && !contains("[") && !contains("(")
      && !contains("$")
      && !hasPrefix("latest")
  }
}

/// A version by its numbers: 9.10 comes after 9.9, and 3.0-beta before 3.0.
struct Version: Comparable {
  private var numbers: [Int]
  private var isRelease: Bool

  init(_ text: some StringProtocol) {
    let main = text.prefix { $0 != "-" && $0 != "+" }
    numbers = main.split(separator: ".").map { Int(String($0.filter(\.isNumber).prefix(9))) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    isRelease = !text.contains("-")
  }

  static func < (left: Version, right: Version) -> Bool {
    if left.numbers != right.numbers {
      return left.numbers.lexicographicallyPrecedes(right.numbers)
    }
    return !left.isRelease && right.isRelease
  }
}

/// The dependencies that a `.pom` of Maven's lists.
struct ProjectDescription {
  private(set) var dependencies: [GradleLibrary] = []

  init(_ bytes: [UInt8]) {
    guard let text = try? UTF8Text(bytes),
      var reader = try? MarkupReader(text, limits: MarkupLimits(size: 4 << 20, depth: 64))
    else { return }
    var path: [String] = []
    var values: [String: String] = [:]
    while let event = try? reader.next() {
      switch event.kind {
      case .start(let element):
        path.append(String(element.name.local))
        if path == ["project", "dependencies", "dependency"] { values = [:] }
      case .text(let text):
        if path.count == 4, let name = path.last {
          values[name, default: ""] += text.filter { !$0.isWhitespace }
        }
      case .end:
        if path == ["project", "dependencies", "dependency"] { add(values) }
        _ = path.popLast()
      case .comment, .instruction: break
      }
    }
  }

  private mutating func add(_ values: [String: String]) {
    guard dependencies.count < 512, values["optional"] != "true",
      ["compile", "runtime"].contains(values["scope"] ?? "compile"),
      let group = values["groupId"], let name = values["artifactId"], !group.contains("$")
    else { return }
    dependencies.append(GradleLibrary(group, name, version: values["version"]))
  }
}
