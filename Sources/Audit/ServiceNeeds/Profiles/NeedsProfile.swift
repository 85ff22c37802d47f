/// What the features of an SDK or of an app need from the phone, as its vendor states it.
///
/// A small JSON or YAML file; `Documentation/Needs.md` is its schema. It has services only: what a
/// service needs in Info.plist follows from its capabilities.
public struct NeedsProfile: Hashable, Sendable, Codable {
  /// The newest form of the file that is understood.
  public static let newestForm = 1
  /// As many services as a file may have: what includes what is followed one by one.
  static let mostServices = 500

  /// The form of the file: 1.
  public var profile: Int
  /// Its name at the command line, such as `move`.
  public var name: String
  /// The vendor's name of the SDK.
  public var title: String
  /// The document that it was written from.
  public var document: String
  /// What the code links whether it is used or not, so that an upload needs the keys.
  public var links: [Capability]
  /// Settings of the SDK that make an optional capability a required one, by their names.
  public var promotions: [String: Capability]
  /// What the SDK calls the lack of a capability on Android, by the names of ``AndroidCapability``.
  public var androidTerms: [String: String]
  /// What dependency managers call the SDK, so that an app's files tell the version of it.
  public var libraries: [String]
  /// What an app does instead of a service that does not start.
  public var fallback: String?
  /// The services, one entry for each range of SDK versions.
  public var services: [Service]

  /// A profile.
  public init(
    name: String, title: String, document: String, links: [Capability] = [],
    promotions: [String: Capability] = [:], androidTerms: [String: String] = [:],
    libraries: [String] = [], fallback: String? = nil, services: [Service]
  ) {
    profile = Self.newestForm
    self.name = name
    self.title = title
    self.document = document
    self.links = links
    self.promotions = promotions
    self.androidTerms = androidTerms
    self.libraries = libraries
    self.fallback = fallback
    self.services = services
  }
}

extension NeedsProfile {
  /// The names of the members that a file may have.
  public static let members = CodingKeys.allCases.map(\.rawValue)

  enum CodingKeys: String, CodingKey, CaseIterable {
    case profile, name, title, document, links, promotions, androidTerms, libraries, fallback,
      services
  }

  /// Reads a profile; a form that is newer than ``newestForm`` and a key no one reads are refused.
  public init(from decoder: any Decoder) throws {
    let form = try decoder.container(keyedBy: CodingKeys.self)
    profile = try form.decode(Int.self, forKey: .profile)
    guard (1...Self.newestForm).contains(profile) else {
      throw DecodingError.dataCorruptedError(
        forKey: .profile, in: form,
        debugDescription: "this is form \(profile); this version reads up to \(Self.newestForm)")
    }
    try decoder.refuseUnknownKeys(CodingKeys.self)
    name = try form.name(.name)
    title = try form.decode(String.self, forKey: .title)
    document = try form.decode(String.self, forKey: .document)
    links = try form.decodeIfPresent([Capability].self, forKey: .links) ?? []
    promotions = try form.decodeIfPresent([String: Capability].self, forKey: .promotions) ?? [:]
    androidTerms = try form.decodeIfPresent([String: String].self, forKey: .androidTerms) ?? [:]
    libraries = try form.decodeIfPresent([String].self, forKey: .libraries) ?? []
    fallback = try form.decodeIfPresent(String.self, forKey: .fallback)
    services = try form.decode([Service].self, forKey: .services)
    if let option = promotions.keys.sorted().first(where: { !$0.isPlainName }) {
      throw DecodingError.dataCorruptedError(
        forKey: .promotions, in: form, debugDescription: "\"\(option)\" is not a valid option name")
    }
    let capabilities = AndroidCapability.allCases.map(\.rawValue)
    if let name = androidTerms.keys.sorted().first(where: { !capabilities.contains($0) }) {
      throw DecodingError.unknown(
        UnknownName("capability of Android", name, known: capabilities),
        at: form.codingPath + [CodingKeys.androidTerms])
    }
    guard (1...Self.mostServices).contains(services.count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .services, in: form,
        debugDescription: "a profile has 1 to \(Self.mostServices) services, not \(services.count)")
    }
  }
}
