import Findings

/// Git LFS, which leaves a pointer in place of a file whose bytes were not fetched.
enum GitLFS {
  /// The bytes that a pointer begins with.
  static let mark = Array("version https://git-lfs.github.com/spec/".utf8)

  /// The problem with a file that is a pointer.
  static func problem(with file: String) -> ReadingProblem {
    ReadingProblem(
      .malformedFile, at: SourcePosition(file: file, line: 1),
      "This is a Git LFS pointer, not the file itself.",
      wayOut: "Run “git lfs pull” and check again.")
  }
}
