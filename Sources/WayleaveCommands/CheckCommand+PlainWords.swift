extension CheckCommand {
  /// The command of the plainest lines: its name, and a path or nothing.
  ///
  /// The searches for conformances with which ArgumentParser reads them take a twentieth of a whole
  /// check. What this does not know goes the way of every other command.
  init?(plainWords words: [String]) {
    guard words.first == Self.configuration.commandName, words.count <= 2 else { return nil }
    let path = words.count == 2 ? words[1] : "."
    guard !path.isEmpty, !path.hasPrefix("-") else { return nil }
    self.init()
    self.path = path
    format = .text
    color = .auto
    (output, failOn, configuration, config) = (nil, nil, nil, nil)
    (baseline, writeBaseline) = (nil, nil)
    (target, only, ignore, needs) = ([], [], [], [])
    (noConfig, quiet, absolutePaths, omitSuppressed) = (false, false, false, false)
  }
}
