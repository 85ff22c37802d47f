/// Writes files of Dalvik code for tests, right or wrong.
struct DexWriter {
  var classes: [Class]
  var version = "035"
  /// The mark at the beginning.
  var mark = "dex\n"
  /// Where the file begins in a container of version 041.
  var start = 0

  init(_ classes: Class...) { self.classes = classes }

  /// A class by its name with dots.
  struct Class {
    var name: String
    var superclass = "java.lang.Object"
    var methods: [Method]

    init(_ name: String, extends superclass: String = "java.lang.Object", _ methods: Method...) {
      self.name = name
      self.superclass = superclass
      self.methods = methods
    }
  }

  /// A method with its code; `catches` is the class of what a `try` around all of it catches.
  struct Method {
    var name: String
    var code: [Instruction]
    var catches: String?
    /// How many `try` the method claims to have; nil for as many as there are.
    var claimedTries: UInt16?

    init(_ name: String, catches: String? = nil, _ code: Instruction...) {
      self.name = name
      self.code = code
      self.catches = catches
    }
  }

  enum Instruction {
    /// A call of a method of a class with as many numbers as parameters.
    case call(String, String, Int = 0)
    case text(String)
    /// Reads the API level of the phone.
    case level
    /// A table of a `switch`, whose bytes look like calls.
    case table(Int)
  }

  private static func descriptor(_ name: String) -> String {
    "L" + name.replacing(".", with: "/") + ";"
  }
}

extension DexWriter {
  /// The tables of a file, sorted where Dalvik wants them so.
  private struct Tables {
    var strings: [String]
    var types: [String]
    var counts: [Int]
    var methods: [Reference]

    struct Reference: Hashable {
      var owner: String
      var name: String
      var count: Int
    }

    init(_ classes: [Class]) {
      var references: Set<Reference> = []
      var types: Set<String> = ["Landroid/os/Build$VERSION;", "I", "V"]
      var strings: Set<String> = ["SDK_INT"]
      for entry in classes {
        types.formUnion([descriptor(entry.name), descriptor(entry.superclass)])
        for method in entry.methods {
          references.insert(Reference(owner: descriptor(entry.name), name: method.name, count: 0))
          if let type = method.catches { types.insert(descriptor(type)) }
          for instruction in method.code {
            if case .call(let owner, let name, let count) = instruction {
              references.insert(Reference(owner: descriptor(owner), name: name, count: count))
            }
            if case .text(let text) = instruction { strings.insert(text) }
          }
        }
      }
      types.formUnion(references.map(\.owner))
      counts = Set(references.map(\.count)).sorted()
      strings.formUnion(references.map(\.name))
      strings.formUnion(types)
      strings.formUnion(counts.map { "V" + String(repeating: "I", count: $0) })
      self.strings = strings.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      self.types = types.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      methods = references.sorted {
        ($0.owner, $0.name, $0.count) < ($1.owner, $1.name, $1.count)
      }
    }

    func string(_ text: String) -> Int { strings.firstIndex(of: text) ?? 0 }
    func type(_ text: String) -> Int { types.firstIndex(of: text) ?? 0 }
  }

