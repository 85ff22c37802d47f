import PhoneSimulator

/// How the values of a type lie in memory, found out once for each type.
///
/// Only this file relies on the runtime's own way to list fields, by the functions behind `Mirror`.
final class TypeLayout {
  /// A type whose shape is found out when it is needed: types may hold one another.
  final class Reference {
    private let type: Any.Type
    private var known: TypeLayout?

    init(_ type: Any.Type) { self.type = type }

    func layout(in layouts: TypeLayouts) -> TypeLayout {
      if let known { return known }
      let layout = layouts.layout(of: type)
      known = layout
      layouts.keep(self)
      return layout
    }

    func forget() { known = nil }
  }

  /// A field: where it lies, and its type.
  struct Field {
    var name: String
    var offset: Int
    var type: Reference
    /// The size of a number or an enum without values; nil if more has to be known of the type.
    var size: Int?

    func layout(in layouts: TypeLayouts) -> TypeLayout { type.layout(in: layouts) }
  }

  enum Kind {
    /// Counts as being there.
    case leaf
    /// So many bytes without gaps.
    case bytes(Int)
    case text
    /// An object: its class tells the fields, and what lies in memory is a reference.
    case object([Field])
    case value([Field])
    case optional(any Optionals.Type, Reference)
    case list(any Lists.Type, Reference)
    /// A set or a dictionary, with the types of which its members are made.
    case unordered(any Members.Type, [Reference])
    /// What holds the app's own value in one of its fields: an object of Combine's that keeps one.
    case holder(Field)
    /// `any` of a protocol that only objects conform to: a reference comes first.
    case anyObject
    /// `any` of another protocol: a value of a type of its own, or a pointer to it.
    case box
    /// What has no simple form in memory: it is loaded, and a mirror held to it.
    case mirrored((UnsafeRawPointer) -> Any)
  }

  let kind: Kind
  /// Whether a value begins with a reference that is there, so that zero stands for none.
  let isReference: Bool
  /// The type's name as a number.
  let word: UInt64
  /// What makes two values of a type different that is not looked into, such as a date.
  let number: ((UnsafeRawPointer) -> Int)?

  init(of type: Any.Type) {
    let name = String(reflecting: type)
    kind = Self.judge(type, name)
    isReference =
      switch kind {
      case .object, .anyObject: true
      case .holder: type is AnyObject.Type
      default: false
      }
    word = PhoneWorld.word(name)
    if case .leaf = kind, !(type is AnyObject.Type), let type = type as? any Hashable.Type {
      number = Self.hasher(of: type)
    } else {
      number = nil
    }
  }

  private static func hasher<Value: Hashable>(of _: Value.Type) -> (UnsafeRawPointer) -> Int {
    { $0.assumingMemoryBound(to: Value.self).pointee.hashValue }
  }

  private static func judge(_ type: Any.Type, _ name: String) -> Kind {
    if let optional = type as? any Optionals.Type {
      return .optional(optional, Reference(optional.wrapped))
    }
    if isOfCombine(name) { return combine(type, name) }
    if type is AnyObject.Type {
      if isOfFramework(name) { return .leaf }
      return .object(fields(of: type, skipping: framework(below: type)))
    }
    if isFunction(type) || leaves.contains(where: name.hasPrefix) { return .leaf }
    if name == "Swift.String" { return .text }
    if let list = type as? any Lists.Type { return .list(list, Reference(list.element)) }
    if let unordered = type as? any Members.Type {
      return .unordered(unordered, unordered.parts.map(Reference.init))
    }
    if isPlain(type, name) { return .bytes(size(of: type)) }
    if isStruct(type) { return .value(fields(of: type, skipping: 0)) }
    return existential(type) ?? .mirrored(loader(of: type))
  }

  /// Whether a type itself is Combine's; an app's own that inherits from one is not.
  private static func isOfCombine(_ name: String) -> Bool { name.hasPrefix("OpenCombine") }

  /// Of Combine's objects the value that one keeps is the app's, and nothing else.
  private static func combine(_ type: Any.Type, _ name: String) -> Kind {
    let keeping = ["currentValue", "storage", "_storage", "wrappedValue", "subject"]
    // What a published property is kept in: by itself before somebody subscribes, and in a subject
    // after it.
    guard metadataKind(type) != 0x201 else {
      return name.hasPrefix("OpenCombine.Published<") ? .mirrored(loader(of: type)) : .leaf
    }
    let field = fields(of: type, skipping: 0).first { keeping.contains($0.name) }
    return field.map(Kind.holder) ?? .leaf
  }

  /// Numbers that lie in memory as they are, and enums without values.
  private static func isPlain(_ type: Any.Type, _ name: String) -> Bool {
    func isPOD<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    if type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type
      || type == Bool.self
    {
      return _openExistential(type, do: isPOD)
    }
    func isSmallEnum<Value>(_: Value.Type) -> Bool {
      _isPOD(Value.self) && MemoryLayout<Value>.size == 1 && !isStruct(type)
    }
    return _openExistential(type, do: isSmallEnum)
  }

