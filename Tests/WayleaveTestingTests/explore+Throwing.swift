import WayleaveTesting

/// `explore` as the tests of this module call it: they look at its errors, so it throws them.
@discardableResult
func explore(
  _ releases: Releases, depth: Int, acts: PersonActs = .usual, limits: Limits = Limits(),
  replay: String? = nil, told: ToldStories? = nil,
  progress: (@Sendable (Exploration.Progress) -> Void)? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ describe: @escaping @Sendable (ExploredPhone) throws -> Void
) async throws -> Exploration {
  var limits = limits
  limits.failures = .thrown
  return try await WayleaveTesting.explore(
    releases, depth: depth, acts: acts, limits: limits, replay: replay, told: told,
    progress: progress, describe)
}
