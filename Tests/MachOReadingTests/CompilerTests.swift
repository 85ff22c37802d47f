import Foundation
import Testing

@testable import MachOReading

@Suite("Files of clang and lld")
struct CompilerTests {
  static let query = BinaryQuery(
    selectors: [
      "requestAlwaysAuthorization", "startUpdatingLocation", "requestLocation",
      "startMonitoringVisits", "setAllowsBackgroundLocationUpdates:",
    ],
    symbols: [
      "_OBJC_CLASS_$_CLLocationManager", "_OBJC_CLASS_$_CBCentralManager",
      "_OBJC_CLASS_$_CMPedometer", "_mach_absolute_time",
    ], literals: ["UIBackgroundModes"])

  /// What the fuzzer begins with: one source, compiled for three processors and packed in four ways.
  static func seed(_ path: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    return Array(try Data(contentsOf: root.appending(path: "../../Fuzz/Seeds/" + path)))
  }

  static let files = [
    "FuzzMachO/dylib-arm64", "FuzzMachO/dylib-x86_64", "FuzzMachO/object-arm64",
    "FuzzMachO/object-x86_64", "FuzzMachO/object-armv7", "FuzzStaticArchive/bsd",
    "FuzzStaticArchive/bsd-long", "FuzzStaticArchive/gnu", "FuzzStaticArchive/gnu-long",
  ]

  /// The source sends three messages, implements two methods of the same names, holds a selector as a
  /// text, makes objects of two classes and inherits from a third.
  @Test(arguments: files)
  func `refer to what the source sends, and to nothing that it only spells or implements`(
    file: String
  ) throws {
    let found = try #require(
      try BinaryReader.contents(of: BinaryBytes(Self.seed(file)), for: Self.query))
    #expect(found.problems == [])
    #expect(
      found.selectors == [
        "requestAlwaysAuthorization": .sent, "startUpdatingLocation": .sent,
        "setAllowsBackgroundLocationUpdates:": .sent,
      ])
    #expect(found.imports == Set(Self.query.symbols.names))
    #expect(
      found.messagedClasses == [
        "_OBJC_CLASS_$_CLLocationManager", "_OBJC_CLASS_$_CBCentralManager",
      ])
    #expect(found.literals == ["UIBackgroundModes"])
  }

  @Test func `send a message where they call the stub for it, which the linker has still to make`()
    throws
  {
    let bytes = try Self.seed("FuzzMachO/object-stub")
    let found = try #require(try BinaryReader.contents(of: BinaryBytes(bytes), for: Self.query))
    #expect(found.selectors == ["requestAlwaysAuthorization": .sent])
  }

  @Test(arguments: [
    ("bsd", "a64.o"), ("gnu", "a64.o"), ("bsd-long", "a_very_long_name_of_an_object_file.o"),
    ("gnu-long", "a_very_long_name_of_an_object_file.o"),
  ])
  func `lie in archives under names of either kind`(archive: String, name: String) throws {
    let bytes = try Self.seed("FuzzStaticArchive/" + archive)
    let found = try StaticArchive(BinaryBytes(bytes))
    #expect(found.members.map(\.name) == [name])
    #expect(found.problems == [])
  }

  @Test(arguments: files)
  func `never end the program, wherever they are cut off or changed`(file: String) throws {
    let whole = try Self.seed(file)
    for end in stride(from: 0, to: whole.count, by: 61) {
      _ = try? BinaryReader.contents(of: BinaryBytes(Array(whole[..<end])), for: Self.query)
    }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<8 {
        // The head and the commands are what sends a reader to wrong places.
        bytes[Int.random(in: 0..<min(bytes.count, 2048), using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = try? BinaryReader.contents(of: BinaryBytes(bytes), for: Self.query)
    }
  }

  @Test func `are read in parts: of a large library only what matters`() throws {
    let bytes = try Self.seed("FuzzMachO/dylib-arm64")
    let counter = Counter()
    let source = BinaryBytes(count: bytes.count + (200 << 20)) { range in
      counter.add(range.count)
      return range.map { $0 < bytes.count ? bytes[$0] : 0 }
    }
    let found = try #require(try BinaryReader.contents(of: source, for: Self.query))
    #expect(found.selectors.count == 3)
    #expect(counter.total < 200_000)
  }
}

/// Counts what is read; the reading runs on one thread.
private final class Counter: @unchecked Sendable {
  private(set) var total = 0
  func add(_ count: Int) { total += count }
}