  /// The size of what `judge` finds to be plain bytes.
  fileprivate static func plainSize(of type: Any.Type) -> Int? {
    guard !(type is any Optionals.Type), !(type is AnyObject.Type), !isFunction(type) else {
      return nil
    }
    let name = String(reflecting: type)
    guard !leaves.contains(where: name.hasPrefix), !(type is any Lists.Type),
      !(type is any Members.Type), isPlain(type, name)
    else { return nil }
    return size(of: type)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  private static func loader(of type: Any.Type) -> (UnsafeRawPointer) -> Any {
    func loader<Value>(_: Value.Type) -> (UnsafeRawPointer) -> Any {
      { $0.assumingMemoryBound(to: Value.self).pointee }
    }
    return _openExistential(type, do: loader)
  }

  /// The number of fields that the first superclass of a framework brings.
  private static func framework(below type: Any.Type) -> Int {
    var parent: AnyClass? = (type as? AnyClass).flatMap { _getSuperclass($0) }
    while let above = parent {
      if isOfFramework(String(reflecting: above)) { return countFields(above) }
      parent = _getSuperclass(above)
    }
    return 0
  }

  private static func isOfFramework(_ name: String) -> Bool {
    frameworks.contains(where: name.hasPrefix)
  }

  /// Modules whose objects are no state of an app's own.
  private static let frameworks = [
    "CoreLocation.", "CoreMotion.", "CoreBluetooth.", "UIKit.", "SwiftUI.", "Foundation.",
    "FoundationEssentials.", "Dispatch.", "os.", "_Concurrency.", "Synchronization.",
    "Observation.", "AppHosting.", "PhoneSimulator.", "DeterministicExecution.", "Swift._",
  ]

  /// Values that are never the same twice, or represent what runs.
  private static let leaves = [
    "Foundation.", "FoundationEssentials.", "Dispatch.", "_Concurrency.", "Synchronization.",
    "Observation.", "Swift.CheckedContinuation", "Swift.UnsafeContinuation", "Swift.Task<",
    "Swift.Unsafe", "Swift.OpaquePointer", "Swift.AsyncStream", "Swift.AsyncThrowingStream",
    "Swift.ObjectIdentifier", "Builtin.", "__C.",
  ]
}

// MARK: Fields, as the runtime lists them

/// What the runtime says of a field; its layout is the runtime's.
private struct FieldNote {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func countFields(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func field(
  of type: Any.Type, index: Int, note: UnsafeMutablePointer<FieldNote>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func offset(of type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_count")
private func countParts<Value>(_ value: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func part<Value>(
  of value: Value, type: Any.Type, index: Int,
  name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  free: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(of value: Value) -> UnsafePointer<CChar>?

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

extension TypeLayout {
  /// The strong fields, without the first few.
  fileprivate static func fields(of type: Any.Type, skipping first: Int) -> [Field] {
    let count = countFields(type)
    guard first < count else { return [] }
    return (first..<count).compactMap { index in
      var note = FieldNote()
      let type = withUnsafeMutablePointer(to: &note) { note in
        (field(of: type, index: index, note: note), offset(of: type, index: index))
      }
      defer { note.free?(note.name) }
      guard note.isStrong else { return nil }
      let name = note.name.map { String(cString: $0) } ?? ""
      return Field(
        name: name, offset: type.1, type: Reference(type.0), size: plainSize(of: type.0))
    }
  }

  /// Whether a type is a struct or a tuple, by the runtime's number for it.
  fileprivate static func isStruct(_ type: Any.Type) -> Bool {
    let kind = metadataKind(type)
    return kind == 0x200 || kind == 0x301
  }

  /// Whether a type is one of functions, by the runtime's number for it.
  fileprivate static func isFunction(_ type: Any.Type) -> Bool { metadataKind(type) == 0x302 }

  /// The name of an enum's case and what it carries; nil for what is no enum.
  ///
  /// Asked of the runtime and not of `Mirror`, for an app may say of both what it wants.
  static func enumCase(of value: Any) -> (name: String, payload: Any?)? {
    guard metadataKind(Swift.type(of: value)) == 0x201 else { return nil }
    func open<Value>(_ value: Value) -> (name: String, payload: Any?) {
      guard countParts(value, type: Value.self) > 0 else {
        return (caseName(of: value).map { String(cString: $0) } ?? "", nil)
      }
      var name: UnsafePointer<CChar>?
      var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
      let payload = part(of: value, type: Value.self, index: 0, name: &name, free: &free)
      defer { free?(name) }
      return (name.map { String(cString: $0) } ?? "", payload)
    }
    return _openExistential(value, do: open)
  }

  /// Whether an enum is what a published property of Combine's is kept in.
  static func isStorage(of value: Any) -> Bool {
    let name = String(reflecting: Swift.type(of: value))
    return name.hasPrefix("OpenCombine.Published<")
  }

  /// What kind of `any` a type is, by the flags of the runtime's record of it; nil for none.
  fileprivate static func existential(_ type: Any.Type) -> Kind? {
    guard metadataKind(type) == 0x303 else { return nil }
    let record = withUnsafeBytes(of: type) { $0.load(as: UnsafeRawPointer.self) }
    let flags = record.load(fromByteOffset: 8, as: UInt32.self)
    if flags & 1 << 31 == 0 { return .anyObject }
    return flags & 0x3F00_0000 == 0 ? .box : nil
  }

  /// The type and the address of the value in a box.
  ///
  /// Whether it lies in the box itself is in the flags of the type's value witnesses, behind
  /// eight functions, the size and the stride: small is not enough, for what cannot be moved byte
  /// by byte, as a weak reference, is never inline.
  static func content(of box: UnsafeRawPointer) -> (Any.Type, UnsafeRawPointer) {
    let type = box.load(fromByteOffset: 24, as: Any.Type.self)
    func place<Value>(_: Value.Type) -> UnsafeRawPointer {
      let witnesses = box.load(fromByteOffset: 24, as: UnsafeRawPointer.self)
        .load(fromByteOffset: -8, as: UnsafeRawPointer.self)
      let isInline = witnesses.load(fromByteOffset: 80, as: UInt32.self) & 0x2_0000 == 0
      if isInline { return box }
      let alignment = MemoryLayout<Value>.alignment
      let start = (16 + alignment - 1) / alignment * alignment
      return box.load(as: UnsafeRawPointer.self) + start
    }
    return (type, _openExistential(type, do: place))
  }
}
