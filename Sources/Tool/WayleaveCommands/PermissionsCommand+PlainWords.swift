extension PermissionsCommand {
  /// The command of a path and a format, in this order; nil where other words stand there.
  ///
  /// Reading a small package takes less time than the searches for conformances with which
  /// ArgumentParser reads its name. What this does not know goes the way of every other command.
  init?(plainWords words: [String]) {
    guard words.first == Self.commandName, let path = words.dropFirst().first,
      !path.isEmpty, !path.hasPrefix("-")
    else { return nil }
    let rest = words.dropFirst(2)
    var format = Format.text
    if let option = rest.first {
      guard option == "--format", rest.count == 2, let name = rest.last,
        let named = Format(rawValue: name)
      else { return nil }
      format = named
    }
    self.init()
    self.path = path
    self.format = format
    color = .auto
  }
}
