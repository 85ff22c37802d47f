import AppArtifacts
import SourceReaders

/// The file of what is known of well-known libraries beyond what they bring.
struct LibraryFile {
  var remedies: [LibraryRemedy] = []
  var guards: [LibraryGuard] = []

  /// The file that the tool carries; a test reads every row of it.
  static let shipped: LibraryFile = {
    let list = try? PropertyListReader.read(PackageResources.remedies_json, file: "remedies.json")
    return list.map { LibraryFile($0.root.value) } ?? LibraryFile()
  }()

  private init() {}

  /// Rows that lack something are left out.
  init(_ value: PropertyList.Value) {
    func rows(_ key: String) -> [PropertyList.Value] {
      value[key]?.value.array?.map(\.value) ?? []
    }
    remedies = rows("remedies").compactMap(LibraryRemedy.init)
    guards = rows("guards").compactMap(LibraryGuard.init)
  }
}

extension LibraryRemedy {
  fileprivate init?(_ row: PropertyList.Value) {
    let removes = row.texts("removes").map { PlatformAPI(rawValue: $0) }
    guard let step = row.text("step"), let source = row.text("source"), !row.texts("names").isEmpty,
      !removes.isEmpty, !removes.contains(nil)
    else { return nil }
    self.init(
      names: row.texts("names").map { $0.lowercased() }, classes: row.texts("classes"),
      removes: removes.compactMap(\.self), from: row.text("from"), until: row.text("until"),
      step: step, older: row.text("older"), source: source)
  }
}

extension LibraryGuard {
  fileprivate init?(_ row: PropertyList.Value) {
    guard let source = row.text("source"), !row.texts("names").isEmpty else { return nil }
    self.init(
      names: row.texts("names").map { $0.lowercased() }, from: row.text("from"), source: source)
  }
}

extension PropertyList.Value {
  fileprivate func text(_ key: String) -> String? { self[key]?.value.string }

  fileprivate func texts(_ key: String) -> [String] {
    self[key]?.value.array?.compactMap(\.value.string) ?? []
  }
}
