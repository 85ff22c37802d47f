import PlatformModel
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave branches")
struct BranchesCommandTests {
  private let source = """
    func ask() {
      if #available(iOS 14, *) {
        new()
      } else {
        old()
      }
      if #available(iOS 11, *) {
        eleven()
      }
    }

    """

  @Test func `names the lines that never run here, with file and line`() throws {
    let folder = try TemporaryFolder(["Sources/Access.swift": source])
    let run = CommandRun(["branches", folder.path])
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        "/Sources/Access.swift:2:6: #available(iOS 14, *): never runs lines 4 to 6 here, "
          + "a phone up to \(OSVersion.iOS(13, 7)) does\n"))
    #expect(
      run.output.contains(
        "Access.swift:7:6: #available(iOS 11, *): runs lines 7 to 9 here although not on a phone "
          + "up to \(OSVersion.iOS(10, 3))\n"))
    #expect(run.output.contains("2 questions are answered with yes here"))
  }

  @Test func `leaves out what no release of the range asks differently`() throws {
    let folder = try TemporaryFolder(["Access.swift": source])
    let some = CommandRun(["branches", folder.path + "/Access.swift", "--ios", "12...17"])
    #expect(some.output.contains("1 question is"))
    let none = CommandRun(["branches", folder.path, "--ios", "14...18"])
    #expect(
      none.output
        == "No release of \(OSVersion.Span.iOS(14...18)) takes another branch on a phone than here.\n"
    )
  }

  @Test(
    arguments: [
      (
        ["branches", "/no/such"],
        "no such file or folder: /no/such; give a source in Swift, or a folder of them\n"
      ),
      (["branches", "/dev"], "the folder holds no source in Swift"),
      (["branches", "/dev/null"], "/dev/null is not a source in Swift"),
    ])
  func `says in one line what it cannot read`(arguments: [String], line: String) {
    let run = CommandRun(arguments)
    #expect(run.code != 0)
    #expect(run.error.contains(line))
  }
}
