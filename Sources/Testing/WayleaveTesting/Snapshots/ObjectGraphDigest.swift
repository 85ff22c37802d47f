import PhoneSimulator

/// What an app's objects store, followed through every reference, as far as it is the app's own.
///
/// Left out is what is no state of the app, or would never be the same twice: objects of frameworks,
/// closures, tasks, continuations, pointers, dates and UUIDs count as being there or not, and weak
/// references not at all.
struct ObjectGraphDigest {
  private(set) var digest = Digest()
  private let layouts: TypeLayouts
  /// Whether it compares what it does not look into, as far as its type can.
  private var isShown = false
  private var seen = Met()
  private var count = 0

  /// How much of an app is looked at: more is left out.
  private static let limit = 20_000

  init(of object: AnyObject?, _ layouts: TypeLayouts = TypeLayouts()) {
    self.layouts = layouts
    guard let object else { return }
    add(object)
  }

  /// What was shown on purpose: dates and the like count, too.
  init(showing value: Any, _ layouts: TypeLayouts) {
    self.layouts = layouts
    isShown = true
    open(value)
  }

  /// What one value stores.
  init(at address: UnsafeRawPointer, _ layout: TypeLayout, _ layouts: TypeLayouts) {
    self.layouts = layouts
    add(address, layout)
  }

  /// Adds an object by what it stores; one that was met before by its number.
  private mutating func add(_ object: AnyObject) {
    let layout = layouts.layout(of: type(of: object))
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    if case .holder(let field) = layout.kind {
      return withExtendedLifetime(object) {
        count += 1
        if count < Self.limit { add(address + field.offset, field.layout(in: layouts)) }
      }
    }
    guard case .object(let fields) = layout.kind else { return digest.add(1) }
    if let number = seen.meet(address) {
      digest.add(2)
      return digest.add(UInt64(number))
    }
    digest.add(layout.word)
    withExtendedLifetime(object) { add(fields, at: address) }
  }

  private mutating func add(_ fields: [TypeLayout.Field], at address: UnsafeRawPointer) {
    for place in fields.indices {
      let start = address + fields[place].offset
      // Most fields are numbers, and no shape has to be asked for them.
      if let size = fields[place].size {
        count += 1
        if count < Self.limit { addBytes(start, size) }
      } else {
        add(start, fields[place].layout(in: layouts))
      }
    }
  }

  private mutating func addBytes(_ address: UnsafeRawPointer, _ size: Int) {
    switch size {
    case 1: digest.add(UInt64(address.load(as: UInt8.self)))
    case 8: digest.add(address.loadUnaligned(as: UInt64.self))
    default:
      for place in 0..<size {
        digest.add(UInt64(address.load(fromByteOffset: place, as: UInt8.self)))
      }
    }
  }

  /// Adds the value of a type that lies at an address.
  private mutating func add(_ address: UnsafeRawPointer, _ layout: TypeLayout) {
    count += 1
    guard count < Self.limit else { return }
    switch layout.kind {
    case .leaf:
      digest.add(1)
      if isShown, let number = layout.number {
        digest.add(UInt64(bitPattern: Int64(number(address))))
      }
    case .bytes(let size): addBytes(address, size)
    case .text: digest.add(PhoneWorld.word(address.assumingMemoryBound(to: String.self).pointee))
    case .value(let fields): add(fields, at: address)
    case .object, .anyObject: add(address.assumingMemoryBound(to: AnyObject.self).pointee)
    case .holder(let field):
      if layout.isReference {
        add(address.assumingMemoryBound(to: AnyObject.self).pointee)
      } else {
        add(address + field.offset, field.layout(in: layouts))
      }
    case .optional(let optional, let wrapped):
      let layout = wrapped.layout(in: layouts)
      let isNil =
        layout.isReference ? address.load(as: UInt.self) == 0 : optional.isNil(address)
      digest.add(isNil ? 3 : 4)
      if !isNil { add(address, layout) }
    case .list(let list, let element):
      let layout = element.layout(in: layouts)
      digest.add(UInt64(list.count(address)))
      list.forEach(address) { add($0, layout) }
    case .unordered(let unordered, let parts): addUnordered(address, unordered, parts)
    case .box:
      let (type, place) = TypeLayout.content(of: address)
      add(place, layouts.layout(of: type))
    case .mirrored(let load): mirror(load(address))
    }
  }

  /// Adds the members of a set or a dictionary, in whatever order they come.
  private mutating func addUnordered(
    _ address: UnsafeRawPointer, _ unordered: any Members.Type, _ parts: [TypeLayout.Reference]
  ) {
    var members: [Digest] = []
    unordered.forEach(address) { places in
      var other = self
      other.digest = Digest()
      for (place, part) in zip(places, parts) { other.add(place, part.layout(in: layouts)) }
      count = max(count, other.count)
      members.append(other.digest)
    }
    digest.addUnordered(members)
  }

  /// Adds a value in the slow way: enums with values.
  private mutating func mirror(_ value: Any) {
    if let (name, payload) = TypeLayout.enumCase(of: value) {
      if let payload, TypeLayout.isStorage(of: value) { return open(payload) }
      digest.add(PhoneWorld.word(name))
      if let payload { open(payload) }
    } else {
      let mirror = Mirror(reflecting: value)
      digest.add(UInt64(mirror.children.count))
      for child in mirror.children { open(child.value) }
    }
  }

  /// Adds a value of whatever type it turns out to have.
  private mutating func open(_ value: Any) {
    func add<Value>(_ value: Value) {
      withUnsafePointer(to: value) {
        self.add(UnsafeRawPointer($0), layouts.layout(of: Value.self))
      }
    }
    _openExistential(value, do: add)
  }
}

/// Objects that were met, by number. Most apps have few: nothing is hashed for those.
private struct Met {
  private var few: [UnsafeRawPointer] = []
  private var rest: [UnsafeRawPointer: Int] = [:]

  private static let fewest = 8

  /// The number of an object that was met before; one that was not gets the next.
  mutating func meet(_ address: UnsafeRawPointer) -> Int? {
    if let number = few.firstIndex(of: address) ?? rest[address] { return number }
    if few.count < Self.fewest {
      few.append(address)
    } else {
      rest[address] = few.count + rest.count
    }
    return nil
  }
}
