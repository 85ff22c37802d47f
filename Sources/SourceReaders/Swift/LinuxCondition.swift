import SwiftSyntax

/// Whether code between `#if` and `#endif` is there when it is compiled on Linux over this package.
enum LinuxCondition {
  /// True or false, or nil where nobody here knows. Of flags `DEBUG` alone is set.
  static func holds(_ condition: ExprSyntax) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return holds(negation.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return holds(only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holds(Array(sequence.elements)[...])
    }
    if let flag = condition.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return flag == "DEBUG"
    }
    return condition.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
  }

  /// `||` binds less than `&&`.
  private static func holds(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
    for word in ["||", "&&"] {
      let place = elements.firstIndex {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text == word
      }
      guard let place else { continue }
      let sides = [holds(elements[..<place]), holds(elements[(place + 1)...])]
      let decisive = word == "||"
      if sides.contains(decisive) { return decisive }
      return sides.contains(nil) ? nil : !decisive
    }
    return elements.count == 1 ? elements.first.flatMap(holds) : nil
  }

  private static func holds(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let word = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch word {
    case "os": return argument == "Linux"
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      return EntryPoints.modulesOnLinux.contains(module)
    case "targetEnvironment", "_runtime": return false
    case "swift": return isAtLeast(argument, 5)
    case "compiler": return isAtLeast(argument, 6)
    default: return nil
    }
  }

  /// Whether a major version meets a bound, `>=5.9` or `<6`.
  private static func isAtLeast(_ bound: String, _ version: Int) -> Bool? {
    let digits = bound.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard let major = Int(digits) else { return nil }
    if bound.hasPrefix(">=") { return version >= major }
    return bound.hasPrefix("<") ? version < major : nil
  }
}

extension EntryPoints {
  /// The modules that code finds on Linux: the toolchain's, and those of this package.
  public static let modulesOnLinux: Set<String> = [
    "Combine", "CoreBluetooth", "CoreLocation", "CoreMotion", "Dispatch", "Foundation",
    "FoundationNetworking", "FoundationXML", "Glibc", "OSLog", "Observation", "RegexBuilder",
    "Swift", "SwiftUI", "Synchronization", "UIKit", "_Concurrency", "os",
  ]
}
