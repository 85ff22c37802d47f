import AppArtifacts
import Findings

/// The ignoring comments of some files: what they ignore, and which of them say nothing.
struct IgnoreComments {
  /// One for each rule that a comment names.
  var ignores: [Ignore] = []
  /// What is wrong with comments that name no rule.
  var mistakes: [UnusedIgnore.Mistake] = []

  /// No comments.
  init() {}

  /// Reads files of a tree; what cannot be read has its own finding already.
  init(in files: Set<String>, of tree: FileTree) {
    for file in files.sorted() where CommentSyntax.isKnown(file) {
      guard let bytes = try? tree.read(file) else { continue }
      for comment in IgnoreComment.all(in: bytes, file: file) { add(comment) }
    }
  }

  private mutating func add(_ comment: IgnoreComment) {
    if let word = comment.strangeness {
      return mistakes.append(.unknownMark(IgnoreComment.mark + word, at: comment.position))
    }
    if comment.names.isEmpty { mistakes.append(.noRule(at: comment.position)) }
    let suppression = Suppression(.comment, at: comment.position, reason: comment.reason)
    let file = comment.position.file
    for name in comment.names {
      guard let rule = Catalogue.rule(name) else {
        mistakes.append(.unknownRule(name, at: comment.position))
        continue
      }
      ignores.append(
        Ignore(rule.id, comment.lines.map { .lines($0, file) } ?? .file(file), suppression))
    }
  }
}
