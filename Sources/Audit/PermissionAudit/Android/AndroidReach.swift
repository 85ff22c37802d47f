import AppArtifacts
import SourceReaders

/// Which sources of modules an app gets to: those of which another source names a type or a function.
///
/// It is asked only of calls whose permission an app may lack, for it looks into every source.
enum AndroidReach {
  /// The readings with the sources that name what they declare, where that may matter.
  static func adding(
    to readings: [String: AndroidSourceReading], for apps: [AndroidApp], in tree: FileTree
  ) -> [String: AndroidSourceReading] {
    var wanted: Set<String> = []
    var sources: Set<String> = []
    for variant in apps.flatMap(\.variants) {
      let declared = Set(
        variant.manifest.permissions.filter { $0.maximumSDK == nil }.map(\.name))
      let lacking = variant.moduleSources.filter { path in
        guard let reading = readings[path], reading.entrances != nil else { return false }
        return reading.calls.contains { PermissionMissing.mayLack($0, declared: declared) }
      }
      guard !lacking.isEmpty else { continue }
      wanted.formUnion(lacking)
      sources.formUnion(variant.sources)
    }
    guard !wanted.isEmpty else { return readings }
    let entrances = wanted.sorted().map { ($0, readings[$0]?.entrances ?? []) }
    let paths = sources.sorted()
    let named = Threads.map(paths.count) { place -> [String] in
      guard let bytes = try? tree.read(paths[place]) else { return [] }
      return bytes.withUnsafeBytes { raw in
        entrances.filter { path, names in
          path != paths[place] && names.contains { ByteSearch.contains($0, in: raw) }
        }.map(\.0)
      }
    }
    var readings = readings
    for path in wanted { readings[path]?.namers = [] }
    for (path, found) in zip(paths, named) {
      for named in found { readings[named]?.namers?.insert(path) }
    }
    return readings
  }
}

extension AndroidApp.Variant {
  /// Whether the variant has a source that gets to what another one calls.
  func reaches(_ reading: AndroidSourceReading) -> Bool {
    guard let namers = reading.namers, moduleSources.contains(reading.path) else { return true }
    return sources.contains(where: namers.contains)
      || manifest.components.contains { $0.isWritten(in: reading.path, package: reading.package) }
  }
}
