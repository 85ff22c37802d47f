/// Why a profile gives no answer for a service.
public struct ServiceProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public let code: Code
  /// The service that was asked for, or that another includes; the option, where one is unknown.
  public let service: String
  /// What was possible instead, or the way around the circle.
  public let names: [String]

  /// What can be wrong.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    case unknownService
    case notInThisVersion
    case cycle
    case unknownOption
  }
}

extension ServiceProblem: CustomStringConvertible {
  /// One sentence, with the way out.
  public var description: String {
    let list = names.joined(separator: ", ")
    return switch code {
    case .unknownService: "there is no service \"\(service)\"; possible: \(list)"
    case .notInThisVersion: "\"\(service)\" is not in that version of the SDK; possible: \(list)"
    case .unknownOption where names.isEmpty: "there is no option \"\(service)\", nor any other"
    case .unknownOption: "there is no option \"\(service)\"; possible: \(list)"
    case .cycle: "\"\(service)\" includes itself: \(names.joined(separator: " > "))"
    }
  }
}
