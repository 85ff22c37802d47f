import Foundation
import Testing

@testable import WayleaveCommands

@Suite("wayleave explore fit")
struct ExploreFitCommandTests {
  private static let access = """
    import CoreLocation
    final class Access {
      let manager = CLLocationManager()
      func ask() {
        odd(1)
        manager.requestWhenInUseAuthorization()
      }
    }
    """

  /// A package that is fitted with a compiler that rejects a word of its source with a message.
  private func fitted(
    refusing word: String, _ message: String, in source: String = access, arguments: [String] = []
  ) throws -> (folder: TemporaryFolder, run: CommandRun) {
    let folder = try TemporaryFolder(["Access.swift": source])
    let source = "\(folder.path)/out/Sources/AccessCode/Access.swift"
    let compiler = """
      place=$(grep -nbo '\(word)' \(source) | head -1 | cut -d: -f1); \
      [ -z "$place" ] || { echo "\(source):$place:5: error: \(message)"; exit 1; }
      """
    let run = CommandRun([
      "explore", "init", "\(folder.path)/Access.swift", "--output", "\(folder.path)/out", "--fit",
      "--compiler", compiler,
    ])
    return (folder, run)
  }

  @Test func `leaves out what the compiler rejects, and says so in the package`() throws {
    let (folder, run) = try fitted(refusing: "odd", "cannot find 'odd' in scope")
    #expect(run.code == 0, "\(run.error)")
    #expect(
      run.output.hasSuffix(
        """
        Left out because it does not compile on Linux:
          Access.swift:5: cannot find 'odd' in scope
        The package compiles.

        """), "\(run.output)")
    let source = try folder.text(of: "out/Sources/AccessCode/Access.swift")
    #expect(!source.contains("odd"))
    #expect(source.contains("manager.requestWhenInUseAuthorization()"))
    let note = try folder.text(of: "out/Sources/AccessCode/LeftOut.swift")
    #expect(note.contains("//   Access.swift:5: cannot find 'odd' in scope\n"), "\(note)")
    #expect(note.contains("func standIn<Value>()"))
  }

  @Test func `a request that is rejected stays, and the exit code is 1`() throws {
    let (folder, run) = try fitted(refusing: "manager.request", "cannot convert value")
    #expect(run.code == 1, "\(run.output)")
    #expect(
      run.output.hasSuffix(
        """
        The package does not compile. Change these lines by hand:
          Access.swift:6: cannot convert value

        """), "\(run.output)")
    #expect(try folder.text(of: "out/Sources/AccessCode/Access.swift") == Self.access)
  }

  @Test func `an error in the written test is reported, and the exit code is 1`() throws {
    let folder = try TemporaryFolder(["Access.swift": Self.access])
    let out = folder.path + "/out"
    let run = CommandRun([
      "explore", "init", folder.path + "/Access.swift", "--output", out, "--fit", "--compiler",
      "echo '\(out)/Tests/AccessCodeTests/ExploreTests.swift:2:1: error: odd'; exit 1",
    ])
    #expect(run.code == 1)
    #expect(run.output.contains("  ExploreTests.swift:2: odd\n"), "\(run.output)")
  }

  @Test func `a build that fails without an error in a source exits with code 2`() throws {
    let folder = try TemporaryFolder(["Access.swift": Self.access])
    let run = CommandRun([
      "explore", "init", folder.path + "/Access.swift", "--output", folder.path + "/out", "--fit",
      "--compiler", "echo 'error: no space left'; exit 1",
    ])
    #expect(run.code == 2)
    #expect(run.error.contains("the build failed without an error in a source"), "\(run.error)")
  }

  @Test func `a folder that explore init did not write is refused`() throws {
    let folder = try TemporaryFolder(["Access.swift": Self.access])
    let run = CommandRun(["explore", "fit", folder.path])
    #expect(run.code == 2)
    #expect(run.error.contains("is not a package that explore init wrote"), "\(run.error)")
  }

  @Test func `--compiler without --fit is refused`() {
    #expect(CommandRun(["explore", "init", "A.swift", "--compiler", "true"]).code == 64)
  }
}
