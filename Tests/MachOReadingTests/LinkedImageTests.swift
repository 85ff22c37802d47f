import Testing

@testable import MachOReading

@Suite("A linked file")
struct LinkedImageTests {
  static let query = BinaryQuery(
    selectors: ["requestAlwaysAuthorization", "startUpdatingLocation", "requestLocation"],
    symbols: ["_OBJC_CLASS_$_CLLocationManager", "_OBJC_CLASS_$_CMPedometer"],
    swiftParts: ["16CLLocationUpdateV11liveUpdates"], literals: ["UIBackgroundModes"])

  private func contents(of writer: MachOWriter) throws -> BinaryContents {
    try #require(try BinaryReader.contents(of: BinaryBytes(writer.bytes), for: Self.query))
  }

  @Test(arguments: [nil, 1, 2, 6, 9, 12] as [UInt16?])
  func `refers to a selector where a reference leads to its name, however pointers are written`(
    form: UInt16?
  ) throws {
    var writer = MachOWriter(base: 0x1_0000_0000, form: form)
    let (names, places) = texts(["ask", "requestAlwaysAuthorization", "startUpdatingLocation"])
    let start = writer.add("__TEXT", "__objc_methname", names)
    // Of the two names that are looked for, the code sends one.
    writer.add(
      "__DATA", "__objc_selrefs",
      writer.pointer(start + places[0]) + writer.pointer(start + places[1]))
    let found = try contents(of: writer)
    #expect(found.selectors == ["requestAlwaysAuthorization": .sent])
    #expect(found.problems == [])
  }

  @Test func `does not refer to a text that is spelled as a selector`() throws {
    var writer = MachOWriter()
    let (names, places) = texts(["startUpdatingLocation"])
    let start = writer.add("__TEXT", "__objc_methname", names)
    writer.add(
      "__TEXT", "__cstring", texts(["requestAlwaysAuthorization", "UIBackgroundModes"]).bytes)
    writer.add("__DATA", "__objc_selrefs", writer.pointer(start + places[0]))
    let found = try contents(of: writer)
    #expect(found.selectors == ["startUpdatingLocation": .sent])
    #expect(found.literals == ["UIBackgroundModes"])
  }

  @Test func `may keep the names of selectors among its other texts`() throws {
    var writer = MachOWriter()
    let (names, places) = texts(["Guide", "requestLocation", "requestAlwaysAuthorization"])
    let start = writer.add("__TEXT", "__cstring", names)
    writer.add("__DATA", "__objc_selrefs", writer.pointer(start + places[2]))
    #expect(try contents(of: writer).selectors == ["requestAlwaysAuthorization": .sent])
  }

  /// An image with a class that implements requestLocation, and with the instructions given.
  private func image(
    isRelative: Bool, cpu: UInt32 = 0x100_000C, code: (_ reference: UInt64, _ at: UInt64) -> [UInt8]
  ) -> MachOWriter {
    var writer = MachOWriter(cpu: cpu)
    let name = writer.add("__TEXT", "__objc_methname", texts(["requestLocation"]).bytes)
    let reference = writer.add("__DATA", "__objc_selrefs", writer.pointer(name))
    let list = writer.next
    let method: [UInt8]
    if isRelative {
      let entry = list + 8
      method =
        little(UInt32(0x8000_000C)) + little(UInt32(1))
        + little(Int32(truncatingIfNeeded: Int64(reference) - Int64(entry))) + little(UInt64(0))
    } else {
      method =
        little(UInt32(24)) + little(UInt32(1)) + writer.pointer(name) + little(UInt64(0))
        + little(UInt64(0))
    }
    writer.add("__TEXT", "__objc_methlist", method)
    let data = writer.add(
      "__DATA", "__objc_const", [UInt8](repeating: 0, count: 32) + writer.pointer(list))
    let object = writer.add(
      "__DATA", "__objc_data", [UInt8](repeating: 0, count: 32) + writer.pointer(data))
    writer.add("__DATA", "__objc_classlist", writer.pointer(object))
    writer.add("__TEXT", "__text", code(reference, writer.next))
    return writer
  }

