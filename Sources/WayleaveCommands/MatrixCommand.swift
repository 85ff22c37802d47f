import ArgumentParser

/// `wayleave matrix`
struct MatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "matrix")
  func run() throws {}
}
