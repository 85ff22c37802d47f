import FileAccess
import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave check --fix")
struct FixCommandTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// A copy of an example, which a test may edit.
  private func copy(of example: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.path + "/fix-\(UUID().uuidString)"
    try FileManager.default.copyItem(
      atPath: Self.repository + "/Examples/" + example, toPath: folder)
    return folder
  }

  private func report(on path: String) throws -> [String: Any] {
    let run = CommandRun(["check", path, "--format", "json"])
    return try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func rules(of path: String) throws -> [String] {
    let findings = try #require(report(on: path)["findings"] as? [[String: Any]])
    return findings.compactMap { $0["rule"] as? String }.sorted()
  }

  /// What users get, by target.
  private func abilities(of path: String) throws -> [String: NSArray] {
    let targets = try #require(report(on: path)["targets"] as? [[String: Any]])
    return try Dictionary(
      uniqueKeysWithValues: targets.map {
        (try #require($0["name"] as? String), try #require($0["abilities"] as? NSArray))
      })
  }

  private func bytes(of folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      if let data = FileManager.default.contents(atPath: folder + "/" + name) { files[name] = data }
    }
    return files
  }

  @Test func `makes the safe fixes of TrailGuide, and no other`() throws {
    let folder = try copy(of: "TrailGuide")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = try Set(rules(of: folder))
    let run = CommandRun(["check", folder, "--fix", "--color", "never"])
    #expect(run.code == 1)
    #expect(run.output.contains("Made 3 edits in 1 file:"))
    #expect(run.output.contains("add location to UIBackgroundModes"))
    #expect(run.output.contains("NSMotionUsageDescription  [motion-string-missing]"))
    let fixed: Set = [
      "background-updates-without-mode", "invented-key", "reduced-accuracy-wrong-type",
    ]
    #expect(try Set(rules(of: folder)) == before.subtracting(fixed))
  }

  @Test func `with unsafe fixes leaves TrailGuide with nothing but texts to write`() throws {
    let folder = try copy(of: "TrailGuide")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = CommandRun(["check", folder, "--fix", "--unsafe-fixes"])
    #expect(
      try Set(rules(of: folder)) == ["purpose-string-placeholder", "purpose-string-empty"])
    let fixed = try abilities(of: folder)
    #expect(fixed.count == 3)
    #expect(try fixed == abilities(of: Self.repository + "/Examples/TrailGuideFixed"))
  }

  @Test func `makes the same edits in a binary Info.plist, which stays binary`() throws {
    let (plain, binary) = (try copy(of: "TrailGuide"), try copy(of: "TrailGuide"))
    defer { for folder in [plain, binary] { try? FileManager.default.removeItem(atPath: folder) } }
    let name = "/App/Info.plist"
    func list(_ folder: String) throws -> (values: NSDictionary, isBinary: Bool) {
      let file = try #require(FileManager.default.contents(atPath: folder + name))
      let list = try PropertyListSerialization.propertyList(from: file, options: [], format: nil)
      return (try #require(list as? NSDictionary), file.starts(with: Data("bplist".utf8)))
    }
    try PropertyListSerialization.data(
      fromPropertyList: list(binary).values, format: .binary, options: 0
    ).write(to: URL(filePath: binary + name))
    #expect(try rules(of: binary) == rules(of: plain))
    for folder in [plain, binary] {
      let run = CommandRun(["check", folder, "--fix", "--color", "never"])
      #expect(run.output.contains("Made 3 edits in 1 file:"))
    }
    #expect(try list(binary).values == list(plain).values)
    #expect(try list(binary).isBinary && !list(plain).isBinary)
    #expect(try rules(of: binary) == rules(of: plain))
  }

  @Test(arguments: [[], ["--unsafe-fixes"]])
  func `changes nothing when it is run again`(options: [String]) throws {
    let folder = try copy(of: "TrailGuide")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = CommandRun(["check", folder, "--fix"] + options)
    let once = try bytes(of: folder)
    let again = CommandRun(["check", folder, "--fix"] + options)
    #expect(again.output.hasPrefix("Fixed nothing."))
    #expect(try bytes(of: folder) == once)
  }

  @Test func `writes nothing with --preview, and prints a diff that makes the same files`() throws {
    let folder = try copy(of: "TrailGuide")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = try bytes(of: folder)
    let run = CommandRun(["check", folder, "--fix", "--unsafe-fixes", "--preview"])
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("--- a/"))
    #expect(run.error.hasPrefix("Would make "))
    #expect(try bytes(of: folder) == before)
    let added = run.output.split(separator: "\n").filter { $0.hasPrefix("+\t\t<string>location") }
    #expect(added.count == 1)
  }

  @Test func `ends with 0 if nothing remains`() throws {
    let folder = try copy(of: "TrailGuideFixed")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plist = folder + "/App/Info.plist"
    let text = try String(contentsOfFile: plist, encoding: .utf8)
    let broken = text.replacing("\t\t<string>location</string>\n", with: "")
    #expect(broken != text)
    try broken.write(toFile: plist, atomically: true, encoding: .utf8)
    let run = CommandRun(["check", folder, "--fix"])
    #expect(run.code == 0)
    #expect(
      try String(contentsOfFile: plist, encoding: .utf8).contains("<string>location</string>"))
  }

  @Test func `makes the edits of a preview rule only if it is selected, and says so`() throws {
    let code = """
      import CoreLocation

      final class Guide: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func start() {
          manager.delegate = self
          manager.requestLocation()
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations found: [CLLocation]) {}
      }
      """
    let folder = try TemporaryFolder([
      "App/Guide.swift": code,
      "App/Info.plist": """
      <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>NSLocationWhenInUseUsageDescription</key><string>Shows where you are on the map.</string>
      </dict></plist>
      """,
    ])
    let rule = "location-request-without-callbacks"
    func text() throws -> String {
      try String(contentsOfFile: folder.path + "/App/Guide.swift", encoding: .utf8)
    }
    let fix = ["check", folder.path, "--fix", "--unsafe-fixes"]
    let said = CommandRun(fix).output
    #expect(said.contains("1 edit belongs to a preview rule: add --only \(rule)\n"))
    #expect(said.contains("  App/Guide.swift  add a method beside "))
    #expect(try text() == code)
    let made = CommandRun(fix + ["--only", rule]).output
    #expect(made.contains("Made 1 edit in 1 file:"))
    #expect(!made.contains("preview rule"))
    #expect(try text().contains("didFailWithError"))
  }

  @Test(arguments: [
    ["--preview"], ["--unsafe-fixes"], ["--fix", "--preview", "--format", "json"],
    ["--fix", "--write-baseline", "x.json"],
  ])
  func `refuses options that do not go together`(options: [String]) {
    #expect(CommandRun(["check", "."] + options).code == 64)
  }

  @Test func `leaves a file alone that changed since it was read`() throws {
    let folder = try TemporaryFolder(["a.txt": "one"])
    let file = EditedFile(path: folder.path + "/a.txt")
    for known in ["two", "on", "one more"] {
      #expect(throws: CommandFailure("changed since it was read")) {
        try file.replace(Array(known.utf8), by: Array("x".utf8))
      }
    }
    #expect(FileManager.default.contents(atPath: file.path) == Data("one".utf8))
    try file.replace(Array("one".utf8), by: Array("x".utf8))
    #expect(FileManager.default.contents(atPath: file.path) == Data("x".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
  }

  @Test func `keeps the mode of a file, and does not follow a link`() throws {
    let folder = try TemporaryFolder(["a.txt": "one"])
    let path = folder.path + "/a.txt"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try EditedFile(path: path).replace(Array("one".utf8), by: Array("x".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b.txt", withDestinationPath: path)
    #expect(throws: CommandFailure.self) {
      try EditedFile(path: folder.path + "/b.txt").replace(Array("x".utf8), by: [])
    }
  }
}
