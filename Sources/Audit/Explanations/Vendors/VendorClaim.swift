import PlatformModel

/// A statement of a vendor's document that the facts do not bear out as it is.
public struct VendorClaim: Hashable, Sendable {
  /// The document.
  public let document: VendorDocument
  /// The part of the document, by its heading or what it is about.
  public let place: String
  /// How it differs from the facts.
  public let difference: Difference
  /// What the document says, in our own words.
  public let says: String
  /// What the facts say.
  public let inFact: String
  /// The facts that say so.
  public let facts: [FactID]
  /// Keys and other names that it is about, beside the facts.
  let names: [String]

  /// Whether it is about Android.
  public var isAboutAndroid: Bool { facts.contains { $0.rawValue.hasPrefix("AND-") } }

  init(
    _ document: VendorDocument, _ place: String, _ difference: Difference, says: String,
    inFact: String, _ facts: [FactID], names: [String] = []
  ) {
    self.document = document
    self.place = place
    self.difference = difference
    self.says = says
    self.inFact = inFact
    self.facts = facts
    self.names = names
  }
}

extension VendorClaim {
  /// How a document differs from the facts.
  public enum Difference: String, Hashable, Sendable, CaseIterable {
    /// It was never so.
    case wrong
    /// Facts that were inferred speak against it; no source says so outright.
    case doubtful
    /// It is true of some releases only, and the document does not say of which.
    case outdated
    /// It holds under a condition, or has a consequence, that the document leaves out.
    case incomplete
    /// Two parts of the document say different things.
    case contradictory
  }

  /// Every difference, document by document.
  public static let all = situm + situmAndroid + bluedot + chineseSDK + breeze + move

  /// The differences that rest on one of some facts, or that are about a name.
  static func all(about facts: [FactID], naming name: String? = nil) -> [VendorClaim] {
    let facts = Set(facts)
    return all.filter { claim in
      claim.facts.contains(where: facts.contains) || name.map(claim.names.contains) == true
    }
  }
}
