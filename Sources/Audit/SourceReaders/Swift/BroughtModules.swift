/// Modules that Apple's Foundation or UIKit brings, and a file on Linux has to import by itself.
enum BroughtModules {
  /// The modules that a source has to import for the names that it uses, sorted.
  static func missing(for names: Set<String>, beside imports: Set<String>) -> [String] {
    let isBrought = !imports.isDisjoint(with: bringing)
    return all.filter { module in
      !imports.contains(module.name) && !(isBrought && module.isBrought)
        && module.bringers.map { !imports.isDisjoint(with: $0) } ?? true
        && names.contains(where: module.declares)
    }.map(\.name)
  }

  /// The frameworks here that bring them as Apple's do.
  private static let bringing: Set = [
    "CoreLocation", "CoreMotion", "CoreBluetooth", "UIKit", "SwiftUI",
  ]

  private struct Module {
    var name: String
    /// Whether the frameworks bring it.
    var isBrought: Bool
    /// What alone brings it on Apple's systems; nil for Foundation, which is everywhere.
    var bringers: Set<String>?
    var names: Set<String> = []
    var beginnings: [String] = []

    func declares(_ name: String) -> Bool {
      names.contains(name) || beginnings.contains(where: name.hasPrefix)
    }
  }

  private static let all = [
    // Names that others give to types of their own are left out.
    Module(
      name: "Combine", isBrought: true,
      names: [
        "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
        "ObservableObjectPublisher", "PassthroughSubject", "Published",
      ]),
    Module(
      name: "FoundationNetworking", isBrought: true,
      names: [
        "CachedURLResponse", "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest",
        "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLCache",
        "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
      ], beginnings: ["HTTPCookie", "URLCredential", "URLSession"]),
    Module(
      name: "FoundationXML", isBrought: false,
      names: [
        "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
        "XMLParserDelegate",
      ]),
    Module(
      name: "Observation", isBrought: true,
      names: ["Observable", "ObservationIgnored", "ObservationRegistrar", "ObservationTracked"]),
    // UIKit adds to its responses, and so brings it.
    Module(
      name: "UserNotifications", isBrought: false, bringers: ["UIKit", "SwiftUI"],
      beginnings: [
        "UNAuthorization", "UNCalendarNotification", "UNLocationNotification",
        "UNMutableNotification", "UNNotification", "UNTimeIntervalNotification",
        "UNUserNotification",
      ]),
  ]
}
