/// Something that a target declares or asks for, by which two checks are compared.
public struct DeclaredItem: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// Its name, such as "ACCESS_FINE_LOCATION" or "NSMotionUsageDescription".
  public var name: String
  /// What it says, such as "up to API 30" or the text of a key; empty if the name is all.
  public var detail: String
  /// The configurations that have it; empty if all do.
  public var configurations: [String]

  /// The kinds, in the order in which they are printed.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The oldest system, and for Android the target.
    case system
    case permission
    /// A prompt that people may see.
    case prompt
    case backgroundMode = "background mode"
    /// A service that may run in the foreground.
    case service
    /// A call that needs a permission, by who makes it.
    case use
  }

  /// Something that a target declares or asks for.
  public init(_ kind: Kind, _ name: String, _ detail: String = "", configurations: [String] = []) {
    self.kind = kind
    self.name = name
    self.detail = detail
    self.configurations = configurations
  }
}

extension [DeclaredItem] {
  /// The declarations of all configurations in one list: each once, with the configurations that
  /// have it where not all do.
  public static func joined(_ lists: [(configuration: String, declarations: Self)]) -> Self {
    var order: Self = []
    var holders: [DeclaredItem: [String]] = [:]
    for (configuration, declarations) in lists {
      for declaration in declarations {
        if holders[declaration] == nil { order.append(declaration) }
        if holders[declaration]?.contains(configuration) != true {
          holders[declaration, default: []].append(configuration)
        }
      }
    }
    let kinds = DeclaredItem.Kind.allCases
    return kinds.flatMap { kind in
      order.filter { $0.kind == kind }.map { declaration in
        var declaration = declaration
        let names = holders[declaration] ?? []
        if names.count < lists.count { declaration.configurations = names }
        return declaration
      }
    }
  }
}
