import AppArtifacts
import Findings
import SwiftSyntax

/// Reads a Swift file: the names that the filter found, looked up in the tree and checked there.
struct SwiftSourceReader {
  let path: String
  let conditions: CompilationConditions

  func read(_ bytes: UnsafeRawBufferPointer) -> SourceReading {
    let occurrences = SourceFilter.occurrences(in: bytes)
    guard
      occurrences.contains(where: { PlatformName.all[$0.name].isReadFor })
        || SourceFilter.mayBeLaunch(bytes) || CleartextAddress.mayBeRequested(in: bytes)
    else {
      return SourceReading(path: path, calls: [])
    }
    guard let source = SwiftSource(bytes, conditions: conditions) else {
      return SourceReading(
        path: path, calls: [],
        problems: [tooIntricate("The source is nested too deeply to be read at all.")])
    }
    let reader = SwiftUseReader(source)
    var uses: [(offset: Int, use: SwiftUse)] = []
    var consulted = SwiftConditions.Consulted()
    for occurrence in occurrences {
      guard let token = source.token(at: occurrence.offset) else { continue }
      for use in reader.uses(of: PlatformName.all[occurrence.name], at: token) {
        let compiled = source.conditions.isActive(use.node)
        consulted.add(compiled.consulted)
        let offset = use.node.positionAfterSkippingLeadingTrivia.utf8Offset
        if compiled.isActive, !uses.contains(where: { $0 == offset && $1.api == use.api }) {
          uses.append((offset, use))
        }
      }
    }
    let launch = SwiftLaunch(source: source)
    for use in SwiftCleartextRequests(source: source).uses()
      + launch.madeAtLaunch + launch.callsAtLaunch + SwiftMisnamedCallbacks(source: source).uses()
      + SwiftEarlyScans(source: source).uses()
    {
      let compiled = source.conditions.isActive(use.node)
      consulted.add(compiled.consulted)
      let offset = use.node.positionAfterSkippingLeadingTrivia.utf8Offset
      if compiled.isActive { uses.append((offset, use)) }
    }
    uses.sort { $0.offset < $1.offset }
    let guards = SwiftGuards(source)
    let surroundings = SwiftSurroundings(source, managers: reader.managers)
    var lines = LineIndex(bytes, file: path)
    let receivers = SwiftReceivers(source, managers: reader.managers)
    let calls = uses.map { offset, use in
      var call = PlatformCall(
        use.api, at: lines.position(of: offset), argument: use.argument,
        isGuardedByBackgroundModes: use.api != .readsBackgroundModes && guards.isGuarded(use.node),
        enclosing: SwiftEnclosure(of: use.node).description, form: use.form,
        purposeKey: use.purposeKey,
        statusContext: SwiftStatusContext.names(at: use.node, in: source),
        surroundings: surroundings.around(use))
      call.receiver = receivers.receiver(of: use)
      return call
    }
    var reading = SourceReading(
      path: path, calls: calls,
      problems: source.isStructured
        ? [] : [tooIntricate("The source is nested so deeply that only its names could be read.")],
      consultedConditions: consulted.flags.sorted(), dependsOnPlatform: consulted.platform)
    reading.managers = receivers.shown
    let parts = SwiftTypeParts(source, surroundings: surroundings)
    reading.managers.parts = parts.parts(ofUsers: Set(calls.compactMap(\.surroundings.type)))
    reading.managers.delegates = surroundings.managers.given
    return reading
  }

  private func tooIntricate(_ message: String) -> ReadingProblem {
    ReadingProblem(
      .malformedFile, at: SourcePosition(file: path), message,
      wayOut: "Check the location calls of this file by hand.")
  }
}
