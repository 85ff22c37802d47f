import AppArtifacts
import Findings
import SourceReaders

/// What one source says of a call in another.
struct AndroidFollowing {
  let readings: [AndroidSourceReading]

  /// The calls of all sources: requests with the arrays of other files that they pass, and starts
  /// in the foreground with the services that get there.
  var calls: [AndroidCall] {
    let arrays = readings.flatMap(\.arrays)
    let services = readings.filter { $0.service != nil }
    let types = Set(arrays.flatMap(\.owners)).union(readings.compactMap(\.entrances).joined())
    var calls: [AndroidCall] = []
    for call in readings.flatMap(\.calls) {
      switch call.api {
      case .unknownRequest:
        let passed = call.passes.flatMap { Self.arrays(named: $0, among: arrays, for: call) }
        if passed.isEmpty {
          // A list may come from a class that is not in the tree.
          var call = call
          let owners = call.passes.compactMap { name in
            name.firstIndex(of: ".").map { String(name[..<$0]) }
          }
          call.mayPassAnyName =
            call.mayPassAnyName || owners.contains { !types.contains($0) }
          calls.append(call)
          let others = requests(byCallersOf: call).filter { !calls.contains($0) }
          calls += others
        }
        for array in passed { Self.add(array, among: passed, to: &calls, by: call) }
      case .foregroundStart:
        var call = call
        call.serves = services.filter { Self.reaches(call, from: $0) }.map(\.path)
        calls.append(call)
      default: calls.append(call)
      }
    }
    return calls
  }

  /// The requests that other files make by passing permissions to a function of no class, one for each
  /// call of it; none if two files have such a function.
  private func requests(byCallersOf call: AndroidCall) -> [AndroidCall] {
    guard call.isInTopLevelFunction, let function = call.function else { return [] }
    let wrappers = readings.filter { reading in
      reading.calls.contains {
        $0.api == .unknownRequest && $0.isInTopLevelFunction && $0.function == function
      }
    }
    guard wrappers.count == 1 else { return [] }
    var found: [AndroidCall] = []
    for reading in readings where reading.path != call.path {
      for naming in reading.namings {
        guard let callee = naming.callee, callee.function == function,
          let levels = naming.levels.intersection(call.levels)
        else { continue }
        if let known = found.firstIndex(where: { $0.path == reading.path && $0.line == callee.line }
        ) {
          found[known].permissions = Set(found[known].permissions + [naming.permission]).sorted()
        } else {
          var request = AndroidCall(
            .permissionRequest, path: reading.path, line: callee.line,
            permissions: [naming.permission], isForOldLevels: call.isForOldLevels)
          request.levels = levels
          request.isWhole = call.isWhole
          found.append(request)
        }
      }
    }
    return found
  }

  /// The arrays that a name in another file stands for; none if two files have one so called.
  private static func arrays(
    named name: String, among arrays: [AndroidPermissionArray], for call: AndroidCall
  ) -> [AndroidPermissionArray] {
    let parts = name.split(separator: ".").map(String.init)
    let found = arrays.filter { array in
      array.name == parts.last && (array.path != call.path || array.isOfObject)
        && (parts.count < 2 || array.owners.contains(parts[0]))
    }
    return Set(found.map(\.path)).count == 1 ? found : []
  }

  /// Adds what is asked for; an array that several calls pass is one request, and for old levels
  /// where all of them are.
  private static func add(
    _ array: AndroidPermissionArray, among passed: [AndroidPermissionArray],
    to calls: inout [AndroidCall], by call: AndroidCall
  ) {
    guard let levels = array.levels.intersection(call.levels) else { return }
    let isOld = array.isForOldLevels || call.isForOldLevels
    var request = AndroidCall(
      .permissionRequest, path: array.path, line: array.line, permissions: array.permissions,
      isForOldLevels: isOld)
    request.levels = levels
    request.permissionLevels = array.permissionLevels
    request.isWhole = array.isWhole
    request.isNeverMade = call.isNeverMade
    request.lateTest = call.path == array.path ? call.lateTest : nil
    for other in passed where other.position != array.position {
      guard let shared = other.levels.intersection(array.levels) else { continue }
      for permission in other.permissions {
        let own = other.permissionLevels[permission] ?? shared
        guard let levels = own.intersection(shared) else { continue }
        request.companions.merge([permission: levels]) { $0.hull($1) }
      }
    }
    let known = calls.firstIndex {
      $0.api == .permissionRequest && $0.position == array.position
        && $0.permissions == array.permissions
    }
    if let known {
      calls[known].isForOldLevels = calls[known].isForOldLevels && isOld
      calls[known].levels = calls[known].levels.hull(levels)
      calls[known].companions.merge(request.companions) { $0.hull($1) }
      calls[known].isNeverMade = calls[known].isNeverMade && request.isNeverMade
      if request.lateTest == nil { calls[known].lateTest = nil }
    } else {
      calls.append(request)
    }
  }

  /// Whether the source of a service calls the function that starts it in the foreground, or
  /// extends the class that does.
  private static func reaches(_ call: AndroidCall, from reading: AndroidSourceReading) -> Bool {
    guard let service = reading.service, reading.path != call.path,
      let stem = call.path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    else { return false }
    if service.supertypes.contains(stem) { return true }
    guard let function = call.function, service.names.contains(function) else { return false }
    return call.isInTopLevelFunction || service.names.contains(stem)
  }
}

extension AndroidSubject {
  /// The call that starts a service in the foreground: in its own file, or in one that it uses.
  ///
  /// One that Android 14 and later run comes first.
  func foregroundStart(of service: AndroidManifest.Component) -> AndroidCall? {
    let starts = calls(.foregroundStart)
    let own = starts.filter { isCall($0, of: service) }
    let found =
      own.isEmpty ? starts.filter { $0.serves.contains { isSource($0, of: service) } } : own
    return found.first { $0.levels.upperBound >= 34 } ?? found.first
  }

  /// Whether a source declares the class of a component.
  func isSource(_ path: String, of component: AndroidManifest.Component) -> Bool {
    component.isWritten(in: path, package: packages[path])
  }
}

extension AndroidPermissionArray {
  fileprivate var position: SourcePosition { SourcePosition(file: path, line: line) }
}
