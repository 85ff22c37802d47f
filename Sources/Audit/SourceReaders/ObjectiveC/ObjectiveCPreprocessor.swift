/// Follows the directives of a file: which branches are compiled, and what macros stand for.
struct ObjectiveCPreprocessor {
  /// One open `#if`.
  private struct Branch {
    var isActive: Bool
    /// Whether a branch of it was compiled already, or none can be.
    var isSettled: Bool
  }

  private var branches: [Branch] = []
  private let platform: String
  /// The object-like macros of the configuration and of this file.
  private(set) var macros: [String: String]
  /// The custom macros that a condition asked about.
  private(set) var consulted: Set<String> = []

  init(_ conditions: CompilationConditions) {
    platform = conditions.platform
    macros = conditions.macros
  }

  /// Whether the text here is compiled.
  var isActive: Bool { branches.last?.isActive ?? true }

  /// Takes in a directive: its line after the `#`.
  mutating func read(_ line: String) {
    let text = line.drop { $0.isWhitespace }
    let word = text.prefix { $0.isLetter }
    let rest = text.dropFirst(word.count)
    switch word {
    case "if": open { $0.isTrue(rest) }
    case "ifdef": open { $0.isDefined(rest) }
    case "ifndef": open { !$0.isDefined(rest) }
    case "elif": next { $0.isTrue(rest) }
    case "elifdef": next { $0.isDefined(rest) }
    case "elifndef": next { !$0.isDefined(rest) }
    case "else": next { _ in true }
    case "endif": _ = branches.popLast()
    case "define" where isActive: define(rest)
    case "undef" where isActive: macros[Self.firstWord(rest)] = nil
    default: break
    }
  }

  private mutating func open(_ condition: (inout Self) -> Bool) {
    guard isActive else { return branches.append(Branch(isActive: false, isSettled: true)) }
    let holds = condition(&self)
    branches.append(Branch(isActive: holds, isSettled: holds))
  }

  private mutating func next(_ condition: (inout Self) -> Bool) {
    guard let branch = branches.popLast() else { return }
    guard !branch.isSettled else {
      return branches.append(Branch(isActive: false, isSettled: true))
    }
    let holds = condition(&self)
    branches.append(Branch(isActive: holds, isSettled: holds))
  }

  private mutating func define(_ rest: Substring) {
    let text = rest.drop { $0.isWhitespace }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let body = text.dropFirst(name.count)
    // A macro with parameters has no value of its own.
    guard !name.isEmpty, body.first != "(" else { return }
    macros[String(name)] = String(body.drop { $0.isWhitespace })
  }

  private static func firstWord(_ text: Substring) -> String {
    String(
      text.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

extension ObjectiveCPreprocessor {
  private mutating func isTrue(_ text: Substring) -> Bool {
    var expression = PreprocessorExpression(ObjectiveCLexer.tokens(of: String(text)))
    let value = expression.value { name in self.macro(name) }
    consulted.formUnion(expression.names.filter { PlatformMacros.value(of: $0, on: "iOS") == nil })
    return value != 0
  }

  private mutating func isDefined(_ text: Substring) -> Bool {
    let name = Self.firstWord(text)
    if PlatformMacros.value(of: name, on: "iOS") == nil { consulted.insert(name) }
    return macro(name) != nil
  }

  private func macro(_ name: String) -> String? {
    macros[name] ?? PlatformMacros.value(of: name, on: platform).map(String.init)
  }
}
