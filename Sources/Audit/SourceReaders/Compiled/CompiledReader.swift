import AppArtifacts
import Findings
import MachOReading

/// Reads a compiled file for the platform calls that it refers to.
///
/// What a reference shows is that the code is there, which is all that a store's scan sees. Whether
/// anything runs it, when, and with which values, is not seen.
package struct CompiledReader: Sendable {
  private let query: BinaryQuery

  /// A reader that also looks which of some classes a file has itself.
  package init(lookingFor classes: Set<String> = []) { query = CompiledNames.query(classes) }

  /// What a compiled file of a tree refers to.
  package func read(_ path: String, in tree: FileTree) -> SourceReading {
    do {
      return Self.reading(of: try tree.compiled(path, for: query), path: path)
    } catch {
      return SourceReading(path: path, calls: [], problems: [error], dependsOnPlatform: false)
    }
  }

  static func reading(of contents: BinaryContents, path: String) -> SourceReading {
    let calls = messages(contents) + classes(contents) + symbols(contents)
    let position = SourcePosition(file: path)
    var reading = SourceReading(
      path: path,
      calls: calls.sorted { $0.api.rawValue < $1.api.rawValue }.map { found in
        var call = PlatformCall(
          found.api, at: position, argument: .dynamic,
          isGuardedByBackgroundModes: found.api == .allowsBackgroundLocationUpdates
            && contents.literals.contains(CompiledNames.backgroundModes),
          form: found.isWork ? .linked : .reference)
        if found.isDoubtful { call.receiver = .unknown }
        return call
      },
      problems: contents.problems.map { .malformed(compiled: path, $0) },
      dependsOnPlatform: false)
    let entitlements = contents.entitlements.flatMap {
      try? PropertyListReader.read($0, file: path)
    }
    if contents.isEncrypted { reading.problems.append(.encrypted(path)) }
    // Nothing but the receivers above tells whose a selector is.
    reading.managers.isAbout = false
    reading.compiled = SourceReading.Compiled(
      isEncrypted: contents.isEncrypted, hasBitcode: contents.bitcodeMembers > 0,
      architecture: contents.architecture, minimumOS: contents.minimumOS, sdk: contents.sdk,
      entitlements: entitlements, classes: contents.classes)
    return reading
  }

  /// An API that the file refers to.
  private struct Found: Hashable {
    var api: PlatformAPI
    /// Whether the reference is one that runs the API, if anything runs it.
    var isWork = true
    /// Whether the selector may be another class's.
    var isDoubtful = false
  }

  private static func messages(_ contents: BinaryContents) -> [Found] {
    // Object files are not linked yet: the class tells.
    let manager = CompiledNames.classPrefix + "CLLocationManager"
    let isAbout =
      contents.isLinked(with: "CoreLocation") || contents.imports.contains(manager)
    var found: [PlatformAPI: Found] = [:]
    for (selector, use) in contents.selectors where use != .implemented {
      if let message = CompiledNames.location[selector] {
        let isOwn = contents.ownSelectors.contains(selector) && !message.isItsOwn
        let isDoubtful = !isAbout || isOwn || use == .undecided
        if found[message.api]?.isDoubtful != false {
          found[message.api] = Found(api: message.api, isDoubtful: isDoubtful)
        }
      } else if let api = CompiledNames.reasons[selector] {
        found[api] = Found(
          api: api, isDoubtful: contents.ownSelectors.contains(selector) || use == .undecided)
      }
    }
    return Array(found.values)
  }

  private static func classes(_ contents: BinaryContents) -> [Found] {
    CompiledNames.classes.compactMap { name, row in
      let symbol = CompiledNames.classPrefix + name
      guard contents.imports.contains(symbol) else { return nil }
      let isMessaged = contents.messagedClasses.contains(symbol)
      let works =
        row.work.isEmpty
        || row.work.contains { contents.selectors[$0].map { $0 != .implemented } == true }
      return Found(api: row.api, isWork: isMessaged && works)
    }
  }

  private static func symbols(_ contents: BinaryContents) -> [Found] {
    let functions = CompiledNames.symbols.filter { contents.imports.contains("_" + $0.key) }.values
    let swift = CompiledNames.swift.filter { contents.imports.contains($0.key) }.values
    // A Swift symbol may be beside the class of the same API.
    return Set(functions).union(swift).map { Found(api: $0) }
  }
}

extension ReadingProblem {
  /// A file whose code only a phone can read.
  fileprivate static func encrypted(_ path: String) -> ReadingProblem {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ReadingProblem(
      .encryptedCode, at: SourcePosition(file: path),
      "The code of \(name) is encrypted, as the App Store hands apps out.",
      wayOut: "Check the package that was uploaded, or one that was built for tests.")
  }
}
