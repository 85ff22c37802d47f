import ArgumentParser
import Reports

/// When colour is written.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal that has it, unless the environment says otherwise.
  case auto
  case always
  case never

  /// Whether colour is wanted.
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

  /// The style of text: the terminal's width between 80 and 100 columns, 100 for files and pipes.
  func style(on console: Console, toFile: Bool = false) -> TextStyle {
    let columns = toFile ? 100 : min(100, max(80, console.outputColumns ?? 100))
    return TextStyle(columns: columns, isColored: isWanted(on: console, toFile: toFile))
  }
}
