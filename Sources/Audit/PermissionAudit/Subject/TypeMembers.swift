import SourceReaders

/// What the sources of a target show together of types whose members are in several files.
///
/// A reader sees one file. A class may keep its manager in one and start it in an extension in another,
/// or be made a delegate in one and have the delegate's methods in another.
struct TypeMembers {
  private typealias Part = SourceReading.TypePart
  private let parts: [String: [String: Part]]
  private let delegates: [String: [SourceReading.GivenDelegate]]

  /// What the sources of a target show together.
  init(_ readings: [SourceReading]) {
    var parts: [String: [String: Part]] = [:]
    var delegates: [String: [SourceReading.GivenDelegate]] = [:]
    for reading in readings {
      for (type, part) in reading.managers.parts {
        parts[type, default: [:]][reading.path] = part
      }
      for given in reading.managers.delegates { delegates[given.name, default: []].append(given) }
    }
    self.parts = parts
    self.delegates = delegates
  }

  /// A call with what the other files show of its type; nil if they show that it is not a use of the API.
  func completed(_ call: PlatformCall, in reading: SourceReading) -> PlatformCall? {
    guard let type = call.surroundings.type, let parts = parts[type], isOne(parts) else {
      return call.api == .misnamedCallback && !call.surroundings.isDelegate ? nil : call
    }
    if call.api == .misnamedCallback { return isMisnamed(call, parts) ? call : nil }
    var call = call
    if parts.count > 1 {
      func some(_ holds: (Part) -> Bool) -> Bool { parts.values.contains(where: holds) }
      call.surroundings.isDelegate = call.surroundings.isDelegate || some(\.isDelegate)
      call.surroundings.takesEvents = call.surroundings.takesEvents || some(\.takesEvents)
      call.surroundings.isReadElsewhere =
        call.surroundings.isReadElsewhere || some(\.isReadElsewhere)
      call.surroundings.isShownOnMap = call.surroundings.isShownOnMap || some(\.isShownOnMap)
    }
    completeManager(of: &call, in: reading, type: type)
    return call
  }

  /// Whether parts are of one type, as far as the files show: two may have the same name.
  private func isOne(_ parts: [String: Part]) -> Bool {
    parts.values.count(where: \.isDeclaration) < 2
  }

  /// Whether a method with a wrong name is meant to be a delegate's, and the type has not got that.
  private func isMisnamed(_ call: PlatformCall, _ parts: [String: Part]) -> Bool {
    guard case .text(let meant) = call.argument else { return false }
    let written = call.enclosing?.split(separator: ".").last.map(String.init)
    return (call.surroundings.isDelegate || parts.values.contains(where: \.isDelegate))
      && !parts.values.contains { part in
        part.hasOwnProtocol || part.methods.contains(meant)
          || written.map(part.calls.contains) == true
      }
  }
}

extension TypeMembers {
  /// Adds what the file that keeps a manager shows of it, and what others do to it.
  private func completeManager(
    of call: inout PlatformCall, in reading: SourceReading, type: String
  ) {
    let path = call.surroundings.receiver?.split { ".?!".contains($0) }.map(String.init) ?? []
    guard let name = path.last else { return }
    let isOwn = path.count == 1 || path.count == 2 && path[0] == "self"
    if isOwn {
      guard let keeper = keeper(of: name, in: type) else { return }
      if keeper.path != reading.path {
        guard call.surroundings.manager == .unknown, call.surroundings.isSentToMember else {
          return
        }
        call.surroundings.manager = .declared
      } else if call.surroundings.manager != .declared || call.surroundings.delegate == .unknown {
        return
      }
      (call.surroundings.delegate, call.surroundings.delegateType) = delegate(
        of: name, in: type, keeper.delegate)
    } else if call.surroundings.manager == .unknown, isEvent(call),
      let owner = owner(in: path), let parts = parts[owner], isOne(parts),
      keeper(of: name, in: owner) != nil
    {
      // Whose object gets the events is not followed.
      (call.surroundings.manager, call.surroundings.delegate) = (.declared, .unknown)
    }
  }

  /// The start of regions or beacons, which belong to the app and not to a manager.
  private func isEvent(_ call: PlatformCall) -> Bool {
    call.api == .startMonitoringRegion || call.api == .startRangingBeacons
  }

  /// The type whose manager a path leads to: `Tracker.manager`, `Tracker.shared.manager`.
  private func owner(in path: [String]) -> String? {
    let isMember =
      path.count == 2 || path.count == 3 && PlatformCall.Receiver.singletons.contains(path[1])
    return isMember && path[0].first?.isUppercase == true ? path[0] : nil
  }

  /// The one file that shows that a type keeps a manager under a name.
  private func keeper(
    of name: String, in type: String
  ) -> (path: String, delegate: PlatformCall.Surroundings.Delegate)? {
    let found = (parts[type] ?? [:]).compactMap { path, part in
      part.managers[name].map { (path, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The delegate of a manager, after what its own file shows, and the type that is the delegate if
  /// another object is.
  private func delegate(
    of name: String, in type: String, _ shown: PlatformCall.Surroundings.Delegate
  ) -> (PlatformCall.Surroundings.Delegate, of: String?) {
    let given = (delegates[name] ?? []).filter { !$0.isOwn || $0.type == type }
    // What is private to its file is out of reach.
    guard shown != .none, let first = given.first else { return (shown, nil) }
    guard given.allSatisfy(\.isSelf), shown != .unknown else { return (.unknown, nil) }
    if given.allSatisfy(\.isOwn) { return (ownDelegate(in: type), nil) }
    let keepers = parts.values.count { parts in
      parts.values.contains { $0.managers[name] != nil }
    }
    // Objects of other classes may have a manager of that name, such as one of downloads.
    guard shown == .unset, given.count == 1, keepers == 1, let other = first.type,
      parts[other]?.values.contains(where: \.isDelegate) == true
    else { return (.unknown, nil) }
    return (ownDelegate(in: other), other)
  }

  /// An object of a type as a delegate.
  private func ownDelegate(in type: String) -> PlatformCall.Surroundings.Delegate {
    let parts = parts[type] ?? [:]
    return isOne(parts) && parts.values.contains { !$0.mayInherit } ? .itself : .heir
  }
}
