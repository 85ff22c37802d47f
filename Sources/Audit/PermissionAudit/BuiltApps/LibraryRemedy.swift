import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// How a well-known library is built so that a part of it which the app does not want stays out.
///
/// The rows are data: `Libraries/Remedies/remedies.json`.
struct LibraryRemedy: Hashable, Sendable {
  /// The names of its packages, pods and compiled files, in lower case, with the usual one first.
  var names: [String]
  /// Classes of its own, which tell it in an executable that it is linked into.
  var classes: [String]
  /// What stays out.
  var removes: [PlatformAPI]
  /// The first version in which the step is known; nil for all.
  var from: String?
  /// The first version that needs it no longer; nil for none.
  var until: String?
  /// What to do, as a sentence that begins with a verb in lower case and has no full stop.
  var step: String
  /// What to do before the first version of the step; nil if only an update helps.
  var older: String?
  /// Where this is known from.
  var source: String
}

extension LibraryRemedy {
  /// What can be done about a use in a compiled file or in a linked library; nil if nothing is
  /// known.
  static func remedy(for use: Use) -> LibraryRemedy? {
    let rows = all.filter { $0.removes.contains(use.api) }
    if let row = rows.first(where: { !use.classes.isDisjoint(with: $0.classes) }) { return row }
    let name = use.libraryOrFile.lowercased()
    return rows.first { $0.names.contains(name) }
  }

  /// What to do in the versions that a build may take; nil if there is nothing left to do.
  func step(in versions: VersionRange?) -> String? {
    if let until, versions?.lies(before: until) == false { return nil }
    guard let from, versions?.lies(before: from) == true else { return step }
    return older ?? "update \(names[0]) to \(from) or later, and \(step)"
  }

  /// The usual name of the library that a use's compiled file holds under another name; nil for
  /// none.
  static func holder(in use: Use) -> String? {
    guard !use.classes.isEmpty, let row = remedy(for: use),
      !use.classes.isDisjoint(with: row.classes),
      !row.names.contains(use.libraryOrFile.lowercased())
    else { return nil }
    return row.names[0]
  }

  /// The classes of all rows.
  static let classes = Set(all.flatMap(\.classes))
  /// What the steps of any library keep out.
  static let removable = Set(all.flatMap(\.removes))
  /// The rows.
  static let all = LibraryFile.shipped.remedies
}

extension Use {
  /// The library that brings it, or the name of its compiled file.
  fileprivate var libraryOrFile: String {
    if case .library(let library) = origin { return library }
    return position.file.split(separator: "/").last.map(String.init) ?? ""
  }
}

extension [Use] {
  /// What keeps the uses out of the app, each step once, as sentences; empty if nothing is known.
  ///
  /// A step that leaves another such use of the same library or file in the app clears nothing.
  var remedies: String {
    var steps: [String] = []
    for use in self {
      guard let step = LibraryRemedy.remedy(for: use)?.step(in: use.versions), isWhole(for: use)
      else { continue }
      let holder = LibraryRemedy.holder(in: use).map { "\($0) is linked into it. " } ?? ""
      let sentence = " \(holder)If the app does not want it: \(step)."
      if !steps.contains(sentence) { steps.append(sentence) }
    }
    return steps.joined()
  }

  /// Whether each use of a use's library or file that steps are known for has one.
  private func isWhole(for use: Use) -> Bool {
    allSatisfy { other in
      other.libraryOrFile != use.libraryOrFile || !LibraryRemedy.removable.contains(other.api)
        || LibraryRemedy.remedy(for: other) != nil
    }
  }
}
