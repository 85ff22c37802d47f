import Foundation
import TestSupport
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

  /// A package that is written around a source and fitted by a command; `OUT` in it is the folder.
  private func fitted(
    by compiler: String, named name: String = "Access.swift", _ source: String = access,
    beside others: [String: String] = [:]
  ) throws -> (folder: TemporaryFolder, run: CommandRun) {
    let folder = try TemporaryFolder(others.merging([name: source]) { $1 })
    let out = folder.path + "/out"
    let run = CommandRun([
      "explore", "init", "\(folder.path)/\(name)", "--output", out, "--fit", "--compiler",
      compiler.replacing("OUT", with: out),
    ])
    return (folder, run)
  }

  /// A compiler that refuses a word of a source for a reason.
  private func refusing(
    _ word: String, _ message: String, in name: String = "Access.swift"
  ) -> String {
    let source = "OUT/Sources/AccessCode/\(name)"
    return """
      place=$(grep -n '\(word)' \(source) | head -1 | cut -d: -f1); \
      [ -z "$place" ] || { echo "\(source):$place:5: error: \(message)"; exit 1; }
      """
  }

  @Test func `leaves out what the compiler rejects, and says so in the package`() throws {
    let (folder, run) = try fitted(by: refusing("odd", "cannot find 'odd' in scope"))
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
    #expect(note.contains("func stub<Value>()"))
  }

  @Test func `a request that is rejected stays, and the exit code is 1`() throws {
    let (folder, run) = try fitted(by: refusing("manager.request", "cannot convert value"))
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
    let run = try fitted(
      by: "echo 'OUT/Tests/AccessCodeTests/ExploreTests.swift:2:1: error: odd'; exit 1"
    ).run
    #expect(run.code == 1)
    #expect(run.output.contains("  ExploreTests.swift:2: odd\n"), "\(run.output)")
  }

  @Test func `a path in the compiler's output that leads out of the package is not followed`()
    throws
  {
    let other = "func other() {\n  odd(1)\n}\n"
    let path = "OUT/Sources/AccessCode/../../../Other.swift"
    let (folder, run) = try fitted(
      by: "echo \"\(path):2:3: error: cannot find 'odd' in scope\"; exit 1",
      beside: ["Other.swift": other])
    #expect(run.code == 1)
    #expect(run.output.contains("  Other.swift:2: cannot find 'odd' in scope\n"), "\(run.output)")
    #expect(try folder.text(of: "Other.swift") == other)
  }

  @Test func `a source of the app is fitted whatever it is called`() throws {
    let name = "MissingAccess.swift"
    let (folder, run) = try fitted(
      by: refusing("odd", "cannot find 'odd' in scope", in: name), named: name)
    #expect(run.code == 0, "\(run.output)")
    #expect(!(try folder.text(of: "out/Sources/AccessCode/\(name)").contains("odd")))
  }

  @Test func `a package that takes more builds than are made is to be fitted again`() throws {
    let lines = (1...32).map { "odd(\($0))" }.joined(separator: "\n")
    let run = try fitted(
      by: refusing("odd", "cannot find 'odd' in scope"),
      Self.access.replacing("odd(1)", with: lines)
    ).run
    #expect(run.code == 1)
    #expect(
      run.output.hasSuffix("does not compile after 30 builds. Run explore fit again.\n"),
      "\(run.output)")
  }

  @Test func `a build that fails without an error in a source exits with code 2`() throws {
    let run = try fitted(by: "echo 'error: no space left'; exit 1").run
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
