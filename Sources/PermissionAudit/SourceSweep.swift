import AppArtifacts
import SourceReaders

/// One pass over an app's sources: those that may hold a platform call are parsed, largest first.
///
/// As many files are in memory at once as there are threads; all that stays is the calls.
enum SourceSweep {
  /// The readings; a file that cannot use a platform API has none.
  ///
  /// `weights` holds what a sieve has found out already, by path; the files of `wanted` are read
  /// whatever they weigh.
  static func readings(
    _ plan: SourceReadings.Plan, in tree: FileTree, weights: [String: Int] = [:],
    wanted: Set<String> = [],
    progress: @escaping @Sendable (Int, Int) -> Void
  ) -> SourceReadings {
    var (readings, jobs) = plan
    let count = jobs.count
    jobs = heavy(jobs, in: tree, weights: weights, wanted: wanted)
    let light = count - jobs.count
    let empty = readings
    let yields = Threads.map(
      jobs.count, done: { progress(light + $0, count) }
    ) { [jobs] in
      read(jobs[$0], in: tree, for: empty)
    }
    for (reading, places) in yields.flatMap(\.readings) { readings.store(reading, for: places) }
    readings.mark(yields.filter(\.isMarked).map(\.path))
    return readings
  }

  /// The files that are worth parsing, largest first so that no thread begins with one at the end.
  private static func heavy(
    _ jobs: [SourceReadings.Job], in tree: FileTree, weights: [String: Int], wanted: Set<String>
  ) -> [SourceReadings.Job] {
    let known = jobs.map { weights[$0.file.path] }
    let unknown = known.indices.filter { known[$0] == nil }
    let found = Threads.map(unknown.count) {
      SourceSieve.weight(of: jobs[unknown[$0]].file.path, in: tree)
    }
    var weighed = zip(jobs, known).map { (job: $0, weight: $1 ?? 0) }
    for (place, weight) in zip(unknown, found) { weighed[place].weight = weight }
    for place in weighed.indices where weighed[place].weight == 0 {
      // Nobody knows how long it takes, so it comes first.
      if wanted.contains(weighed[place].job.file.path) { weighed[place].weight = .max }
    }
    return weighed.filter { $0.weight > 0 }.sorted { $0.weight > $1.weight }.map(\.job)
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
      let header = SourceReader.header(of: bytes, path: path).flatMap { try? tree.read($0) }
      let found = readings.read(job) { conditions in
        SourceReader.read(
          bytes, path: path, language: job.file.language, conditions: conditions, header: header)
      }
      return Yield(
        path: path, readings: found, isMarked: IgnoreMark.stands(in: IgnoreMark.plainText(bytes)))
    } catch {
      let reading = SourceReading(path: path, calls: [], problems: [error])
      return Yield(path: path, readings: [(reading, job.settings)])
    }
  }
}
