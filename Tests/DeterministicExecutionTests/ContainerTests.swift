import Foundation
import PhoneSimulator
import Testing

@testable import DeterministicExecution

@Suite("The files of an app") struct ContainerTests {
  let open: OpenApp

  init() throws { open = try OpenApp() }

  private static var document: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("trail.txt")
  }

  @Test func `they last over launches, and neither another phone nor the machine has them`() throws
  {
    let path = try open.app.run {
      try "north".write(to: Self.document, atomically: true, encoding: .utf8)
      return Self.document.path
    }
    try open.phone.forceQuit(open.app)
    try open.phone.open(open.app)
    #expect(try open.app.run { try String(contentsOf: Self.document, encoding: .utf8) } == "north")
    let other = try OpenApp()
    #expect(try !other.app.run { FileManager.default.fileExists(atPath: Self.document.path) })
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `their paths are the same in every run, and those of a phone`() throws {
    let paths = try open.app.run {
      [
        NSHomeDirectory(), Self.document.deletingLastPathComponent().path,
        FileManager.default.temporaryDirectory.path,
      ]
    }
    let home = "/var/mobile/Containers/Data/Application/" + open.app.package.bundleIdentifier
    #expect(paths == [home, home + "/Documents", home + "/tmp"])
  }

  @Test(arguments: [
    FileManager.SearchPathDirectory.documentDirectory, .applicationSupportDirectory,
    .cachesDirectory,
  ])
  func `folders are made, listed, moved and removed in it`(
    _ place: FileManager.SearchPathDirectory
  ) throws {
    let names = try open.app.run {
      let files = FileManager.default
      let folder = files.urls(for: place, in: .userDomainMask)[0].appendingPathComponent("Trail")
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("1".utf8).write(to: folder.appendingPathComponent("a"))
      try files.copyItem(
        at: folder.appendingPathComponent("a"), to: folder.appendingPathComponent("b"))
      try files.moveItem(
        at: folder.appendingPathComponent("a"), to: folder.appendingPathComponent("c"))
      let names = try files.contentsOfDirectory(atPath: folder.path).sorted()
      try files.removeItem(at: folder)
      return names + ["\(files.fileExists(atPath: folder.path))"]
    }
    #expect(names == ["b", "c", "false"])
    let machine = FileManager.default.urls(for: place, in: .userDomainMask)[0]
    #expect(
      !FileManager.default.fileExists(atPath: machine.appendingPathComponent("Trail").path))
  }

  @Test func `they go with the phone`() throws {
    var folder: String?
    try {
      let open = try OpenApp()
      try open.app.run { try "x".write(to: Self.document, atomically: true, encoding: .utf8) }
      folder = AppContainer.known(of: open.app)?.folder
      #expect(folder.map(FileManager.default.fileExists(atPath:)) == true)
    }()
    #expect(folder.map(FileManager.default.fileExists(atPath:)) == false)
  }

  @Test func `a suite of defaults is the app's own on its phone`() throws {
    try open.app.run { UserDefaults(suiteName: "group.trail")?.set(7, forKey: "tries") }
    try open.phone.forceQuit(open.app)
    try open.phone.open(open.app)
    #expect(
      try open.app.run { UserDefaults(suiteName: "group.trail")?.integer(forKey: "tries") } == 7)
    #expect(try open.app.run { UserDefaults.standard.object(forKey: "tries") == nil })
    let other = try OpenApp()
    #expect(
      try other.app.run { UserDefaults(suiteName: "group.trail")?.object(forKey: "tries") == nil })
    #expect(UserDefaults(suiteName: "group.trail")?.object(forKey: "tries") == nil)
  }

  @Test func `limit: Linux knows no Library folder of a home`() throws {
    #expect(
      try open.app.run { FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask) }
        == [])
  }
}
