/// Writes binary XML for tests, right or wrong.
struct BinaryXMLWriter {
  var root: Tag
  var isUTF8 = false
  /// The kind of the first chunk.
  var kind: UInt16 = 3
  /// Whether the numbers of attributes are there; without them Android knows none.
  var hasResources = true
  /// Whether the names of attributes are left empty, as some tools do.
  var hidesNames = false
  /// How many strings the pool claims except its own.
  var moreStrings: UInt32 = 0
  /// Bytes between the attributes' header and the first of them.
  var gap: UInt16 = 0
  /// Chunks that are before the first element.
  var chunks: [UInt8] = []

  var bytes: [UInt8] {
    // The strings of attributes with a number come first, in the order of the map.
    var named: [(name: String, resource: UInt32)] = []
    var strings = [String]()
    func visit(_ tag: Tag, _ body: (Tag) -> Void) {
      body(tag)
      for child in tag.children { visit(child, body) }
    }
    visit(root) { tag in
      for attribute in tag.attributes where attribute.resource != 0 {
        if !named.contains(where: { $0.resource == attribute.resource }) {
          named.append((attribute.name, attribute.resource))
        }
      }
    }
    strings = named.map { hidesNames ? "" : $0.name }
    func index(_ text: String) -> UInt32 {
      let first = named.count
      if let place = strings[first...].firstIndex(of: text) { return UInt32(place) }
      strings.append(text)
      return UInt32(strings.count - 1)
    }
    var nodes: [UInt8] = []
    func write(_ tag: Tag) {
      let attributes = tag.attributes.flatMap { attribute -> [UInt8] in
        let name =
          named.firstIndex { $0.resource == attribute.resource }.map(UInt32.init)
          ?? index(attribute.name)
        let namespace = attribute.resource == 0 ? UInt32.max : index(Tag.platform)
        let (kind, data, raw): (UInt8, UInt32, UInt32) =
          switch attribute.value {
          case .text(let text): (3, index(text), index(text))
          case .number(let number): (0x10, number, .max)
          case .flags(let bits, _): (0x11, bits, .max)
          case .boolean(let flag): (0x12, flag ? .max : 0, .max)
          case .reference(let number): (1, number, .max)
          }
        return little(namespace) + little(name) + little(raw) + little(8 as UInt16) + [0, kind]
          + little(data)
      }
      nodes += chunk(
        0x0102,
        little(1 as UInt32) + little(UInt32.max) + little(UInt32.max) + little(index(tag.name))
          + little(20 + gap) + little(20 as UInt16) + little(UInt16(tag.attributes.count))
          + [UInt8](repeating: 0, count: 6 + Int(gap)) + attributes)
      for child in tag.children { write(child) }
      nodes += chunk(
        0x0103,
        little(1 as UInt32) + little(UInt32.max) + little(UInt32.max) + little(index(tag.name)))
    }
    write(root)
    let map =
      hasResources
      ? chunk(0x0180, named.flatMap { little($0.resource) }, headerSize: 8) : []
    let body = pool(strings) + map + chunks + nodes
    return little(kind) + little(8 as UInt16) + little(UInt32(body.count + 8)) + body
  }

  func chunk(_ kind: UInt16, _ body: [UInt8], headerSize: UInt16 = 16) -> [UInt8] {
    little(kind) + little(headerSize) + little(UInt32(body.count + 8)) + body
  }

  private func pool(_ strings: [String]) -> [UInt8] {
    var offsets: [UInt8] = []
    var data: [UInt8] = []
    for text in strings {
      offsets += little(UInt32(data.count))
      let utf8 = Array(text.utf8)
      data +=
        isUTF8
        ? [UInt8(text.utf16.count), UInt8(utf8.count)] + utf8 + [0]
        : little(UInt16(text.utf16.count)) + text.utf16.flatMap { little($0) } + [0, 0]
    }
    data += [UInt8](repeating: 0, count: (4 - data.count % 4) % 4)
    return chunk(
      1,
      little(UInt32(strings.count) + moreStrings) + little(0 as UInt32)
        + little((isUTF8 ? 0x100 : 0) as UInt32) + little(UInt32(28 + offsets.count))
        + little(0 as UInt32) + offsets + data, headerSize: 28)
  }
}

/// Writes the manifest of a bundle for tests.
enum ProtobufXMLWriter {
  static func bytes(_ tag: Tag) -> [UInt8] { field(1, element(tag)) }

  private static func element(_ tag: Tag) -> [UInt8] {
    field(3, Array(tag.name.utf8)) + tag.attributes.flatMap { field(4, attribute($0)) }
      + tag.children.flatMap { field(5, field(1, element($0))) }
  }

  private static func attribute(_ attribute: Tag.Attribute) -> [UInt8] {
    let name = field(2, Array(attribute.name.utf8)) + field(3, Array(attribute.text.utf8))
    guard attribute.resource != 0 else { return name }
    let item: [UInt8]? =
      switch attribute.value {
      case .text: nil
      case .number(let number): field(7, [6 << 3] + varint(UInt64(number)))
      case .flags(let bits, _): field(7, [7 << 3] + varint(UInt64(bits)))
      case .boolean(let flag): field(7, [8 << 3, flag ? 1 : 0])
      case .reference(let number): field(1, [2 << 3] + varint(UInt64(number)))
      }
    return field(1, Array(Tag.platform.utf8)) + name + [5 << 3]
      + varint(UInt64(attribute.resource)) + (item.map { field(6, $0) } ?? [])
  }

  private static func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [number << 3 | 2] + varint(UInt64(bytes.count)) + bytes
  }

  private static func varint(_ number: UInt64) -> [UInt8] {
    number < 128
      ? [UInt8(number)] : [UInt8(number & 0x7F) | 0x80] + varint(number >> 7)
  }
}