  /// `adrp x8, page` and `ldr x1, [x8, #offset]`.
  private static func load(_ reference: UInt64, at address: UInt64) -> [UInt8] {
    let pages = Int64(reference >> 12) - Int64(address >> 12)
    let bits = UInt32(truncatingIfNeeded: pages)
    let adrp = 0x9000_0008 | (bits & 3) << 29 | (bits >> 2 & 0x7_FFFF) << 5
    let ldr = 0xF940_0101 | (UInt32(reference & 0xFFF) / 8) << 10
    return little(adrp as UInt32) + little(0xD503_201F as UInt32) + little(ldr as UInt32)
  }

  @Test
  func `implements a method and does not send it where only its list of methods refers to it`()
    throws
  {
    let found = try contents(of: image(isRelative: true) { _, _ in little(0xD503_201F as UInt32) })
    #expect(found.selectors == ["requestLocation": .implemented])
    #expect(found.ownSelectors == ["requestLocation"])
  }

  @Test func `sends what an instruction loads, though a method of its own has the name`() throws {
    let found = try contents(of: image(isRelative: true, code: Self.load))
    #expect(found.selectors == ["requestLocation": .sent])
    #expect(found.ownSelectors == ["requestLocation"])
  }

  @Test func `is undecided for a processor whose instructions are unknown`() throws {
    let found = try contents(
      of: image(isRelative: true, cpu: 0x200_000C) { _, _ in little(0 as UInt32) })
    #expect(found.selectors == ["requestLocation": .undecided])
  }

  @Test func `sends what it refers to where methods are listed by name`() throws {
    let found = try contents(of: image(isRelative: false) { _, _ in little(0 as UInt32) })
    #expect(found.selectors == ["requestLocation": .sent])
    #expect(found.ownSelectors == ["requestLocation"])
  }

  @Test(arguments: [2, 12] as [UInt16])
  func `tells a class that it sends messages to from one that it inherits from`(form: UInt16) throws
  {
    var writer = MachOWriter(
      form: form,
      imports: ["_OBJC_CLASS_$_CLLocationManager", "_OBJC_CLASS_$_CMPedometer", "_malloc"])
    writer.add("__DATA", "__objc_classrefs", writer.symbol(0))
    writer.add("__DATA", "__objc_data", writer.symbol(1))
    let found = try contents(of: writer)
    #expect(found.imports == ["_OBJC_CLASS_$_CLLocationManager", "_OBJC_CLASS_$_CMPedometer"])
    #expect(found.messagedClasses == ["_OBJC_CLASS_$_CLLocationManager"])
  }

  @Test func `imports Swift's own names by a part of them`() throws {
    let name = "_$s12CoreLocation16CLLocationUpdateV11liveUpdatesyAC7UpdatesVAC0D13ConfigurationOFZ"
    let writer = MachOWriter(
      form: 6, imports: [name, "_$s12CoreLocation16CLLocationUpdateV5emptyMa"])
    #expect(try contents(of: writer).imports == ["16CLLocationUpdateV11liveUpdates"])
  }

