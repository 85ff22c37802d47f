import FileAccess
import Foundation
import TestSupport
import Testing

@Suite("--output")
struct OutputFileTests {
  @Test(arguments: ["report.txt", "Trail \"Guide\" 🥾.json", "it's.sarif"])
  func `writes a file whole, and nothing beside it`(name: String) throws {
    let folder = try TemporaryFolder()
    try OutputFile(path: folder.path + "/" + name).write("text\n")
    #expect(try folder.text(of: name) == "text\n")
    #expect(try folder.names == [name])
  }

  @Test func `replaces a file that is there`() throws {
    let folder = try TemporaryFolder(["a": "a long old text"])
    try OutputFile(path: folder.path + "/a").write("new")
    #expect(try folder.text(of: "a") == "new")
  }

  @Test func `writes through a symbolic link and keeps the link`() throws {
    let folder = try TemporaryFolder(["a": "old"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "a")
    try OutputFile(path: folder.path + "/link").write("new")
    #expect(try folder.text(of: "a") == "new")
    #expect(try folder.names == ["a", "link"])
  }

  @Test func `writes to a device as it is`() throws {
    try OutputFile(path: "/dev/null").write("text")
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test(arguments: [("", "is a folder"), ("/no/such/a.txt", "No such file or directory")])
  func `names the path and the way out where it cannot write`(path: String, reason: String) throws {
    let folder = try TemporaryFolder()
    #expect { try OutputFile(path: folder.path + path).write("text") } throws: { error in
      let message = (error as? CommandFailure)?.message ?? ""
      return message.contains(folder.path + path) && message.contains(reason)
        && message.contains("choose another path")
    }
    #expect(try folder.names.isEmpty)
  }
}
