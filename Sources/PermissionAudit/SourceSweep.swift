import AppArtifacts
import Dispatch
import SourceReaders

/// One pass over an app's sources: each is read into memory, filtered and, if it passes, parsed.
///
/// As many files are in memory at once as there are threads; all that stays is the calls.
enum SourceSweep {
  /// How many files a thread takes at once.
  private static let batch = 16

  /// The readings; a file that cannot use a platform API has none.
  static func readings(
    of artifact: AppArtifact, in tree: FileTree,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) -> SourceReadings {
    let (empty, jobs) = SourceReadings.planned(for: artifact)
    let harvest = Harvest(empty, count: jobs.count)
    Threads.run(min(Threads.processors, (jobs.count + batch - 1) / batch)) {
      while let range = harvest.next(batch) {
        let found = range.map { read(jobs[$0], in: tree, for: empty) }
        harvest.store(found, done: range.count, progress)
      }
    }
    return harvest.readings
  }

  /// What one file gives.
  private struct Yield {
    var path: String
    var readings: [(reading: SourceReading, places: [Int])] = []
    var isMarked = false
  }

  private static func read(
    _ job: SourceReadings.Job, in tree: FileTree, for readings: SourceReadings
  ) -> Yield {
    let path = job.file.path
    do {
      let bytes = try tree.read(path)
      guard SourceFilter.passes(bytes) else { return Yield(path: path) }
      let found = readings.read(job) { conditions in
        SourceReader.read(
          bytes, path: path, language: job.file.language, conditions: conditions)
      }
      return Yield(
        path: path, readings: found, isMarked: IgnoreMark.stands(in: IgnoreMark.plainText(bytes)))
    } catch {
      let reading = SourceReading(path: path, calls: [], problems: [error])
      return Yield(path: path, readings: [(reading, job.settings)])
    }
  }
}

extension SourceSweep {
  /// What the threads share: which files are left, and what was found.
  ///
  /// Every access goes through the queue.
  private final class Harvest: @unchecked Sendable {
    private let queue = DispatchQueue(label: "wayleave.sources")
    private let count: Int
    private var taken = 0
    private var done = 0
    private var found: SourceReadings

    init(_ empty: SourceReadings, count: Int) {
      found = empty
      self.count = count
    }

    var readings: SourceReadings { queue.sync { found } }

    /// The next files to read; nil after the last.
    func next(_ batch: Int) -> Range<Int>? {
      queue.sync {
        guard taken < count else { return nil }
        let range = taken..<min(count, taken + batch)
        taken = range.upperBound
        return range
      }
    }

    func store(
      _ yields: [Yield], done files: Int, _ progress: @Sendable (Int, Int) -> Void
    ) {
      queue.sync {
        for (reading, places) in yields.flatMap(\.readings) { found.store(reading, for: places) }
        found.mark(yields.filter(\.isMarked).map(\.path))
        done += files
        progress(done, count)
      }
    }
  }
}
