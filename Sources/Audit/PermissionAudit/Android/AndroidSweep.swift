import AppArtifacts
import PlatformModel
import SourceReaders

/// One pass over the Kotlin and Java sources of all Android apps of a tree, and over the code of its
/// packages, each read once.
enum AndroidSweep {
  static func readings(
    for artifact: AppArtifact, in tree: FileTree
  ) -> [String: AndroidSourceReading] {
    let paths = Set(artifact.androidApps.flatMap(\.variants).flatMap(\.sources)).sorted()
    let readings = Threads.map(paths.count) { place -> AndroidSourceReading in
      let path = paths[place]
      do throws(ReadingProblem) {
        return AndroidSourceReader.read(try tree.read(path), path: path)
      } catch {
        return AndroidSourceReading(path: path, calls: [], problems: [error])
      }
    }
    let known = Dictionary(
      zip(paths, readings).filter { !$1.isEmpty },
      uniquingKeysWith: { first, _ in first }
    )
    .merging(packages(of: artifact, in: tree)) { source, _ in source }
    return completed(known, for: artifact.androidApps, in: tree)
  }

  /// Readings with what other files say of them.
  static func completed(
    _ readings: [String: AndroidSourceReading], for apps: [AndroidApp], in tree: FileTree
  ) -> [String: AndroidSourceReading] {
    AndroidReach.adding(to: AndroidDoubts.settling(readings, in: tree), for: apps, in: tree)
  }

  /// The code of the packages, by their paths.
  private static func packages(
    of artifact: AppArtifact, in tree: FileTree
  ) -> [String: AndroidSourceReading] {
    let paths = artifact.androidApps.filter(\.isPackage).map(\.project)
    let readings = Threads.map(paths.count) { AndroidCodeReader.read(paths[$0], in: tree) }
    return Dictionary(zip(paths, readings), uniquingKeysWith: { first, _ in first })
  }
}

extension AndroidApp {
  /// Whether a variant may ask for location, so that there is a table of what users get.
  var declaresLocation: Bool {
    variants.contains { variant in
      variant.manifest.permissions.contains {
        [.fineLocation, .coarseLocation].contains(AndroidPermission(rawValue: $0.name))
      }
    }
  }
}
