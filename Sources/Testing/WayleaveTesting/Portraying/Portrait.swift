import PhoneSimulator

/// What an app's objects store, followed through every reference, as far as it is the app's own.
///
/// Left out is what is no state of the app, or would never be the same twice: objects of frameworks,
/// closures, tasks, continuations, pointers, dates and UUIDs count as being there or not, and weak
/// references not at all.
struct Portrait {
  private(set) var digest = Digest()
  private let shapes: Shapes
  /// Whether it tells apart what it does not look into, as far as its type can.
  private var isShown = false
  private var seen = Met()
  private var count = 0

  /// How much of an app is looked at: more is left out.
  private static let limit = 20_000

  init(of object: AnyObject?, _ shapes: Shapes = Shapes()) {
    self.shapes = shapes
    guard let object else { return }
    add(object)
  }

  /// What was shown on purpose: dates and their like tell it apart too.
  init(showing value: Any, _ shapes: Shapes) {
    self.shapes = shapes
    isShown = true
    open(value)
  }

  /// What one value stores.
  init(at address: UnsafeRawPointer, _ shape: Shape, _ shapes: Shapes) {
    self.shapes = shapes
    add(address, shape)
  }

  /// Adds an object by what it stores; one that was met before by its number.
  private mutating func add(_ object: AnyObject) {
    let shape = shapes.shape(of: type(of: object))
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    if case .holder(let field) = shape.kind {
      return withExtendedLifetime(object) {
        count += 1
        if count < Self.limit { add(address + field.offset, field.shape(in: shapes)) }
      }
    }
    guard case .object(let fields) = shape.kind else { return digest.add(1) }
    if let number = seen.meet(address) {
      digest.add(2)
      return digest.add(UInt64(number))
    }
    digest.add(shape.word)
    withExtendedLifetime(object) { add(fields, at: address) }
  }

  private mutating func add(_ fields: [Shape.Field], at address: UnsafeRawPointer) {
    for place in fields.indices {
      let start = address + fields[place].offset
      // Most fields are numbers, and no shape has to be asked for them.
      if let size = fields[place].size {
        count += 1
        if count < Self.limit { addBytes(start, size) }
      } else {
        add(start, fields[place].shape(in: shapes))
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
  private mutating func add(_ address: UnsafeRawPointer, _ shape: Shape) {
    count += 1
    guard count < Self.limit else { return }
    switch shape.kind {
    case .leaf:
      digest.add(1)
      if isShown, let number = shape.number {
        digest.add(UInt64(bitPattern: Int64(number(address))))
      }
    case .bytes(let size): addBytes(address, size)
    case .text: digest.add(PhoneWorld.word(address.assumingMemoryBound(to: String.self).pointee))
    case .value(let fields): add(fields, at: address)
    case .object, .anyObject: add(address.assumingMemoryBound(to: AnyObject.self).pointee)
    case .holder(let field):
      if shape.isReference {
        add(address.assumingMemoryBound(to: AnyObject.self).pointee)
      } else {
        add(address + field.offset, field.shape(in: shapes))
      }
    case .optional(let optional, let wrapped):
      let shape = wrapped.shape(in: shapes)
      let isNil =
        shape.isReference ? address.load(as: UInt.self) == 0 : optional.isNil(address)
      digest.add(isNil ? 3 : 4)
      if !isNil { add(address, shape) }
    case .list(let list, let element):
      let shape = element.shape(in: shapes)
      digest.add(UInt64(list.count(address)))
      list.forEach(address) { add($0, shape) }
    case .lot(let lot, let parts): addUnordered(address, lot, parts)
    case .box:
      let (type, place) = Shape.content(of: address)
      add(place, shapes.shape(of: type))
    case .mirrored(let load): mirror(load(address))
    }
  }

  /// Adds the members of a set or a dictionary, in whatever order they come.
  private mutating func addUnordered(
    _ address: UnsafeRawPointer, _ lot: any Members.Type, _ parts: [Shape.Reference]
  ) {
    var members: [Digest] = []
    lot.forEach(address) { places in
      var other = self
      other.digest = Digest()
      for (place, part) in zip(places, parts) { other.add(place, part.shape(in: shapes)) }
      count = max(count, other.count)
      members.append(other.digest)
    }
    digest.addUnordered(members)
  }

  /// Adds a value in the slow way: enums with values.
  private mutating func mirror(_ value: Any) {
    if let (name, payload) = Shape.enumCase(of: value) {
      if let payload, Shape.isStorage(of: value) { return open(payload) }
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
      withUnsafePointer(to: value) { self.add(UnsafeRawPointer($0), shapes.shape(of: Value.self)) }
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
