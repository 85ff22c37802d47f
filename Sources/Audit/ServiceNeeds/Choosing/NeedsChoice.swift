/// Services of one SDK that an app uses, with what they need under its version and options.
public struct NeedsChoice: Hashable, Sendable {
  /// The SDK.
  public let profile: NeedsProfile
  /// The version of the SDK; nil for the newest.
  public let version: SDKVersion?
  /// The options that are switched on, sorted.
  public let options: [String]
  /// What each service needs, in the order they were asked for.
  public let demands: [ServiceDemand]
  private let request: NeedsRequest

  /// What a request means for a profile; a service or an option that it does not have is refused.
  public init(_ request: NeedsRequest, of profile: NeedsProfile) throws(ServiceProblem) {
    self.profile = profile
    self.request = request
    version = request.version
    let known = profile.promotions.keys.sorted()
    for option in request.options where !known.contains(option) {
      throw ServiceProblem(code: .unknownOption, service: option, names: known)
    }
    let options = Set(request.options)
    self.options = options.sorted()
    let names =
      request.services.isEmpty ? profile.serviceNames(in: request.version) : request.services
    var demands: [ServiceDemand] = []
    for name in names where !demands.contains(where: { $0.service == name }) {
      demands.append(try profile.demand(of: name, in: request.version, options: options))
    }
    self.demands = demands
  }

  /// The same services under a version that was found out; itself where one was asked for, and
  /// where that version lacks one of the services.
  public func found(in version: SDKVersion) -> NeedsChoice {
    guard self.version == nil else { return self }
    var request = request
    request.version = version
    return (try? NeedsChoice(request, of: profile)) ?? self
  }

  /// A service as it is asked for, such as `move:driving`.
  public func label(of demand: ServiceDemand) -> String { "\(profile.name):\(demand.service)" }

  /// What the vendor calls a service; its name where it calls it nothing else.
  public func title(of demand: ServiceDemand) -> String {
    entries(of: demand).compactMap(\.title).first ?? demand.service
  }

  /// What the vendor adds to a service in words.
  public func notes(of demand: ServiceDemand) -> [String] { entries(of: demand).compactMap(\.note) }

  /// The entries of a service that count for the version of the SDK.
  package func entries(of demand: ServiceDemand) -> [Service] {
    profile.services.filter { $0.name == demand.service && $0.applies(to: version) }
  }
}
