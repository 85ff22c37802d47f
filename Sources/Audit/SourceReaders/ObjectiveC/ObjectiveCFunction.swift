/// A method or function with its body.
struct ObjectiveCFunction {
  /// The class that is implemented around it.
  var type: String?
  /// "locationManager:didVisit:", or the name of a C function with "()".
  var name: String
  /// The first word of the name, by which it is called.
  var word: String
  /// Whether it returns a truth value or a collection, so that it may tell about the modes.
  var mayTell: Bool
  /// The token indices of its braces.
  var body: ClosedRange<Int>

  /// "Model.locationManager:didVisit:", as a reader calls the place.
  var description: String { [type, name].compactMap { $0 }.joined(separator: ".") }
}

/// The functions of a file: their bodies follow one another and none lies in another.
extension [ObjectiveCFunction] {
  /// The function whose body a token is in.
  func around(_ index: Int) -> ObjectiveCFunction? {
    let place = place { $0.upperBound < index }
    return place < count && self[place].body.contains(index) ? self[place] : nil
  }

  /// The first function whose body begins behind a token.
  func after(_ index: Int) -> ObjectiveCFunction? {
    let place = place { $0.lowerBound <= index }
    return place < count ? self[place] : nil
  }

  /// How many bodies come first, for a question that holds for those and for no later one.
  private func place(where comesFirst: (ClosedRange<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if comesFirst(self[middle].body) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ObjectiveCFunction {
  /// Every function of a file, in its order.
  static func all(in source: ObjectiveCSource) -> [ObjectiveCFunction] {
    var functions: [ObjectiveCFunction] = []
    var type: String?
    var start = 0
    var index = 0
    while index < source.tokens.count {
      if source.isToken(index, "@") {
        if source.isToken(index + 1, "implementation") { type = source.text(index + 2) }
        if source.isToken(index + 1, "end") { (type, start) = (nil, index + 2) }
      }
      if source.isToken(index, ";") || source.isToken(index, "}") { start = index + 1 }
      guard source.isToken(index, "{") else {
        index += 1
        continue
      }
      if isContainer(start..<index, source) {
        index += 1
        start = index
        continue
      }
      let end = source.partner(index) > index ? source.partner(index) : source.tokens.count - 1
      if let function = ObjectiveCFunction(start..<index, type, index...max(index, end), source) {
        functions.append(function)
      }
      index = end + 1
      start = index
    }
    return functions
  }

  /// Braces of C++ and Objective-C that hold functions.
  private static func isContainer(_ head: Range<Int>, _ source: ObjectiveCSource) -> Bool {
    head.contains { source.isToken($0, ["namespace", "extern", "class", "struct"]) }
      && !head.contains { source.isToken($0, "(") }
  }

  private init?(
    _ head: Range<Int>, _ type: String?, _ body: ClosedRange<Int>, _ source: ObjectiveCSource
  ) {
    // An attribute or a macro may be before the sign.
    let sign = head.first {
      source.isToken($0, ["-", "+"]) && source.isToken($0 + 1, "(")
    }
    if let sign, type != nil {
      let after = max(source.partner(sign + 1), sign + 1) + 1
      let parts = source.siblings(from: after, to: head.upperBound).filter {
        source.isIdentifier($0)
          && ($0 == after || source.isToken($0 + 1, ":"))
      }
      guard let first = parts.first else { return nil }
      let hasLabels = source.isToken(first + 1, ":")
      name = hasLabels ? parts.map { source.text($0) + ":" }.joined() : source.text(first)
      word = source.text(first)
      mayTell = Self.mayTell(sign..<after, source)
      self.type = type
    } else {
      guard
        let bracket = source.siblings(from: head.lowerBound, to: head.upperBound)
          .first(where: { source.isToken($0, "(") }), source.isIdentifier(bracket - 1)
      else { return nil }
      word = source.text(bracket - 1)
      name = word + "()"
      mayTell = Self.mayTell(head.lowerBound..<bracket, source)
      let isMember = source.isToken(bracket - 2, "::")
      self.type = isMember ? source.text(bracket - 3) : nil
    }
    self.body = body
  }

  private static func mayTell(_ range: Range<Int>, _ source: ObjectiveCSource) -> Bool {
    range.contains {
      source.isToken(
        $0, ["BOOL", "bool", "Boolean", "NSArray", "NSSet", "NSNumber", "NSString", "id"])
    }
  }
}
