import Reports

/// When color is written.
enum ColorChoice: String, WordChoice {
  /// On a terminal that has it, unless the environment says otherwise.
  case auto
  case always
  case never

  /// Whether color is wanted.
  ///
  /// NO_COLOR goes before CLICOLOR_FORCE, and both before the terminal; empty values count as unset.
  func isWanted(on console: Console, toFile: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let variable = { (name: String) in
        console.variable(name).flatMap { $0.isEmpty ? nil : $0 }
      }
      if variable("NO_COLOR") != nil { return false }
      if let force = variable("CLICOLOR_FORCE"), force != "0" { return true }
      return !toFile && console.outputColumns != nil && variable("TERM") != "dumb"
    }
  }

  /// The style of text: as wide as the terminal, between 40 columns and 100 for prose or 200 for
  /// tables; 100 for files and pipes.
  func style(on console: Console, toFile: Bool = false) -> TextStyle {
    let columns = toFile ? 100 : max(40, console.outputColumns ?? 100)
    return TextStyle(
      columns: min(100, columns), tableColumns: min(200, columns),
      isColored: isWanted(on: console, toFile: toFile))
  }
}