  var bytes: [UInt8] {
    let tables = Tables(classes)
    let isContainer = version >= "041"
    let headerSize = isContainer ? 0x78 : 0x70
    let origin = isContainer ? start : 0
    let sizes = [
      (tables.strings.count, 4), (tables.types.count, 4), (tables.counts.count, 12), (1, 8),
      (tables.methods.count, 8), (classes.count, 32),
    ]
    var places: [Int] = []
    var place = headerSize
    for (count, size) in sizes {
      places.append(place)
      place += count * size
    }
    var data: [UInt8] = []
    /// Adds bytes to the data and says where they are.
    func add(_ bytes: [UInt8], aligned: Bool = false) -> UInt32 {
      while aligned, (place + data.count) % 4 != 0 { data.append(0) }
      defer { data += bytes }
      return UInt32(origin + place + data.count)
    }
    let strings = tables.strings.flatMap { text in
      little(add(variable(text.utf16.count) + Array(text.utf8) + [0]))
    }
    let types = tables.types.flatMap { little(UInt32(tables.string($0))) }
    let prototypes = tables.counts.flatMap { count in
      let list =
        little(UInt32(count)) + (0..<count).flatMap { _ in little(UInt16(tables.type("I"))) }
      return little(UInt32(tables.string("V" + String(repeating: "I", count: count))))
        + little(UInt32(tables.type("V"))) + little(count > 0 ? add(list, aligned: true) : 0)
    }
    let field =
      little(UInt16(tables.type("Landroid/os/Build$VERSION;"))) + little(UInt16(tables.type("I")))
      + little(UInt32(tables.string("SDK_INT")))
    let methods = tables.methods.flatMap { method in
      little(UInt16(tables.type(method.owner)))
        + little(UInt16(tables.counts.firstIndex(of: method.count) ?? 0))
        + little(UInt32(tables.string(method.name)))
    }
    var definitions: [UInt8] = []
    for entry in classes {
      let name = Self.descriptor(entry.name)
      let ordered = entry.methods.map { method in
        (
          index: tables.methods.firstIndex(of: .init(owner: name, name: method.name, count: 0))
            ?? 0,
          method
        )
      }.sorted { $0.index < $1.index }
      var last = 0
      var list: [UInt8] = [0, 0] + variable(ordered.count) + [0]
      for (index, method) in ordered {
        let code = add(code(of: method, tables), aligned: true)
        list += variable(index - last) + [1] + variable(Int(code) - origin + origin)
        last = index
      }
      let classData = add(list)
      definitions +=
        little(UInt32(tables.type(name))) + little(1 as UInt32)
        + little(UInt32(tables.type(Self.descriptor(entry.superclass)))) + little(0 as UInt32)
        + little(UInt32.max) + little(0 as UInt32) + little(classData) + little(0 as UInt32)
    }
    let size = place + data.count
    var header = Array(mark.utf8) + Array(version.utf8) + [0] + [UInt8](repeating: 0, count: 24)
    header += little(UInt32(size)) + little(UInt32(headerSize)) + little(0x1234_5678 as UInt32)
    header += [UInt8](repeating: 0, count: 12)
    for ((count, _), place) in zip(sizes, places) {
      header += little(UInt32(count)) + little(UInt32(origin + place))
    }
    header += little(UInt32(data.count)) + little(UInt32(origin + place))
    if isContainer { header += little(UInt32(origin + size)) + little(UInt32(start)) }
    return header + strings + types + prototypes + field + methods + definitions + data
  }

  private func code(of method: Method, _ tables: Tables) -> [UInt8] {
    var units: [UInt8] = []
    for instruction in method.code {
      switch instruction {
      case .call(let owner, let name, let count):
        let reference = Tables.Reference(owner: Self.descriptor(owner), name: name, count: count)
        units +=
          [0x6E, 0x10] + little(UInt16(tables.methods.firstIndex(of: reference) ?? 0)) + [0, 0]
      case .text(let text): units += [0x1A, 0] + little(UInt16(tables.string(text)))
      case .level: units += [0x60, 0] + little(0 as UInt16)
      case .table(let count):
        units += little(0x0100 as UInt16) + little(UInt16(count)) + little(0 as UInt32)
        units += (0..<count).flatMap { _ in [0x6E, 0x10, 0, 0] as [UInt8] }
      }
    }
    units += [0x0E, 0]
    let count = units.count / 2
    let head =
      little(1 as UInt16) + little(1 as UInt16) + little(1 as UInt16)
      + little(method.claimedTries ?? (method.catches == nil ? 0 : 1)) + little(0 as UInt32)
      + little(UInt32(count))
    guard let type = method.catches else { return head + units }
    // One try over all of the code, and one handler at its end.
    return head + units + (count % 2 == 1 ? [0, 0] : [])
      + little(0 as UInt32) + little(UInt16(count)) + little(1 as UInt16)
      + [1, 1] + variable(tables.type(Self.descriptor(type))) + variable(count - 1)
  }
}

/// A number of seven bits in a byte, least first.
func variable(_ number: Int) -> [UInt8] {
  number < 128 ? [UInt8(number)] : [UInt8(number & 0x7F) | 0x80] + variable(number >> 7)
}
