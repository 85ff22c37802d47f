// What can be looked into without knowing more of its type.

/// Optionals.
protocol Optionals {
  static var wrapped: Any.Type { get }
  static func isNil(_ address: UnsafeRawPointer) -> Bool
}

extension Optional: Optionals {
  static var wrapped: Any.Type { Wrapped.self }

  static func isNil(_ address: UnsafeRawPointer) -> Bool {
    if case .none = address.assumingMemoryBound(to: Self.self).pointee { true } else { false }
  }
}

/// Arrays.
protocol Lists {
  static var element: Any.Type { get }
  static func count(_ address: UnsafeRawPointer) -> Int
  static func forEach(_ address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void)
}

extension Array: Lists {
  static var element: Any.Type { Element.self }

  static func count(_ address: UnsafeRawPointer) -> Int {
    address.assumingMemoryBound(to: Self.self).pointee.count
  }

  static func forEach(_ address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    // Counted, because nothing here is specialized for the type of the elements.
    address.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress.map({ UnsafeRawPointer($0) }) else { return }
      let stride = MemoryLayout<Element>.stride
      for number in 0..<elements.count { body(start + number * stride) }
    }
  }
}

/// Sets and dictionaries: members without an order, each of one part or two.
protocol Members {
  static var parts: [Any.Type] { get }
  static func forEach(_ address: UnsafeRawPointer, _ body: ([UnsafeRawPointer]) -> Void)
}

extension Set: Members {
  static var parts: [Any.Type] { [Element.self] }

  static func forEach(_ address: UnsafeRawPointer, _ body: ([UnsafeRawPointer]) -> Void) {
    for member in address.assumingMemoryBound(to: Self.self).pointee {
      withUnsafePointer(to: member) { body([UnsafeRawPointer($0)]) }
    }
  }
}

extension Dictionary: Members {
  static var parts: [Any.Type] { [Key.self, Value.self] }

  static func forEach(_ address: UnsafeRawPointer, _ body: ([UnsafeRawPointer]) -> Void) {
    for (key, value) in address.assumingMemoryBound(to: Self.self).pointee {
      withUnsafePointer(to: key) { key in
        withUnsafePointer(to: value) { body([UnsafeRawPointer(key), UnsafeRawPointer($0)]) }
      }
    }
  }
}
