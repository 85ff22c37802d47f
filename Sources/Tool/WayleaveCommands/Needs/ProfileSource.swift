import FileAccess
import ServiceNeeds

/// Where profiles of needs come from: the package, and files that people write.
enum ProfileSource {
  /// Files over this size are refused; a profile of 500 services has some 100 KiB.
  static let largestFile = 1 << 20

  /// Every profile that comes with the tool, in the order of their names.
  static var shipped: [NeedsProfile] {
    get throws(CommandFailure) {
      var profiles: [NeedsProfile] = []
      for file in ShippedProfiles.files { profiles.append(try profile(file.json, file.name)) }
      return profiles
    }
  }

  /// What a word of the command line asks for.
  static func request(_ text: String) throws(CommandFailure) -> NeedsRequest {
    do {
      return try NeedsRequest(parsing: text)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// The services that a word of the command line names.
  static func choice(parsing text: String) throws(CommandFailure) -> NeedsChoice {
    try choice(request(text))
  }

  /// The services that a request names.
  static func choice(_ request: NeedsRequest) throws(CommandFailure) -> NeedsChoice {
    let profile = try profile(of: request)
    do {
      return try NeedsChoice(request, of: profile)
    } catch {
      throw CommandFailure(error.sentence(on: request.profile))
    }
  }

  private static func profile(
    of request: NeedsRequest
  ) throws(CommandFailure) -> NeedsProfile {
    guard !request.isFile else { return try file(request.profile) }
    if let file = ShippedProfiles.files.first(where: { $0.name == request.profile }) {
      return try profile(file.json, file.name)
    }
    // They are few: whoever misspelt one finds it, and whoever guessed sees what there is.
    let possible = ShippedProfiles.files.map(\.name) + ["a file such as ./my-sdk.yml"]
    throw CommandFailure(
      "there is no profile '\(request.profile)'; possible: \(possible.joined(separator: ", "))")
  }

  private static func file(_ path: String) throws(CommandFailure) -> NeedsProfile {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile(path: path).read(atMost: largestFile)
    } catch {
      throw CommandFailure("the profile \(path) \(error.message)")
    }
    return try profile(bytes, path)
  }

  private static func profile(
    _ bytes: [UInt8], _ path: String
  ) throws(CommandFailure) -> NeedsProfile {
    do throws(YAMLProblem) {
      guard let root = try YAMLValue(reading: bytes) else {
        throw YAMLProblem(1, "the file is empty", possible: ["profile: 1"])
      }
      let profile = try root.decode(NeedsProfile.self)
      try check(profile, root)
      return profile
    } catch {
      throw CommandFailure(error.text(in: path))
    }
  }

  /// Looks at what includes what, while it is known on which line that is.
  private static func check(_ profile: NeedsProfile, _ root: YAMLValue) throws(YAMLProblem) {
    let names = profile.services.map(\.name)
    for (place, service) in profile.services.enumerated() {
      let line = root.line(at: [Step("services"), Step(place), Step("includes")])
      for included in service.includes where !names.contains(included) {
        throw YAMLProblem(line, unknown: "service of this profile", included, known: names)
      }
      guard service.until == nil, !service.includes.isEmpty else { continue }
      do {
        _ = try profile.demand(of: service.name)
      } catch {
        throw YAMLProblem(line, error.description)
      }
    }
  }

  /// A step of a path in a file.
  private struct Step: CodingKey {
    let stringValue: String
    let intValue: Int?
    init(_ name: String) { (stringValue, intValue) = (name, nil) }
    init(_ place: Int) { (stringValue, intValue) = (String(place), place) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }
  }
}

extension ServiceProblem {
  /// The problem in one sentence that names the profile; near misses alone where there are any.
  fileprivate func sentence(on profile: String) -> String {
    let near = names.filter { YAMLProblem.isNear($0, service) }
    let possible =
      names.isEmpty ? "" : "; possible: " + (near.isEmpty ? names : near).joined(separator: ", ")
    return switch code {
    case .unknownService: "\(profile) has no service '\(service)'\(possible)"
    case .unknownOption: "\(profile) has no option '\(service)'\(possible)"
    case .notInThisVersion, .cycle: "\(profile): \(description)"
    }
  }
}