  @Test func `says what it is built for, linked with and signed with`() throws {
    let list = Array("<plist><dict/></plist>".utf8)
    let blob = big(0xFADE_7171) + big(UInt32(8 + list.count)) + list
    let signature =
      big(0xFADE_0CC0) + big(UInt32(20 + blob.count)) + big(1) + big(5) + big(20) + blob
    var writer = MachOWriter(commands: [
      MachOWriter.library("/System/Library/Frameworks/CoreLocation.framework/CoreLocation"),
      little(UInt32(0x32)) + little(UInt32(24)) + little(UInt32(2)) + little(UInt32(0x000D_0200))
        + little(UInt32(0x0011_0000)) + little(UInt32(0)),
      little(UInt32(0x1D)) + little(UInt32(16)) + little(UInt32(0x1000))
        + little(UInt32(signature.count)),
    ])
    writer.add("__TEXT", "__const", signature)
    let found = try contents(of: writer)
    #expect(found.kind == .dynamicLibrary)
    #expect(found.architecture == "arm64")
    #expect(found.platform == .iOS)
    #expect(found.minimumOS == "13.2")
    #expect(found.sdk == "17.0")
    #expect(found.isLinked(with: "CoreLocation"))
    #expect(!found.isLinked(with: "Location"))
    #expect(found.entitlements == list)
    #expect(!found.isEncrypted)
  }

  @Test func `hides its selectors where it is encrypted, and not its imports`() throws {
    var writer = MachOWriter(form: 6, imports: ["_OBJC_CLASS_$_CLLocationManager"])
    writer.commands = [
      little(UInt32(0x2C)) + little(UInt32(24)) + little(UInt32(0x1000)) + little(UInt32(0x400))
        + little(UInt32(1)) + little(UInt32(0))
    ]
    let (names, places) = texts(["requestAlwaysAuthorization"])
    let start = writer.add("__TEXT", "__objc_methname", names)
    writer.add("__DATA", "__objc_selrefs", writer.pointer(start + places[0]))
    let found = try contents(of: writer)
    #expect(found.isEncrypted)
    #expect(found.selectors == [:])
    #expect(found.imports == ["_OBJC_CLASS_$_CLLocationManager"])
  }

  @Test(arguments: [false, true], [false, true])
  func `is read of a file for several processors, of phones first, in either order of bytes`(
    isBig: Bool, is64Bit: Bool
  ) throws {
    func number(_ value: UInt64, wide: Bool = false) -> [UInt8] {
      let bytes = wide ? little(value) : little(UInt32(value))
      return isBig ? bytes.reversed() : bytes
    }
    var simulator = MachOWriter(cpu: 0x100_0007, form: 6, imports: ["_OBJC_CLASS_$_CMPedometer"])
    simulator.add("__TEXT", "__const", [])
    let phone = MachOWriter(form: 6, imports: ["_OBJC_CLASS_$_CLLocationManager"])
    let parts: [(cpu: UInt64, bytes: [UInt8])] = [
      (0x100_0007, simulator.bytes), (0x100_000C, phone.bytes),
    ]
    var file = number(is64Bit ? 0xCAFE_BABF : 0xCAFE_BABE) + number(2)
    var place = 0x4000
    for part in parts {
      file += number(part.cpu) + number(3) + number(UInt64(place), wide: is64Bit)
      file += number(UInt64(part.bytes.count), wide: is64Bit) + number(14)
      if is64Bit { file += number(0) }
      place += 0x8000
    }
    for (index, part) in parts.enumerated() {
      file += [UInt8](repeating: 0, count: 0x4000 + index * 0x8000 - file.count) + part.bytes
    }
    let found = try #require(try BinaryReader.contents(of: BinaryBytes(file), for: Self.query))
    #expect(found.architectures == ["x86_64", "arm64"])
    #expect(found.architecture == "arm64")
    #expect(found.imports == ["_OBJC_CLASS_$_CLLocationManager"])
  }

  @Test(arguments: [
    [UInt8](repeating: 0, count: 64), Array("#!/bin/sh".utf8),
    [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0x34] + [UInt8](repeating: 7, count: 80), [],
  ])
  func `is distinguished from other files, a class of Java among them`(bytes: [UInt8]) throws {
    #expect(try BinaryReader.contents(of: BinaryBytes(bytes), for: Self.query) == nil)
    #expect(!BinaryReader.isCompiled(bytes))
  }
}

/// The bytes of a number, greatest first.
private func big(_ number: UInt32) -> [UInt8] { little(number).reversed() }
