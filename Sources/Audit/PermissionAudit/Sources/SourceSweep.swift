import AppArtifacts
import SourceReaders

/// One pass over an app's sources: those that may hold a platform call are parsed, largest first.
///
/// As many files are in memory at once as there are threads; all that stays is the calls.
enum SourceSweep {
  /// The readings; a file that cannot use a platform API has none.
  ///
  /// `verdicts` holds what a sieve has found out already, by path, and everything at the end. Where
  /// an app is given, what speaks for the reasons that the store wants is read as well.
  static func readings(
    _ plan: SourceReadings.Plan, in tree: FileTree, of artifact: AppArtifact? = nil,
    verdicts: inout [String: SourceSieve.Verdict],
    progress: @escaping @Sendable (Int, Int) -> Void
  ) -> SourceReadings {
    var (readings, jobs) = plan
    let count = jobs.count
    judge(jobs, in: tree, &verdicts)
    let wanted = artifact.map { Self.wanted(for: $0, verdicts) } ?? []
    jobs = heavy(jobs, verdicts, wanted: wanted)
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

  /// Adds what is not known yet of the files of jobs.
  private static func judge(
    _ jobs: [SourceReadings.Job], in tree: FileTree,
    _ verdicts: inout [String: SourceSieve.Verdict]
  ) {
    // A compiled file is read in parts, and its size says nothing of the work.
    for job in jobs where job.file.language == .compiled {
      verdicts[job.file.path] = SourceSieve.Verdict(weight: 1)
    }
    let unknown = jobs.map(\.file.path).filter { verdicts[$0] == nil }
    let found = Threads.map(unknown.count) { SourceSieve.verdict(on: unknown[$0], in: tree) }
    for (path, verdict) in zip(unknown, found) { verdicts[path] = verdict }
  }

  /// The files that are worth parsing, largest first so that no thread begins with one at the end.
  ///
  /// It is not known how long one takes that is wanted whatever it holds, so it comes first.
  private static func heavy(
    _ jobs: [SourceReadings.Job], _ verdicts: [String: SourceSieve.Verdict], wanted: Set<String>
  ) -> [SourceReadings.Job] {
    let weighed = jobs.map { job in
      let weight = verdicts[job.file.path]?.weight ?? 0
      return (job: job, weight: weight == 0 && wanted.contains(job.file.path) ? .max : weight)
    }
    return weighed.filter { $0.weight > 0 }.sorted { $0.weight > $1.weight }.map(\.job)
  }

  private static let compiledReader = CompiledReader(lookingFor: LibraryRemedy.classes)

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
    if job.file.language == .compiled {
      return Yield(path: path, readings: [(compiledReader.read(path, in: tree), job.settings)])
    }
    do {
      let bytes = try tree.read(path)
      let header = SourceReader.header(of: bytes, path: path) { try? tree.read($0) }
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
