import AppArtifacts
import Dispatch
import SourceReaders

/// One pass over the sources of an app: each file is read into memory, filtered and, if it passes, parsed.
///
/// As many files are in memory at once as there are threads; all that stays is the calls.
struct SourceSweep: Sendable {
  private let files: [SourceFile]
  private let tree: FileTree

  init(_ files: [SourceFile], in tree: FileTree) {
    self.files = files
    self.tree = tree
  }

  /// How many files a thread takes at once.
  private static let batch = 16

  /// The readings by path; a file that cannot use a platform API has none.
  func readings(progress: @escaping @Sendable (Int, Int) -> Void) -> [String: SourceReading] {
    let harvest = Harvest(count: files.count, batch: Self.batch)
    Threads.run(min(Threads.processors, (files.count + Self.batch - 1) / Self.batch)) {
      while let range = harvest.next() {
        harvest.store(range.compactMap { reading(of: files[$0]) }, range.count, progress)
      }
    }
    return harvest.readings
  }

  private func reading(of file: SourceFile) -> SourceReading? {
    do {
      let bytes = try tree.read(file.path)
      guard SourceFilter.passes(bytes) else { return nil }
      return SourceReader.read(bytes, path: file.path, language: file.language)
    } catch {
      return SourceReading(path: file.path, calls: [], problems: [error])
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
    private let batch: Int
    private var taken = 0
    private var done = 0
    private var found: [String: SourceReading] = [:]

    init(count: Int, batch: Int) {
      self.count = count
      self.batch = batch
    }

    var readings: [String: SourceReading] { queue.sync { found } }

    /// The next files to read; nil after the last.
    func next() -> Range<Int>? {
      queue.sync {
        guard taken < count else { return nil }
        let range = taken..<min(count, taken + batch)
        taken = range.upperBound
        return range
      }
    }

    func store(
      _ readings: [SourceReading], _ files: Int, _ progress: @Sendable (Int, Int) -> Void
    ) {
      queue.sync {
        for reading in readings { found[reading.path] = reading }
        done += files
        progress(done, count)
      }
    }
  }
}
