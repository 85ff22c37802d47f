import PlatformModel

/// The file form: texts in the words of the platform, so that a person can read it.
extension PermissionSnapshot: Codable {
  /// The newest form of the file that is understood.
  public static let newestForm = 1

  /// The names of the members that a file may have.
  public static let members = CodingKeys.allCases.map(\.rawValue)

  enum CodingKeys: String, CodingKey, CaseIterable {
    case snapshot, system, locationServices, authorization, accuracy, isAlwaysProvisional
    case hasRequestedLocation, motion, bluetooth, radio, purposeKeys, backgroundModes
    case allowsBackgroundUpdates, wasSetInBackground, parts, simulator
  }

  /// Reads a snapshot; one of a newer form is refused with the form that is understood.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let form = try values.decode(Int.self, forKey: .snapshot)
    guard (1...Self.newestForm).contains(form) else {
      throw DecodingError.dataCorruptedError(
        forKey: .snapshot, in: values,
        debugDescription: "this is form \(form); this version reads up to \(Self.newestForm)")
    }
    try decoder.refuseUnknownKeys(CodingKeys.self)
    do {
      self.init(try OSVersion(parsing: values.decode(String.self, forKey: .system)))
    } catch let unknown as UnknownVersion {
      throw DecodingError.dataCorruptedError(
        forKey: .system, in: values, debugDescription: unknown.description)
    }
    locationServices = try values.decodeIfPresent(Bool.self, forKey: .locationServices)
    authorization = try values.word(.authorization, of: AuthorizationStatus.self)
    accuracy = try values.word(.accuracy, of: AccuracyAuthorization.self)
    isAlwaysProvisional = try values.decodeIfPresent(Bool.self, forKey: .isAlwaysProvisional)
    hasRequestedLocation = try values.decodeIfPresent(Bool.self, forKey: .hasRequestedLocation)
    motion = try values.word(.motion, of: MotionAuthorization.self)
    bluetooth = try values.word(.bluetooth, of: BluetoothAuthorization.self)
    radio = try values.word(.radio, of: Radio.self)
    purposeKeys = try values.decodeIfPresent([String].self, forKey: .purposeKeys).map { Set($0) }
    backgroundModes = try values.decodeIfPresent([String].self, forKey: .backgroundModes)
      .map { Set($0) }
    allowsBackgroundUpdates = try values.decodeIfPresent(
      Bool.self, forKey: .allowsBackgroundUpdates)
    wasSetInBackground = try values.decodeIfPresent(Bool.self, forKey: .wasSetInBackground)
    simulator = try values.word(.simulator, of: Simulator.self)
    let written = try values.decodeIfPresent([String: Bool].self, forKey: .parts) ?? [:]
    for (name, isThere) in written.sorted(by: { $0.key < $1.key }) {
      parts[try Capability.named(name, at: values.codingPath + [CodingKeys.parts])] = isThere
    }
  }

  /// Writes what is known, and nothing of what is not.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.newestForm, forKey: .snapshot)
    try values.encode(system.description, forKey: .system)
    try values.encodeIfPresent(locationServices, forKey: .locationServices)
    try values.encodeIfPresent(authorization.map(word), forKey: .authorization)
    try values.encodeIfPresent(accuracy.map(word), forKey: .accuracy)
    try values.encodeIfPresent(isAlwaysProvisional, forKey: .isAlwaysProvisional)
    try values.encodeIfPresent(hasRequestedLocation, forKey: .hasRequestedLocation)
    try values.encodeIfPresent(motion.map(word), forKey: .motion)
    try values.encodeIfPresent(bluetooth.map(word), forKey: .bluetooth)
    try values.encodeIfPresent(radio.map(word), forKey: .radio)
    try values.encodeIfPresent(purposeKeys?.sorted(), forKey: .purposeKeys)
    try values.encodeIfPresent(backgroundModes?.sorted(), forKey: .backgroundModes)
    try values.encodeIfPresent(allowsBackgroundUpdates, forKey: .allowsBackgroundUpdates)
    try values.encodeIfPresent(wasSetInBackground, forKey: .wasSetInBackground)
    try values.encodeIfPresent(simulator.map(word), forKey: .simulator)
    if !parts.isEmpty {
      let words = parts.map { ($0.key.rawValue, $0.value) }
      try values.encode(
        Dictionary(words, uniquingKeysWith: { first, _ in first }), forKey: .parts)
    }
  }
}

/// The case of an enumeration as the platform spells it.
private func word<Value>(_ value: Value) -> String { "\(value)" }

extension Capability {
  fileprivate static func named(_ name: String, at path: [any CodingKey]) throws -> Capability {
    if let part = Capability(rawValue: name) { return part }
    throw DecodingError.unknown(
      UnknownName("part", name, known: Capability.allCases.map(\.rawValue)),
      at: path + [WrittenKey(stringValue: name)].compactMap { $0 })
  }
}

extension KeyedDecodingContainer {
  /// The case with a name; one that does not exist is refused with those that do.
  fileprivate func word<Value: CaseIterable>(_ key: Key, of type: Value.Type) throws -> Value? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    if let value = Value.allCases.first(where: { "\($0)" == text }) { return value }
    throw DecodingError.unknown(
      UnknownName(key.stringValue, text, known: Value.allCases.map { "\($0)" }),
      at: codingPath + [key])
  }
}
