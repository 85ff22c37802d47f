import AppArtifacts
import SourceReaders

/// One pass over the Kotlin and Java sources of all Android apps of a tree, each read once.
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
      uniquingKeysWith: { first, _ in first })
    return AndroidReach.adding(to: known, for: artifact.androidApps, in: tree)
  }
}
