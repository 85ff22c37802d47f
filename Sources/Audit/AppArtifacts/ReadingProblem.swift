import Findings

/// Something that could not be read, with the place and the way out.
public struct ReadingProblem: Error, Hashable, Sendable {
  /// What kind of trouble it is.
  public var code: Code
  /// Where.
  public var position: SourcePosition
  /// One line: what is wrong, with the offset where the file has no lines.
  public var message: String
  /// One imperative sentence: what to do about it.
  public var wayOut: String
  /// The target whose judgement suffers; nil if none in particular.
  public var target: TargetID?

  /// How much it matters here; nil for as much as its kind does.
  public var severity: Severity?

  /// Something that could not be read.
  public init(
    _ code: Code, at position: SourcePosition, _ message: String, wayOut: String,
    target: TargetID? = nil, severity: Severity? = nil
  ) {
    self.code = code
    self.position = position
    self.message = message
    self.wayOut = wayOut
    self.target = target
    self.severity = severity
  }
}

extension ReadingProblem {
  /// The kinds of trouble, each a rule's name in the audit.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The bytes are no such file: truncated, malformed, of another kind.
    case malformedFile = "malformed-file"
    /// The file or folder cannot be opened.
    case unreadableFile = "unreadable-file"
    /// The file is over the size that is read.
    case oversizedFile = "oversized-file"
    /// A target's Info.plist, or a variable in it, could not be resolved.
    case unresolvedInfoPlist = "unresolved-info-plist"
    /// Includes or links go round in a circle.
    case cyclicReference = "cyclic-reference"
    /// Compiled code is encrypted, as the App Store hands it out.
    case encryptedCode = "encrypted-code"
    /// A package is built in a way that Android ignores and other tools may not.
    case irregularPackage = "irregular-package"
    /// The files speak of an app that cannot be read, beside others that were.
    case appNotRead = "app-not-read"
    /// A source file asks for a permission, but it is in no target.
    case codeInNoTarget = "code-in-no-target"
    /// Nothing to check was found below the path.
    case nothingToCheck = "nothing-to-check"
  }
}
