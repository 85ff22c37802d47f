import Findings

/// Reads a manifest in the form of a bundle: an `XmlNode` of aapt2 (AND-AAB-001).
struct ProtobufXMLReader {
  private let bytes: [UInt8]
  private let file: String
  private var tags = 0
  /// The messages that are open, the innermost last.
  private var open: [Frame] = []

  /// An element whose children are being read.
  private struct Frame {
    var fields: ProtobufFields
    /// The field that holds the children.
    var childField: Int
    /// Whether its end closes a tag.
    var isElement: Bool
  }

  /// Hands every tag to a builder.
  static func read(
    _ bytes: [UInt8], into builder: inout ManifestBuilder, file: String
  ) throws(ReadingProblem) {
    var reader = ProtobufXMLReader(bytes: bytes, file: file)
    try reader.read(into: &builder)
    guard reader.tags > 0 else {
      throw .malformed(package: file, 0, "The manifest has no element")
    }
  }

  private init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  private mutating func read(into builder: inout ManifestBuilder) throws(ReadingProblem) {
    open = [
      Frame(
        fields: fields(in: 0..<bytes.count), childField: 1, isElement: false)
    ]
    while let last = open.indices.last {
      guard let field = try open[last].fields.next() else {
        if open[last].isElement { builder.close() }
        open.removeLast()
        continue
      }
      guard field.number == open[last].childField, case .bytes(let range) = field.content else {
        continue
      }
      if open[last].isElement {
        // A child is a node, which holds an element, a text or nothing.
        open.append(
          Frame(fields: self.fields(in: range), childField: 1, isElement: false))
      } else {
        try openElement(in: range, at: field.offset, &builder)
      }
    }
  }

  private mutating func openElement(
    in range: Range<Int>, at offset: Int, _ builder: inout ManifestBuilder
  ) throws(ReadingProblem) {
    guard builder.depth < ManifestBuilder.maximumDepth else {
      throw .malformed(
        package: file, offset,
        "More than \(ManifestBuilder.maximumDepth) elements are nested")
    }
    tags += 1
    guard tags <= BinaryXMLReader.maximumTags else {
      throw .malformed(
        package: file, offset, "The manifest has more than \(BinaryXMLReader.maximumTags) elements")
    }
    var tag = ManifestTag(name: "")
    var fields = self.fields(in: range)
    while let field = try fields.next() {
      guard case .bytes(let content) = field.content else { continue }
      if field.number == 3 { tag.name = text(content) }
      if field.number == 4, tag.attributes.count < BinaryXMLReader.maximumAttributes {
        tag.attributes.append(try attribute(content))
      }
    }
    builder.open(tag)
    open.append(Frame(fields: self.fields(in: range), childField: 5, isElement: true))
  }

  private func attribute(_ range: Range<Int>) throws(ReadingProblem) -> ManifestTag.Attribute {
    var attribute = ManifestTag.Attribute(namespace: .none, name: "", value: .text(""))
    var compiled: ManifestTag.Value?
    var resource: UInt32 = 0
    var fields = self.fields(in: range)
    while let field = try fields.next() {
      switch (field.number, field.content) {
      case (1, .bytes(let content)): attribute.namespace = ManifestTag.Namespace(text(content))
      case (2, .bytes(let content)): attribute.name = text(content)
      case (3, .bytes(let content)): attribute.value = .text(text(content))
      case (5, .number(let number)): resource = UInt32(truncatingIfNeeded: number)
      case (6, .bytes(let content)): compiled = try item(content) ?? compiled
      default: continue
      }
    }
    if let compiled { attribute.value = compiled }
    if resource != 0 {
      attribute.namespace = .android
      attribute.name = ManifestAttributeName.named(resource) ?? ""
    }
    return attribute
  }

  /// What aapt2 made of the text of an attribute; nil if it made nothing that is read here.
  private func item(_ range: Range<Int>) throws(ReadingProblem) -> ManifestTag.Value? {
    var fields = self.fields(in: range)
    var value: ManifestTag.Value?
    while let field = try fields.next() {
      guard case .bytes(let content) = field.content else { continue }
      var inner = self.fields(in: content)
      while let part = try inner.next() {
        switch (field.number, part.number, part.content) {
        case (1, 2, .number(let id)): value = .reference(UInt32(truncatingIfNeeded: id))
        case (2, 1, .bytes(let text)), (3, 1, .bytes(let text)): value = .text(self.text(text))
        case (7, 6, .number(let number)), (7, 7, .number(let number)):
          value = .number(UInt32(truncatingIfNeeded: number))
        case (7, 8, .number(let flag)): value = .boolean(flag != 0)
        default: continue
        }
      }
    }
    return value
  }

  private func fields(in range: Range<Int>) -> ProtobufFields {
    ProtobufFields(bytes, range, file: file)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
