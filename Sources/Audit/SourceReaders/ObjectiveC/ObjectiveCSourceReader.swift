import Findings

/// Reads a file of Objective-C, C or C++: the names that the filter found, checked by their
/// neighbors.
struct ObjectiveCSourceReader {
  let path: String
  let conditions: CompilationConditions

  /// Whether the header of a file says more of what is asked.
  static func wantsHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    ByteSearch.contains("requestLocation", in: bytes)
      || ByteSearch.contains("startUpdatingLocation", in: bytes)
      || ByteSearch.contains("locationManager:", in: bytes)
  }

  func read(_ bytes: UnsafeRawBufferPointer, header: [UInt8]? = nil) -> SourceReading {
    let occurrences = SourceFilter.occurrences(in: bytes)
    guard
      occurrences.contains(where: { PlatformName.all[$0.name].isReadFor })
        || CleartextAddress.mayBeRequested(in: bytes)
    else {
      return SourceReading(path: path, calls: [])
    }
    let source = ObjectiveCSource(bytes, conditions: conditions)
    let functions = ObjectiveCFunction.all(in: source)
    let headers = ObjectiveCDeclarations(
      header?.withUnsafeBytes { ObjectiveCSource($0, conditions: conditions) })
    let reader = ObjectiveCUseReader(source, functions: functions, headers: headers)
    let guards = ObjectiveCGuards(source, functions: functions)
    let statuses = ObjectiveCStatusContext(source)
    let surroundings = ObjectiveCSurroundings(
      source,
      managers: ObjectiveCManagers(
        source, functions: functions, classes: reader.managers, headers: headers))
    let requests = ObjectiveCCleartextRequests(source: source, functions: functions).uses()
    var lines = LineIndex(bytes, file: path)
    var calls: [PlatformCall] = []
    for occurrence in occurrences {
      guard let index = source.token(at: occurrence.offset),
        let use = reader.use(of: PlatformName.all[occurrence.name], at: index)
      else { continue }
      // A callback is its own function, and its name is before the body.
      let function =
        use.form == .implementation ? functions.after(index) : functions.around(index)
      let blocks = ObjectiveCBlocks(around: index, in: source)
      var call = PlatformCall(
        use.api, at: lines.position(of: Int(source.tokens[index].start)),
        argument: use.argument,
        isGuardedByBackgroundModes: use.api != .readsBackgroundModes && guards.isGuarded(blocks),
        enclosing: function?.description, form: use.form,
        purposeKey: use.purposeKey, statusContext: statuses.names(blocks),
        surroundings: surroundings.around(
          use, at: index, in: function, blocks))
      call.receiver = reader.receiver(of: use, named: PlatformName.all[occurrence.name], at: index)
      calls.append(call)
    }
    var places = LineIndex(bytes, file: path)
    calls += requests.map { index, host in
      PlatformCall(
        .cleartextRequest, at: places.position(of: Int(source.tokens[index].start)),
        argument: .text(host), enclosing: functions.around(index)?.description)
    }
    calls += ObjectiveCEarlyScans(source: source).uses().map { index in
      PlatformCall(
        .earlyScan, at: places.position(of: Int(source.tokens[index].start)),
        enclosing: functions.around(index)?.description)
    }
    let misnamed = ObjectiveCMisnamedCallbacks(
      source: source, functions: functions, header: header)
    for (index, meant) in misnamed.uses() {
      let function = functions.after(index)
      var call = PlatformCall(
        .misnamedCallback, at: places.position(of: Int(source.tokens[index].start)),
        argument: .text(meant), enclosing: function?.description, form: .implementation)
      call.surroundings.type = function?.type
      call.surroundings.isDelegate = true
      calls.append(call)
    }
    var reading = SourceReading(
      path: path, calls: calls, consultedConditions: source.consulted.sorted())
    reading.managers = reader.shown
    return reading
  }
}
