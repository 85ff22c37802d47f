import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave check --needs") struct CheckNeedsTests {
  private static let plist = """
    <plist><dict>
    <key>NSLocationWhenInUseUsageDescription</key>
    <string>Shows where you are on the trail map.</string>
    </dict></plist>
    """

  private static let profile = """
    profile: 1
    name: trail-sdk
    title: Trail SDK
    document: Trail SDK 4, Permissions
    services:
      - name: tracking
        required: [location]
      - name: steps
        required: [motion]
    """

  private static func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(files.merging(["Info.plist": plist]) { first, _ in first })
  }

  @Test func `finds what a service lacks, says what it does, and ends with 1 at a failure`() throws
  {
    let folder = try Self.folder()
    let run = CommandRun(["check", folder.path, "--needs", "move:walking"])
    #expect(run.code == 1)
    #expect(
      run.output.contains("  Service       With everything granted\n  move:walking  does not start")
    )
    let prose = run.output.replacing(#/\s+/#, with: " ")
    #expect(prose.contains("move:walking needs NSMotionUsageDescription, which the Info.plist"))
    #expect(prose.contains("Without it the upload of an app with move may be rejected."))
    #expect(prose.contains("Without it move:walking does not start."))
  }

  @Test func `ends with 0 where a service only is degraded, unless warnings fail`() throws {
    let folder = try Self.folder()
    let line = ["check", folder.path, "--needs", "bluedot:tempo", "--only", "W052"]
    #expect(CommandRun(line).code == 0)
    #expect(CommandRun(line + ["--fail-on", "warning"]).code == 1)
  }

  @Test func `takes several, of vendors and of one's own`() throws {
    let folder = try Self.folder(["sdk.yml": Self.profile])
    let run = CommandRun([
      "check", folder.path, "--needs", "breeze:localAirQuality", "--needs",
      folder.path + "/sdk.yml",
    ])
    #expect(run.output.contains("breeze:localAirQuality  starts"))
    #expect(run.output.contains("trail-sdk:tracking      starts"))
    #expect(run.output.contains("trail-sdk:steps         does not start"))
  }

  @Test func `reads them from the configuration, with profiles as seen from there`() throws {
    let folder = try Self.folder([
      "sdk.yml": Self.profile, ".wayleave.yml": "needs:\n  - sdk.yml:steps\n  - breeze\n",
    ])
    #expect(CommandRun(["check", folder.path]).output.contains("trail-sdk:steps         does not"))
    let other = CommandRun(["check", folder.path, "--needs", "breeze:citySearch"]).output
    #expect(other.contains("breeze:citySearch  starts") && !other.contains("trail-sdk"))
  }

  @Test(arguments: [
    ("mov", "1: there is no profile 'mov'; possible: bluedot, breeze, move, situm, tencent, "),
    ("sdk.yml:step", "1: sdk.yml has no service 'step'; possible: steps"),
    ("none.yml", "1: the profile none.yml cannot be opened: "),
    ("[a]", "1: a service is a text"),
  ])
  func `names the line of the configuration that asks for what there is not`(
    text: String, line: String
  ) throws {
    let folder = try Self.folder([
      "sdk.yml": Self.profile, ".wayleave.yml": "needs: [\(text)]",
    ])
    let run = CommandRun(["check", folder.path])
    let error = run.error.replacing(folder.path + "/", with: "")
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(error.hasPrefix("wayleave: .wayleave.yml:\(line)"), "\(error)")
  }

  @Test func `asks nothing of an app where no services are named`() throws {
    let output = CommandRun(["check", try Self.folder().path]).output
    #expect(!output.contains("service-need-undeclared") && !output.contains("What services do"))
  }

  @Test(arguments: ["move", "situm", "bluedot", "tencent", "breeze"])
  func `is content with what needs plist prints, but for the texts that are still to write`(
    vendor: String
  ) throws {
    let folder = try TemporaryFolder([
      "Info.plist": CommandRun(["needs", "plist", vendor, "--whole", "--ios", "8-27"]).output
    ])
    let held = CommandRun(["check", folder.path, "--needs", vendor, "--format", "github"])
    #expect(!held.output.contains("service-need-undeclared"))
    let texts = try folder.text(of: "Info.plist").split(separator: "WRITE: ").count - 1
    let found = held.output.split(separator: "\n").filter { $0.contains("placeholder") }
    #expect(texts > 0 && found.count == texts)
  }
}
