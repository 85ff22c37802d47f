/// Something that Info.plist has to say, with the services that need it.
public struct DeclarationNeed: Hashable, Sendable {
  /// What it has to say.
  public var declaration: Declaration
  /// Who needs it, in the order they were asked for, each once.
  public var dependents: [Dependent]

  /// A service, or an SDK as a whole, that needs something said.
  public struct Dependent: Hashable, Sendable {
    /// The service as it is asked for, such as `move:driving`; `move` for the SDK as a whole.
    public var label: String
    /// What it needs it for.
    public var capability: Capability
    /// What becomes of it otherwise.
    public var loss: Loss
  }

  /// The worst that comes of leaving it out.
  public var loss: Loss { dependents.map(\.loss).max() ?? .worksLess }

  /// What becomes of them otherwise, the worst first: "a:b does not start; a:c is degraded".
  public var effects: String { Loss.effects(dependents.map { ($0.label, $0.loss) }) }

  /// Who needs it, as the subject of a sentence, and how many they are.
  public var subjects: (words: String, count: Int) {
    let services = dependents.filter { $0.loss != .uploadRefused }
    let labels = (services.isEmpty ? dependents : services).map(\.label)
    return (labels.enumerated, labels.count)
  }
}

extension [NeedsChoice] {
  /// What Info.plist has to say for all of them, in the order of ``Declaration``.
  public var declarationNeeds: [DeclarationNeed] {
    let dependents = flatMap(\.dependents)
    return Declaration.allCases.compactMap { declaration in
      var found: [DeclarationNeed.Dependent] = []
      for dependent in dependents
      where dependent.capability.declarations.contains(declaration) {
        var dependent = dependent
        dependent.loss = declaration.loss ?? dependent.loss
        if let place = found.firstIndex(where: { $0.label == dependent.label }) {
          if found[place].loss < dependent.loss { found[place] = dependent }
        } else {
          found.append(dependent)
        }
      }
      return found.isEmpty ? nil : DeclarationNeed(declaration: declaration, dependents: found)
    }
  }
}

extension NeedsChoice {
  /// Every service with each capability that it needs, and what the SDK links in any case.
  fileprivate var dependents: [DeclarationNeed.Dependent] {
    let services = demands.flatMap { demand in
      demand.capabilities.compactMap { capability in
        demand.loss(of: capability).map { loss in
          DeclarationNeed.Dependent(label: label(of: demand), capability: capability, loss: loss)
        }
      }
    }
    return services
      + profile.links.map { .init(label: profile.name, capability: $0, loss: .uploadRefused) }
  }
}
