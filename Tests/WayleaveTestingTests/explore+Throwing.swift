import WayleaveTesting

/// `explore` as the tests of this module call it: they look at its errors, so it throws them.
@discardableResult
func explore(
  _ releases: Releases, depth: Int, environment: EnvironmentSteps = .usual,
  options: ExplorationOptions = ExplorationOptions(),
  replay: String? = nil, reported: ReportedCounterexamples? = nil,
  progress: (@Sendable (Exploration.Progress) -> Void)? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ describe: @escaping @Sendable (ExploredPhone) throws -> Void
) async throws -> Exploration {
  var options = options
  options.failures = .thrown
  return try await WayleaveTesting.explore(
    releases, depth: depth, environment: environment, options: options, replay: replay,
    reported: reported,
    progress: progress, describe)
}
