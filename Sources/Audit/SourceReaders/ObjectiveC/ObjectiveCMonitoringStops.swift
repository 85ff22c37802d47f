/// What a file of Objective-C shows of the end of what it monitors.
struct ObjectiveCMonitoringStops {
  /// Whether monitoring ends where the app or a screen goes away.
  private(set) var areOffScreen = false
  /// The functions that end it, by the first words of their names.
  private(set) var functions: Set<String> = []

  init(_ source: ObjectiveCSource, functions all: [ObjectiveCFunction]) {
    guard MonitoringStops.areLookedFor(in: source.bytes) else { return }
    for index in source.tokens.indices where source.isIdentifier(index) {
      guard MonitoringStops.methods.contains(source.text(index)), let function = all.around(index)
      else { continue }
      if MonitoringStops.moments.contains(function.word) {
        areOffScreen = true
      } else {
        functions.insert(function.word)
      }
    }
  }
}
