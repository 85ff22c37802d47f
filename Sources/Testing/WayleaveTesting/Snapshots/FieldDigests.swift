/// What an app's objects store, field by field, in the words of its source: `TrailModel.log`.
///
/// Where ``ObjectGraphDigest`` makes one number of it all, this says which field it lies in: a field that holds
/// an object stands for nothing but that it is there, one that holds a list for all of the list.
struct FieldDigests {
  /// What each field stores, by its name; several objects of a class count together.
  private(set) var digests: [String: Digest] = [:]
  /// The objects, each with its class or the field by which it was come by first.
  private(set) var objects: [(object: AnyObject, name: String)] = []
  private let layouts: TypeLayouts
  private var seen: Set<ObjectIdentifier> = []

  /// How many objects are looked at.
  private static let most = 2_000

  init(of object: AnyObject?, _ layouts: TypeLayouts) {
    self.layouts = layouts
    guard let object else { return }
    add(object, as: "\(type(of: object))")
  }

  private mutating func add(_ object: AnyObject, as name: String) {
    let layout = layouts.layout(of: type(of: object))
    guard case .object(let fields) = layout.kind, objects.count < Self.most,
      seen.insert(ObjectIdentifier(object)).inserted
    else { return }
    objects.append((object, name))
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    withExtendedLifetime(object) { add(fields, at: address, of: "\(type(of: object))") }
  }

  private mutating func add(
    _ fields: [TypeLayout.Field], at address: UnsafeRawPointer, of owner: String
  ) {
    for field in fields {
      add(address + field.offset, field.layout(in: layouts), "\(owner).\(field.words)")
    }
  }

  private mutating func add(_ address: UnsafeRawPointer, _ layout: TypeLayout, _ name: String) {
    switch layout.kind {
    case .value(let fields) where !fields.isEmpty: add(fields, at: address, of: name)
    case .object, .anyObject: add(address.assumingMemoryBound(to: AnyObject.self).pointee, as: name)
    case .optional(let optional, let wrapped) where wrapped.layout(in: layouts).isEntered:
      let isNil = optional.isNil(address)
      digests[name, default: Digest()].add(isNil ? 0 : 1)
      if !isNil { add(address, wrapped.layout(in: layouts), name) }
    default:
      digests[name, default: Digest()].add(ObjectGraphDigest(at: address, layout, layouts).digest)
    }
  }
}

extension TypeLayout {
  /// Whether it is looked into instead of taken as one.
  fileprivate var isEntered: Bool {
    switch kind {
    case .object, .anyObject: true
    case .value(let fields): !fields.isEmpty
    default: false
    }
  }
}

extension TypeLayout.Field {
  /// The name in the source: what the compiler and macros put before it is left out.
  fileprivate var words: Substring {
    let lazy = "$__lazy_storage_$_"
    if name.hasPrefix(lazy) { return name.dropFirst(lazy.count) }
    return name.hasPrefix("_") ? name.dropFirst() : name[...]
  }
}
