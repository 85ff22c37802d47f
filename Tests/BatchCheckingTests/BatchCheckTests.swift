import Findings
import Foundation
import PermissionAudit
import Reports
import Testing

@testable import BatchChecking

@Suite("A check of an input that is not trusted")
struct BatchCheckTests {
  private let check = BatchCheck(Audit(), failingFrom: .error, toolVersion: "1.2.3")

  private func tree(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: "app").appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  private static let manifest = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <!-- wayleave:ignore background-without-foreground-location trust me -->
      <uses-permission android:name="android.permission.ACCESS_BACKGROUND_LOCATION"/>
      <uses-sdk android:minSdkVersion="23" android:targetSdkVersion="34"/>
    </manifest>
    """

  @Test func `reports its comments and its configuration, and obeys neither`() throws {
    let files = [
      "AndroidManifest.xml": Self.manifest, ".wayleave.yml": "exclude: .\nfail-on: never\n",
    ]
    try tree(files) { folder in
      let result = try check.result(at: folder.appending(path: "app").path)
      #expect(result.report["suppressed"] == [])
      #expect(result.report["configuration"] == .null)
      guard case .array(let declined) = result.declined else {
        Issue.record("declined is not a list")
        return
      }
      #expect(declined.contains { $0["kind"] == "configuration" && $0["file"] == ".wayleave.yml" })
      for comment in declined where comment["kind"] == "comment" {
        #expect(comment["file"] == "AndroidManifest.xml")
        #expect(comment["line"] == 2)
      }
    }
  }

  @Test func `does not follow a link out of the input`() throws {
    try tree(["AndroidManifest.xml": Self.manifest]) { folder in
      let secret = folder.appending(path: "secret.xml")
      try Data(Self.manifest.utf8).write(to: secret)
      let manifest = folder.appending(path: "app/AndroidManifest.xml")
      let before = try check.result(at: folder.appending(path: "app").path)
      #expect(before.exit != 2)
      try FileManager.default.removeItem(at: manifest)
      try FileManager.default.createSymbolicLink(at: manifest, withDestinationURL: secret)
      #expect(try check.result(at: folder.appending(path: "app").path).exit == 2)
    }
  }

  @Test(arguments: [[], Array("no package".utf8)] as [[UInt8]])
  func `answers bytes that are not a package with exit code 2`(bytes: [UInt8]) {
    let result = check.result(of: bytes, named: "x.apk")
    #expect(result.exit == 2)
    #expect(result.report["root"] == "x.apk")
  }

  @Test func `says that nothing is at a path`() {
    #expect(throws: (any Error).self) { try check.result(at: "/nonexistent/x.apk") }
  }
}
