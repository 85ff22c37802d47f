/// A condition of `#if`, evaluated as the preprocessor does: unknown names are 0.
struct PreprocessorExpression {
  private let tokens: [String]
  private var index = 0
  private var depth = 0
  /// How many macros may still be expanded: one may name itself twice.
  private var budget = 200
  /// The names that it asked about.
  private(set) var names: Set<String> = []

  /// Deeper brackets and longer chains of macros count as 0.
  private static let depthLimit = 48

  init(_ tokens: [String]) { self.tokens = tokens }

  /// The value, given the text that macros stand for.
  mutating func value(_ macro: (String) -> String?) -> Int { ternary(macro) }

  private var next: String? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ token: String) -> Bool {
    guard next == token else { return false }
    index += 1
    return true
  }
}

extension PreprocessorExpression {
  private mutating func ternary(_ macro: (String) -> String?) -> Int {
    guard depth < Self.depthLimit else { return 0 }
    depth += 1
    defer { depth -= 1 }
    let condition = binary(0, macro)
    guard take("?") else { return condition }
    let yes = ternary(macro)
    _ = take(":")
    let no = ternary(macro)
    return condition != 0 ? yes : no
  }

  /// The binary operators, weakest first.
  private static let levels: [[String]] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"],
    ["*", "/", "%"],
  ]

  private mutating func binary(_ level: Int, _ macro: (String) -> String?) -> Int {
    guard level < Self.levels.count else { return unary(macro) }
    var left = binary(level + 1, macro)
    while let infix = next, Self.levels[level].contains(infix) {
      index += 1
      left = Self.apply(infix, left, binary(level + 1, macro))
    }
    return left
  }

  private static func apply(_ infix: String, _ left: Int, _ right: Int) -> Int {
    switch infix {
    case "||": left != 0 || right != 0 ? 1 : 0
    case "&&": left != 0 && right != 0 ? 1 : 0
    case "|": left | right
    case "^": left ^ right
    case "&": left & right
    case "==": left == right ? 1 : 0
    case "!=": left != right ? 1 : 0
    case "<": left < right ? 1 : 0
    case ">": left > right ? 1 : 0
    case "<=": left <= right ? 1 : 0
    case ">=": left >= right ? 1 : 0
    case "+": left &+ right
    case "-": left &- right
    case "*": left &* right
    case "/": right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue
    default: right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue
    }
  }

  private mutating func unary(_ macro: (String) -> String?) -> Int {
    var prefixes: [String] = []
    while let prefix = next, ["!", "-", "+", "~"].contains(prefix) {
      prefixes.append(prefix)
      index += 1
    }
    return prefixes.reversed().reduce(primary(macro)) { value, prefix in
      switch prefix {
      case "!": value == 0 ? 1 : 0
      case "-": 0 &- value
      case "~": ~value
      default: value
      }
    }
  }
}

extension PreprocessorExpression {
  private mutating func primary(_ macro: (String) -> String?) -> Int {
    if take("(") {
      let value = ternary(macro)
      _ = take(")")
      return value
    }
    guard let token = next else { return 0 }
    index += 1
    if token.first?.isNumber == true { return Self.number(token) }
    if token == "defined" { return defined(macro) }
    if token.hasPrefix("__has_") { return feature(token) }
    if token == "true" || token == "YES" { return 1 }
    names.insert(token)
    guard let text = macro(token) else { return 0 }
    if let first = text.first, first.isNumber, text.allSatisfy({ $0.isNumber }) {
      return Self.number(text)
    }
    return expand(text, macro)
  }

  private mutating func defined(_ macro: (String) -> String?) -> Int {
    let isBracketed = take("(")
    guard let name = next else { return 0 }
    index += 1
    if isBracketed { _ = take(")") }
    names.insert(name)
    return macro(name) == nil ? 0 : 1
  }

  /// `__has_include(<X/Y.h>)`: what may be there counts as there, but for the Mac's frameworks.
  private mutating func feature(_ question: String) -> Int {
    guard take("(") else { return 1 }
    var open = 1
    var argument = ""
    while open > 0, let token = next {
      index += 1
      if token == "(" { open += 1 }
      if token == ")" { open -= 1 }
      if open > 0 { argument += token }
    }
    let isForeign = ["<AppKit/", "<Cocoa/"].contains { argument.hasPrefix($0) }
    return isForeign || question == "__has_warning" ? 0 : 1
  }

  /// A macro that stands for an expression of its own.
  private mutating func expand(_ text: String, _ macro: (String) -> String?) -> Int {
    guard depth < Self.depthLimit, budget > 0 else { return 0 }
    var inner = PreprocessorExpression(ObjectiveCLexer.tokens(of: text))
    inner.depth = depth + 1
    inner.budget = budget - 1
    let value = inner.value(macro)
    budget = inner.budget
    names.formUnion(inner.names)
    return value
  }

  private static func number(_ token: String) -> Int {
    let digits = token.lowercased().prefix { $0 != "u" && $0 != "l" && $0 != "." }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) ?? 0 }
    return Int(digits) ?? 0
  }
}
