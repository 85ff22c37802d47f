import Findings
import Foundation
import Testing

@testable import AppArtifacts

@Suite struct `A file tree` {
  @Test func `lists folder by folder in the order of names`() {
    let tree = FileTree.memory(["b.txt": "", "a/z.txt": "", "a/b/c.txt": "", "A.txt": ""])
    #expect(tree.files == ["A.txt", "b.txt", "a/z.txt", "a/b/c.txt"])
  }

  @Test(arguments: [
    "node_modules/x/ios/A.m", ".git/config", "DerivedData/x.swift",
    "Images.xcassets/a/Contents.json",
    "android/build/outputs/x.txt", "ios/.symlinks/plugins/x.swift", "X.framework/Info.plist",
    "ios/__MACOSX/App.xcodeproj/._project.pbxproj",
  ])
  func `leaves out what a build or a tool put there`(_ path: String) {
    let tree = FileTree.memory([path: "", "android/build.gradle": ""])
    #expect(tree.files == ["android/build.gradle"])
  }

  @Test func `keeps a folder named build that no build tool owns`() {
    #expect(
      FileTree.memory(["Sources/build/Steps.swift": ""]).files == ["Sources/build/Steps.swift"])
  }

  @Test func `lists a folder that was left out when it is asked for by name`() {
    let tree = FileTree.memory(["node_modules/x/ios/A.m": "", "node_modules/x/index.js": ""])
    #expect(tree.files(under: "node_modules/x/ios") == ["node_modules/x/ios/A.m"])
  }

  @Test func `gives the files below one folder and no neighbor's`() {
    let tree = FileTree.memory(["App/a": "", "App/In/b": "", "App2/c": "", "AppExtra": ""])
    #expect(tree.files(under: "App") == ["App/a", "App/In/b"])
  }

  @Test func `refuses a file over the limit with its size`() throws {
    let tree = FileTree.memory(["Info.plist": String(repeating: "x", count: 100)])
    let problem = #expect(throws: ReadingProblem.self) { try tree.read("Info.plist", limit: 99) }
    #expect(problem?.code == .oversizedFile)
    #expect(problem?.message.contains("100") == true)
  }

  @Test func `finds a path whose letters differ in case only`() {
    let tree = FileTree.memory(["App/Info.plist": ""])
    #expect(tree.spelled("app/info.plist") == "App/Info.plist")
    #expect(tree.spelled("App/Info2.plist") == nil)
  }
}

@Suite struct `A file tree on disk` {
  let root = FileManager.default.temporaryDirectory.appending(path: "tree-\(UUID().uuidString)")

  private func make(_ path: String, _ bytes: [UInt8] = [1, 2, 3]) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: path).path, withDestinationPath: target)
  }

  @Test(arguments: [
    "with space.txt", "quote\"s'.txt", "🗺️ emoji/ö.txt", "back\\slash.txt", "new\nline.txt",
  ])
  func `reads back every name that it lists`(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make(name)
    let tree = FileTree.disk(root.path)
    #expect(tree.files == [name])
    #expect(try tree.read(name) == [1, 2, 3])
  }

  @Test func `reads back a name that is no UTF-8`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make("x.txt")
    #expect(
      rename(
        root.path + "/x.txt",
        [CChar](root.path.utf8.map { CChar(bitPattern: $0) }) + [47, 97, -23, 98, 0]) == 0)
    let tree = FileTree.disk(root.path)
    #expect(tree.files == ["a\\xE9b"])
    #expect(try tree.read("a\\xE9b") == [1, 2, 3])
  }

  @Test func `follows links to files, never to folders, and reports a link to itself`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make("real/a.txt")
    try link("toFile", to: "real/a.txt")
    try link("toFolder", to: "real")
    try link("real/up", to: "..")
    try link("loop", to: "loop")
    let tree = FileTree.disk(root.path)
    #expect(tree.files == ["toFile", "real/a.txt"])
    #expect(tree.problems.map(\.code) == [.cyclicReference])
    #expect(tree.problems.map(\.position.file) == ["loop"])
    #expect(tree.hasFile("toFolder/a.txt"))
  }

  @Test(arguments: ["App.xcodeproj", "App.xcworkspace", "Info.plist"])
  func `takes the folder around a document as its root`(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make(name == "Info.plist" ? name : name + "/inside")
    try make("App/main.swift")
    let tree = FileTree.disk(root.appending(path: name).path)
    #expect(tree.focus == name)
    #expect(tree.hasFile("App/main.swift"))
  }

  @Test func `takes the project around a project file`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make("App.xcodeproj/project.pbxproj")
    let tree = FileTree.disk(root.path + "/App.xcodeproj/project.pbxproj")
    #expect(tree.focus == "App.xcodeproj")
  }

  @Test func `says that a path does not exist`() {
    let tree = FileTree.disk(root.path)
    #expect(tree.files == [])
    #expect(tree.problems.map(\.code) == [.unreadableFile])
    #expect(tree.problems.first?.message == "This does not exist.")
    for tree in [tree, FileTree.memory([String: String]())] {
      let problem = #expect(throws: ReadingProblem.self) { try tree.read("x") }
      #expect(problem?.message == "This does not exist.")
      #expect(problem?.wayOut == "Restore it, or remove what names it.")
    }
  }
}
