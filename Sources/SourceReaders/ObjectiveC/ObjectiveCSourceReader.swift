import Findings

/// Reads a file of Objective-C, C or C++: the names that the filter found, judged by their neighbours.
struct ObjectiveCSourceReader {
  let path: String
  let conditions: CompilationConditions

  func read(_ bytes: UnsafeRawBufferPointer) -> SourceReading {
    let occurrences = SourceFilter.occurrences(in: bytes)
    guard occurrences.contains(where: { PlatformName.all[$0.name].isTrigger }) else {
      return SourceReading(path: path, calls: [])
    }
    let source = ObjectiveCSource(bytes, conditions: conditions)
    let functions = ObjectiveCFunction.all(in: source)
    let reader = ObjectiveCUseReader(source, functions: functions)
    let guards = ObjectiveCGuards(source, functions: functions)
    let statuses = ObjectiveCStatusContext(source)
    var lines = LineIndex(bytes, file: path)
    var calls: [PlatformCall] = []
    for occurrence in occurrences {
      guard let index = source.token(at: occurrence.offset),
        let use = reader.use(of: PlatformName.all[occurrence.name], at: index)
      else { continue }
      let blocks = ObjectiveCBlocks(around: index, in: source)
      calls.append(
        PlatformCall(
          use.api, at: lines.position(of: Int(source.tokens[index].start)),
          argument: use.argument,
          isGuardedByBackgroundModes: use.api != .readsBackgroundModes && guards.isGuarded(blocks),
          enclosing: functions.first { $0.body.contains(index) }?.description, form: use.form,
          purposeKey: use.purposeKey, statusContext: statuses.names(blocks)))
    }
    return SourceReading(
      path: path, calls: calls, consultedConditions: source.consulted.sorted())
  }
}
