import Findings
import MachOReading

extension FileTree {
  /// What a compiled file shows; of a file in a package, only the parts that matter are expanded.
  package func compiled(
    _ path: String, for query: BinaryQuery
  ) throws(ReadingProblem) -> BinaryContents {
    let source = try source(path)
    let contents: BinaryContents?
    do throws(BinaryProblem) {
      contents = try BinaryReader.contents(of: source.asBinary, for: query)
    } catch {
      throw .malformed(compiled: path, error)
    }
    guard let contents else {
      throw .malformed(
        compiled: path, BinaryProblem(at: 0, "This is not a compiled file for Apple's systems."))
    }
    return contents
  }
}

extension ReadingProblem {
  /// A compiled file, or a part of it, that is not what it should be.
  package static func malformed(
    compiled file: String, _ problem: BinaryProblem
  ) -> ReadingProblem {
    ReadingProblem(
      .malformedFile, at: SourcePosition(file: file),
      "\(problem.message) (byte \(problem.offset))",
      wayOut: "Build the file again, or fetch it once more.")
  }
}

extension ByteSource {
  /// The same file for readers of compiled files.
  fileprivate var asBinary: BinaryBytes {
    var planned: (@Sendable ([Range<Int>]) throws(BinaryProblem) -> Void)?
    if let plan { planned = { (ranges) throws(BinaryProblem) in plan(ranges) } }
    return BinaryBytes(count: count, plan: planned) { [self] (range) throws(BinaryProblem) in
      do throws(ReadingProblem) {
        return try bytes(at: range.lowerBound, count: range.count)
      } catch {
        throw BinaryProblem(at: range.lowerBound, error.message)
      }
    }
  }
}
