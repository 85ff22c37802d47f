import TestSupport
import Testing

@testable import WayleaveCommands

/// What is refused, in one line.
extension ExploreInitCommandTests {
  @Test(arguments: [
    (
      "enum Only { case one }", [], "asks for location, motion or Bluetooth; give the files that do"
    ),
    ("class A { }", ["--type", "B"], "declares no type B that a test could make; it has A"),
    (access, ["--wayleave", "/nowhere"], "/nowhere: holds no Package.swift"),
    (access, ["--app", "/nowhere"], "no such file or folder: /nowhere"),
    (access, ["--output", ""], "the path of the new folder is empty"),
    (String(repeating: "{", count: 5000), [], "is not a Swift file that can be read"),
  ])
  func `says in one line what is wrong, and writes nothing`(
    source: String, arguments: [String], message: String
  ) throws {
    let written = try Written(source, arguments)
    #expect(written.run.code == 2)
    #expect(written.run.error.contains(message), "\(written.run.error)")
    #expect(written.run.error.split(separator: "\n").count == 1)
    #expect(try written.folder.names == ["Access.swift"])
  }

  @Test func `what is there already stays as it is`() throws {
    let written = try Written(Self.access, files: ["out/Package.swift": "mine"])
    #expect(written.run.code == 2)
    #expect(written.run.error.contains("is there already; give another folder with --output"))
    #expect(try written.text("Package.swift") == "mine")
  }

  @Test func `a source that is not there is a source to give`() {
    let run = CommandRun(["explore", "init", "/no/such.swift"])
    #expect(
      run.error.contains("/no/such.swift; give a source in Swift, or a folder of them"),
      "\(run.error)")
  }

  @Test func `a type that is named is explored`() throws {
    let written = try Written(
      "class A { func a() { CLMonitor.ask() } }; class B { func b() { CLMonitor.ask() } }",
      ["--type", "B"])
    #expect(try written.test("BCode").contains("{ $0.b() }"))
  }

  @Test func `two files of one name cannot be distinguished`() throws {
    let written = try Written(
      Self.access, files: ["Other/Access.swift": ""], paths: ["Access.swift", "Other/Access.swift"])
    #expect(written.run.error.contains("has the same name"))
  }

  @Test func `a folder that cannot be written leaves nothing behind`() throws {
    let folder = try TemporaryFolder(["Access.swift": Self.access])
    let run = CommandRun([
      "explore", "init", folder.path + "/Access.swift", "--output", folder.path + "/no/out",
    ])
    #expect(run.error.contains("cannot write \(folder.path)/no/out: No such file or directory"))
    #expect(try folder.names == ["Access.swift"])
  }
}
