/// Whether a service starts on a phone as it is, and how well it works.
public struct ServiceVerdict: Hashable, Sendable {
  /// The service.
  public var service: String
  /// Why it does not start, in the order of the profile.
  public var failures: [Shortfall]
  /// What it does without, in the order of the profile.
  public var warnings: [Shortfall]
  /// What the app did not look at, so that nothing is said of it.
  public var unknown: [Capability]

  /// A capability that is not there, with the reason.
  public struct Shortfall: Hashable, Sendable {
    /// What is not there.
    public var capability: Capability
    /// Why.
    public var cause: Cause

    /// A shortfall.
    public init(_ capability: Capability, _ cause: Cause) {
      self.capability = capability
      self.cause = cause
    }
  }

  /// A verdict.
  public init(
    service: String, failures: [Shortfall] = [], warnings: [Shortfall] = [],
    unknown: [Capability] = []
  ) {
    self.service = service
    self.failures = failures
    self.warnings = warnings
    self.unknown = unknown
  }

  /// Whether nothing that is known keeps it from starting.
  public var starts: Bool { failures.isEmpty }

  /// Whether it works only while the app is in the foreground.
  public var isForegroundOnly: Bool {
    starts && warnings.contains { $0.capability == .backgroundLocation }
  }
}

extension PermissionSnapshot {
  /// What becomes of a service on this phone.
  public func verdict(on demand: ServiceDemand) -> ServiceVerdict {
    var verdict = ServiceVerdict(service: demand.service)
    for capability in demand.required {
      switch standing(of: capability, for: demand) {
      case .met: break
      case .lacking(let cause): verdict.failures.append(.init(capability, cause))
      case .unknown: verdict.unknown.append(capability)
      }
    }
    for capability in demand.optional {
      switch standing(of: capability, for: demand) {
      case .met: break
      case .lacking(let cause): verdict.warnings.append(.init(capability, cause))
      case .unknown: verdict.unknown.append(capability)
      }
    }
    let named = demand.required + demand.optional
    if demand.automatic, !named.contains(.backgroundLocation),
      case .lacking(let cause) = standing(of: .backgroundLocation)
    {
      verdict.warnings.append(.init(.backgroundLocation, cause))
    }
    return verdict
  }

  /// What is known of a capability, as a service uses it.
  ///
  /// Under While Using, updates that began in the foreground go on behind the indicator
  /// (IOS-BG-015). A service that starts by itself gains nothing by that.
  private func standing(of capability: Capability, for demand: ServiceDemand) -> Standing {
    let known = standing(of: capability)
    let hasFlag: Bool? = system < .iOS(9) ? true : allowsBackgroundUpdates
    guard capability == .backgroundLocation, !demand.automatic, hasFlag == true,
      known == .lacking(.onlyWhileUsing), backgroundModes?.contains("location") == true
    else { return known }
    return wasSetInBackground == true ? .lacking(.backgroundUpdatesSetTooLate) : .met
  }
}
