import FileAccess

/// Where a command writes and what it knows about the terminal.
///
/// Tests put a console of their own in the place of ``current``.
struct Console: Sendable {
  /// Writes to standard output.
  var write: @Sendable (String) -> Void
  /// Writes to standard error.
  var writeError: @Sendable (String) -> Void
  /// Reads standard input as text, up to a number of bytes.
  var read: @Sendable (Int) -> String = { Descriptor.input.read(atMost: $0) }
  /// The value of an environment variable.
  var variable: @Sendable (String) -> String?
  /// The width of the terminal that standard output goes to; nil if it is none.
  var outputColumns: Int?
  /// The width of the terminal that standard error goes to; nil if it is none.
  var errorColumns: Int?

  /// The console of this run.
  @TaskLocal static var current = Console.process
}

extension Console {
  /// Writes a text to the file that `--output` names, or to standard output where it names none.
  func write(_ text: String, to output: String?) throws(CommandFailure) {
    guard let output else { return write(text) }
    try OutputFile(path: output).write(text)
  }

  /// The console of the process.
  static let process = Console(
    write: { Descriptor.output.write($0) },
    writeError: { Descriptor.error.write($0) },
    variable: { Descriptor.variable($0) },
    outputColumns: Descriptor.output.terminalColumns,
    errorColumns: Descriptor.error.terminalColumns)
}
