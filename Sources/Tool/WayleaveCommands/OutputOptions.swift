import ArgumentParser
import FileAccess
import Reports

/// `--format`, `--output` and `--color`: the same on every command that prints a report.
struct OutputOptions<Format: OutputFormat>: ParsableArguments {
  @Option(help: "What to print.")
  var format: Format = .usual

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color: ColorChoice = .auto

  /// The style of text.
  func style(on console: Console) -> TextStyle {
    color.style(on: console, toFile: output != nil)
  }

  /// Writes the report to the file that was named, or to standard output.
  func write(_ text: String, on console: Console) throws(CommandFailure) {
    try console.write(text, to: output)
  }
}

/// What a command can print, each form by the word for `--format`.
protocol OutputFormat: WordChoice, Hashable, Sendable {
  /// What is printed unless another form is asked for.
  static var usual: Self { get }
}
