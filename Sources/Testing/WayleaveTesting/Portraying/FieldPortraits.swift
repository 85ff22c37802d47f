/// What an app's objects store, field by field, in the words of its source: `TrailModel.log`.
///
/// Where ``Portrait`` makes one number of it all, this says which field it lies in: a field that holds
/// an object stands for nothing but that it is there, one that holds a list for all of the list.
struct FieldPortraits {
  /// What each field stores, by its name; several objects of a class count together.
  private(set) var digests: [String: Digest] = [:]
  /// The objects, each with its class or the field by which it was come by first.
  private(set) var objects: [(object: AnyObject, name: String)] = []
  private let shapes: Shapes
  private var seen: Set<ObjectIdentifier> = []

  /// How many objects are looked at.
  private static let most = 2_000

  init(of object: AnyObject?, _ shapes: Shapes) {
    self.shapes = shapes
    guard let object else { return }
    add(object, as: "\(type(of: object))")
  }

  private mutating func add(_ object: AnyObject, as name: String) {
    let shape = shapes.shape(of: type(of: object))
    guard case .object(let fields) = shape.kind, objects.count < Self.most,
      seen.insert(ObjectIdentifier(object)).inserted
    else { return }
    objects.append((object, name))
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    withExtendedLifetime(object) { add(fields, at: address, of: "\(type(of: object))") }
  }

  private mutating func add(_ fields: [Shape.Field], at address: UnsafeRawPointer, of owner: String)
  {
    for field in fields {
      add(address + field.offset, field.shape(in: shapes), "\(owner).\(field.words)")
    }
  }

  private mutating func add(_ address: UnsafeRawPointer, _ shape: Shape, _ name: String) {
    switch shape.kind {
    case .value(let fields) where !fields.isEmpty: add(fields, at: address, of: name)
    case .object, .anyObject: add(address.assumingMemoryBound(to: AnyObject.self).pointee, as: name)
    case .optional(let optional, let wrapped) where wrapped.shape(in: shapes).isEntered:
      let isNil = optional.isNil(address)
      digests[name, default: Digest()].add(isNil ? 0 : 1)
      if !isNil { add(address, wrapped.shape(in: shapes), name) }
    default:
      digests[name, default: Digest()].add(Portrait(at: address, shape, shapes).digest)
    }
  }
}

extension Shape {
  /// Whether it is looked into instead of taken as one.
  fileprivate var isEntered: Bool {
    switch kind {
    case .object, .anyObject: true
    case .value(let fields): !fields.isEmpty
    default: false
    }
  }
}

extension Shape.Field {
  /// The name in the source: what the compiler and macros put before it is left out.
  fileprivate var words: Substring {
    let lazy = "$__lazy_storage_$_"
    if name.hasPrefix(lazy) { return name.dropFirst(lazy.count) }
    return name.hasPrefix("_") ? name.dropFirst() : name[...]
  }
}
