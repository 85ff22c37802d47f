import CoreLocation

extension Symbol {
  private static let still = "The phone never says that it stands still."
  private static let refinement = "The phone says no more than the condition."
  private static let never = "The phone never says so."

  static let streams: [Symbol] = [
    .here("CLLocationUpdate", "17.0", CLLocationUpdate.self),
    .here("CLLocationUpdate.LiveConfiguration", "17.0", CLLocationUpdate.LiveConfiguration.self),
    .here(
      "CLLocationUpdate.LiveConfiguration.default", "17.0",
      CLLocationUpdate.LiveConfiguration.default),
    .here(
      "CLLocationUpdate.LiveConfiguration.automotiveNavigation", "17.0",
      CLLocationUpdate.LiveConfiguration.automotiveNavigation),
    .here(
      "CLLocationUpdate.LiveConfiguration.otherNavigation", "17.0",
      CLLocationUpdate.LiveConfiguration.otherNavigation),
    .here(
      "CLLocationUpdate.LiveConfiguration.fitness", "17.0",
      CLLocationUpdate.LiveConfiguration.fitness),
    .here(
      "CLLocationUpdate.LiveConfiguration.airborne", "17.0",
      CLLocationUpdate.LiveConfiguration.airborne),
    .here(
      "CLLocationUpdate.LiveConfiguration.maritime", "27.0",
      CLLocationUpdate.LiveConfiguration.maritime),
    .here("CLLocationUpdate.liveUpdates(_:)", "17.0", { CLLocationUpdate.liveUpdates(.default) }),
    .here("CLLocationUpdate.Updates", "17.0", CLLocationUpdate.Updates.self),
    .here("CLLocationUpdate.location", "17.0", \CLLocationUpdate.location),
    .declared(
      "CLLocationUpdate.isStationary", "17.0", until: "18.0", still, \CLLocationUpdate.isStationary),
    .declared("CLLocationUpdate.stationary", "18.0", still, \CLLocationUpdate.stationary),
    .here("CLLocationUpdate.authorizationDenied", "18.0", \CLLocationUpdate.authorizationDenied),
    .here(
      "CLLocationUpdate.authorizationDeniedGlobally", "18.0",
      \CLLocationUpdate.authorizationDeniedGlobally),
    .here(
      "CLLocationUpdate.authorizationRestricted", "18.0", \CLLocationUpdate.authorizationRestricted),
    .here(
      "CLLocationUpdate.authorizationRequestInProgress", "18.0",
      \CLLocationUpdate.authorizationRequestInProgress),
    .here("CLLocationUpdate.insufficientlyInUse", "18.0", \CLLocationUpdate.insufficientlyInUse),
    .here(
      "CLLocationUpdate.serviceSessionRequired", "18.0", \CLLocationUpdate.serviceSessionRequired),
    .here("CLLocationUpdate.accuracyLimited", "18.0", \CLLocationUpdate.accuracyLimited),
    .declared(
      "CLLocationUpdate.locationUnavailable", "18.0", never, \CLLocationUpdate.locationUnavailable),
    .here("CLMonitor", "17.0", CLMonitor.self),
    .here(
      "CLMonitor.init(_:)", "17.0", { await CLMonitor("name") } as @Sendable () async -> CLMonitor),
    .here(
      "CLMonitor.events", "17.0",
      { await $0.events } as @Sendable (CLMonitor) async -> CLMonitor.Events),
    .here(
      "CLMonitor.identifiers", "17.0",
      { await $0.identifiers } as @Sendable (CLMonitor) async -> [String]),
    .here(
      "CLMonitor.add(_:identifier:)", "17.0",
      { await $0.add($1, identifier: "") } as @Sendable (CLMonitor, any CLCondition) async -> Void),
    .here(
      "CLMonitor.add(_:identifier:assuming:)", "17.0",
      { await $0.add($1, identifier: "", assuming: .unknown) }
        as @Sendable (CLMonitor, any CLCondition) async -> Void),
    .here(
      "CLMonitor.remove(_:)", "17.0", { await $0.remove("") } as @Sendable (CLMonitor) async -> Void
    ),
    .here(
      "CLMonitor.record(for:)", "17.0",
      { await $0.record(for: "") } as @Sendable (CLMonitor) async -> CLMonitor.Record?),
    .here("CLCondition", "17.0", (any CLCondition).self),
    .here(
      "CLMonitor.CircularGeographicCondition", "17.0", CLMonitor.CircularGeographicCondition.self),
    .here(
      "CLMonitor.CircularGeographicCondition.center", "17.0",
      \CLMonitor.CircularGeographicCondition.center),
    .here(
      "CLMonitor.CircularGeographicCondition.radius", "17.0",
      \CLMonitor.CircularGeographicCondition.radius),
    .here("CLMonitor.BeaconIdentityCondition", "17.0", CLMonitor.BeaconIdentityCondition.self),
    .here(
      "CLMonitor.BeaconIdentityCondition.uuid", "17.0", \CLMonitor.BeaconIdentityCondition.uuid),
    .here(
      "CLMonitor.BeaconIdentityCondition.major", "17.0", \CLMonitor.BeaconIdentityCondition.major),
    .here(
      "CLMonitor.BeaconIdentityCondition.minor", "17.0", \CLMonitor.BeaconIdentityCondition.minor),
    .here("CLMonitor.Record", "17.0", CLMonitor.Record.self),
    .here("CLMonitor.Record.condition", "17.0", \CLMonitor.Record.condition),
    .here("CLMonitor.Record.lastEvent", "17.0", \CLMonitor.Record.lastEvent),
    .here("CLMonitor.Event", "17.0", CLMonitor.Event.self),
    .here("CLMonitor.Event.identifier", "17.0", \CLMonitor.Event.identifier),
    .here("CLMonitor.Event.state", "17.0", \CLMonitor.Event.state),
    .here("CLMonitor.Event.date", "17.0", \CLMonitor.Event.date),
    .declared("CLMonitor.Event.refinement", "17.0", refinement, \CLMonitor.Event.refinement),
    .here("CLMonitor.Event.authorizationDenied", "18.0", \CLMonitor.Event.authorizationDenied),
    .here(
      "CLMonitor.Event.authorizationDeniedGlobally", "18.0",
      \CLMonitor.Event.authorizationDeniedGlobally),
    .here(
      "CLMonitor.Event.authorizationRestricted", "18.0", \CLMonitor.Event.authorizationRestricted),
    .here(
      "CLMonitor.Event.authorizationRequestInProgress", "18.0",
      \CLMonitor.Event.authorizationRequestInProgress),
    .here("CLMonitor.Event.insufficientlyInUse", "18.0", \CLMonitor.Event.insufficientlyInUse),
    .here(
      "CLMonitor.Event.serviceSessionRequired", "18.0", \CLMonitor.Event.serviceSessionRequired),
    .here(
      "CLMonitor.Event.conditionLimitExceeded", "18.0", \CLMonitor.Event.conditionLimitExceeded),
    .declared("CLMonitor.Event.accuracyLimited", "18.0", never, \CLMonitor.Event.accuracyLimited),
    .declared(
      "CLMonitor.Event.conditionUnsupported", "18.0", never, \CLMonitor.Event.conditionUnsupported),
    .declared(
      "CLMonitor.Event.persistenceUnavailable", "18.0", never,
      \CLMonitor.Event.persistenceUnavailable),
    .here(
      "CLMonitor.CircularGeographicCondition.init(center:radius:)", "17.0",
      CLMonitor.CircularGeographicCondition.init(center:radius:)),
    .here(
      "CLMonitor.BeaconIdentityCondition.init(uuid:)", "17.0",
      CLMonitor.BeaconIdentityCondition.init(uuid:)),
    .here(
      "CLMonitor.BeaconIdentityCondition.init(uuid:major:)", "17.0",
      CLMonitor.BeaconIdentityCondition.init(uuid:major:)),
    .here(
      "CLMonitor.BeaconIdentityCondition.init(uuid:major:minor:)", "17.0",
      CLMonitor.BeaconIdentityCondition.init(uuid:major:minor:)),
    .here("CLMonitor.Events", "17.0", CLMonitor.Events.self),
    .here(
      "CLMonitor.Event.State.unknown", "17.0", value: "0", CLMonitor.Event.State.unknown.rawValue),
    .here(
      "CLMonitor.Event.State.satisfied", "17.0", value: "1",
      CLMonitor.Event.State.satisfied.rawValue),
    .here(
      "CLMonitor.Event.State.unsatisfied", "17.0", value: "2",
      CLMonitor.Event.State.unsatisfied.rawValue),
    .here(
      "CLMonitor.Event.State.unmonitored", "17.2", value: "3",
      CLMonitor.Event.State.unmonitored.rawValue),
  ]
}
