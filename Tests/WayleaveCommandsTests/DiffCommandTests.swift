import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave diff")
struct DiffCommandTests {
  static func manifest(_ permissions: String..., target: Int = 36) -> String {
    """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="org.example">
      <uses-sdk android:minSdkVersion="26" android:targetSdkVersion="\(target)" />
    \(permissions.map { "  <uses-permission android:name=\"android.permission.\($0)\" />\n" }.joined())
    </manifest>
    """
  }

  static let old = manifest("ACCESS_COARSE_LOCATION")
  static let new = manifest("ACCESS_FINE_LOCATION")

  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["old/AndroidManifest.xml": old, "new/AndroidManifest.xml": new])
  }

  @Test func `says what was gained and lost, and fails for a new error`() throws {
    let folder = try Self.folder()
    let run = CommandRun(["diff", folder.path + "/old", folder.path + "/new"])
    #expect(run.code == 1)
    #expect(run.output.contains("  + permission: ACCESS_FINE_LOCATION\n"))
    #expect(run.output.contains("  - permission: ACCESS_COARSE_LOCATION\n"))
    #expect(run.output.contains("[fine-without-coarse]"))
    #expect(run.output.contains("What users get") == false)
  }

  @Test(arguments: [("never", 0), ("error", 1)] as [(String, Int32)])
  func `fails for what --fail-on-new names`(severity: String, code: Int32) throws {
    let folder = try Self.folder()
    let run = CommandRun([
      "diff", folder.path + "/old", folder.path + "/new", "--fail-on-new", severity,
    ])
    #expect(run.code == code)
  }

  @Test func `the same twice is nothing, and ends well`() throws {
    let folder = try Self.folder()
    let run = CommandRun(["diff", folder.path + "/old", folder.path + "/old"])
    #expect(run.output == "Nothing changed.\n")
    #expect(run.code == 0)
  }

  @Test func `prints JSON with a change in each entry`() throws {
    let folder = try Self.folder()
    let run = CommandRun([
      "diff", folder.path + "/old", folder.path + "/new", "--format", "json",
    ])
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let targets = try #require((document as? [String: Any])?["targets"] as? [[String: Any]])
    let changes = try #require(targets.first?["changes"] as? [[String: Any]])
    let gained = changes.filter { $0["direction"] as? String == "gained" }
    #expect(gained.contains { $0["name"] as? String == "ACCESS_FINE_LOCATION" })
  }

  @Test func `prints Markdown with a row for each change`() throws {
    let folder = try Self.folder()
    let run = CommandRun([
      "diff", folder.path + "/old", folder.path + "/new", "--format", "markdown",
    ])
    #expect(run.output.hasPrefix("### Wayleave: "))
    #expect(run.output.contains("| + | permission | ACCESS\\_FINE\\_LOCATION |"))
  }

  @Test func `a path that is not there, and one where nothing can be checked, end with 2`() throws {
    let folder = try TemporaryFolder(["a/x.txt": "", "b/x.txt": ""])
    #expect(CommandRun(["diff", folder.path + "/a", folder.path + "/c"]).code == 2)
    #expect(CommandRun(["diff", folder.path + "/a", folder.path + "/b"]).code == 2)
    #expect(CommandRun(["diff", folder.path + "/a"]).code == 64)
  }

  @Test(arguments: [
    ("a..b", "a", "b"), ("a..", "a", "HEAD"), ("..b", "HEAD", "b"),
  ])
  func `a side of a range that is left out is HEAD`(text: String, old: String, new: String) {
    let range = DiffCommand.range(text)
    #expect(range?.old == old)
    #expect(range?.new == new)
    #expect(DiffCommand.range("main") == nil)
  }

  @Test func `commits are compared without being checked out`() throws {
    let folder = try TemporaryFolder(["app/AndroidManifest.xml": Self.old])
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.org"]
        + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "old")
    try folder.write(Self.new, to: "app/AndroidManifest.xml")
    try git("commit", "-qam", "new")
    try folder.write(Self.old, to: "app/AndroidManifest.xml")
    let commits = CommandRun(["diff", "--git", "HEAD~1..HEAD", folder.path])
    #expect(commits.output.contains("+ permission: ACCESS_FINE_LOCATION"))
    let inside = CommandRun(["diff", "--git", "HEAD~1..", folder.path + "/app"])
    #expect(inside.output.contains("+ permission: ACCESS_FINE_LOCATION"))
    let changed = CommandRun(["diff", "--git", "HEAD", folder.path])
    #expect(changed.output.contains("- permission: ACCESS_FINE_LOCATION"))
    let same = CommandRun(["diff", "--git", "HEAD~1", folder.path])
    #expect(same.output == "Nothing changed.\n")
    #expect(CommandRun(["diff", "--git", "nowhere..HEAD", folder.path]).code == 2)
    #expect(CommandRun(["diff", "--git=-x..HEAD", folder.path]).code == 2)
  }
}
