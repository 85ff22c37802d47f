import Foundation
import ServiceNeeds
import Testing

/// The services that a word names, of the profiles that are shipped.
enum Needs {
  static func choice(_ text: String) throws -> NeedsChoice {
    let request = try NeedsRequest(parsing: text)
    let file = try #require(ShippedProfiles.files.first { $0.name == request.profile })
    let profile = try JSONDecoder().decode(NeedsProfile.self, from: Data(file.json))
    return try NeedsChoice(request, of: profile)
  }
}
