import Findings

/// What Swift files offer to those who want to run their code: types, and what can be called of
/// them.
public struct EntryPoints: Hashable, Sendable {
  /// The modules that are imported, each once with its first place; a submodule by its module.
  public var imports: [EntryName] = []
  /// The types that are declared, and what extensions add to types of others, in order.
  public var types: [EntryType] = []
  /// The names of closures' types: `typealias Completion = (Bool) -> Void`.
  public var closures: [String: EntryCall.Closure] = [:]
  /// Names that are used and neither declared here nor known on Linux, each with its first place.
  public var unresolved: [EntryName] = []
  /// All names that are declared, hidden ones and type parameters too.
  public var declared: Set<String> = []
  /// Other names of types, outside of types.
  public var aliases: Set<String> = []
  /// The methods that observers, timers and delayed calls are given by selectors.
  public var calledBack: Set<SelectedMethod> = []
  /// The methods of screens that people tap.
  public var tapped: Set<SelectedMethod> = []
  /// What the code changes of types, each by the type's name and its own: `Access.asked`.
  public var changed: Set<String> = []
  /// The names of Combine's that are used, unless files that are joined to it declare them.
  var namesOfCombine: Set<String> = []

  /// Whether a name of Combine's is used that the files do not declare themselves.
  public var usesCombine: Bool { !namesOfCombine.isSubset(of: declared) }

  /// What nothing declares.
  public init() {}

  /// The closure that a parameter takes, under a name of the files' own too.
  public func closure(of parameter: EntryCall.Parameter) -> EntryCall.Closure? {
    let isOptional = ["?", "!"].contains { parameter.type.hasSuffix($0) }
    return parameter.closure
      ?? closures[isOptional ? String(parameter.type.dropLast()) : parameter.type]
  }
}

/// A name in a source, with the place where it is.
public struct EntryName: Hashable, Sendable {
  /// The name.
  public var name: String
  /// Where it is.
  public var position: SourcePosition

  /// A name with its place.
  public init(_ name: String, at position: SourcePosition) {
    self.name = name
    self.position = position
  }
}

extension EntryPoints {
  /// What several files of one module offer together.
  public init(joining files: [EntryPoints]) {
    for file in files {
      declared.formUnion(file.declared)
      aliases.formUnion(file.aliases)
      closures.merge(file.closures) { first, _ in first }
      namesOfCombine.formUnion(file.namesOfCombine)
      calledBack.formUnion(file.calledBack)
      tapped.formUnion(file.tapped)
      changed.formUnion(file.changed)
      for name in file.imports where !imports.contains(where: { $0.name == name.name }) {
        imports.append(name)
      }
    }
    let all = files.flatMap(\.types)
    // A type within another is found by its name alone where that one is extended or inherited
    // from.
    let open = files.reduce(into: Set<String>()) { $0.formUnion($1.foundAnywhere) }
    for file in files {
      let around = Set(file.types.flatMap { [$0.outermost] + $0.inherits })
      let inner = Set(all.filter { $0.isWithin(around) }.map(\.innermost))
      for name in file.unresolved
      where !open.contains(name.name) && !inner.contains(name.name)
        && !unresolved.contains(where: { $0.name == name.name })
      {
        unresolved.append(name)
      }
    }
    types = all.filter { !$0.isExtension }
    for type in all where type.isExtension {
      if let place = types.firstIndex(where: { $0.name == type.name }) {
        types[place].add(type)
      } else {
        types.append(type)
      }
    }
    for place in types.indices { types[place].addImpliedInitializer() }
  }
}

extension EntryPoints {
  /// What is declared, without types that are in others.
  package var foundAnywhere: Set<String> {
    let outer = types.filter { !$0.name.contains(".") && !$0.isExtension }.map(\.name)
    let inner = Set(types.filter { $0.name.contains(".") }.map(\.innermost)).subtracting(outer)
    return declared.subtracting(inner)
  }
}

extension EntryType {
  /// The name of the type around it, or its own.
  public var outermost: String { name.split(separator: ".").first.map(String.init) ?? name }

  fileprivate var innermost: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether it is in one of some types.
  fileprivate func isWithin(_ types: Set<String>) -> Bool {
    name.contains(".") && types.contains(outermost)
  }
}
