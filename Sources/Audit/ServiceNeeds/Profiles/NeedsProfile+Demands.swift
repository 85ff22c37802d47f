extension NeedsProfile {
  /// The names of the services of an SDK version, each once, in the order of the profile.
  public func serviceNames(in version: SDKVersion? = nil) -> [String] {
    var names: [String] = []
    for service in services where service.applies(to: version) && !names.contains(service.name) {
      names.append(service.name)
    }
    return names
  }

  /// What a service needs.
  ///
  /// - Parameters:
  ///   - name: The name of the service.
  ///   - version: The SDK's version; nil for the newest.
  ///   - options: The names of the ``promotions`` that are switched on; others have no effect.
  public func demand(
    of name: String, in version: SDKVersion? = nil, options: Set<String> = []
  ) throws(ServiceProblem) -> ServiceDemand {
    var demand = ServiceDemand(service: name, required: [], optional: [], automatic: false)
    var done: Set<String> = []
    try add(name, version, to: &demand, path: [], done: &done)
    let promoted = Set(promotions.filter { options.contains($0.key) }.values)
    demand.required += demand.optional.filter(promoted.contains)
    demand.optional.removeAll { demand.required.contains($0) }
    return demand
  }

  private func add(
    _ name: String, _ version: SDKVersion?, to demand: inout ServiceDemand, path: [String],
    done: inout Set<String>
  ) throws(ServiceProblem) {
    // What several services include is followed once: a lattice of them has no end otherwise.
    guard !done.contains(name) else { return }
    guard !path.contains(name) else {
      throw ServiceProblem(code: .cycle, service: name, names: path + [name])
    }
    let entries = services.filter { $0.name == name }
    guard !entries.isEmpty else {
      throw ServiceProblem(
        code: .unknownService, service: name, names: serviceNames(in: version))
    }
    let current = entries.filter { $0.applies(to: version) }
    guard !current.isEmpty else {
      throw ServiceProblem(
        code: .notInThisVersion, service: name, names: serviceNames(in: version))
    }
    for entry in current {
      for included in entry.includes {
        try add(included, version, to: &demand, path: path + [name], done: &done)
      }
      demand.required += entry.required.filter { !demand.required.contains($0) }
      demand.optional += entry.optional.filter { !demand.optional.contains($0) }
      demand.automatic = demand.automatic || entry.automatic
    }
    done.insert(name)
  }
}
