import ArgumentParser
import AssistantServer
import FileAccess

/// `wayleave mcp`: serves the tool to programming assistants.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", _superCommandName: Tool.name,
    abstract: "Serve check, explain, simulate, needs and diagnose to a coding assistant.",
    discussion: """
      The command runs a server of the Model Context Protocol on standard input and output. \
      A coding assistant starts it; Documentation/Assistants.md says how to configure one. The \
      server opens no port and writes no files. It reads the files that the assistant names.
      """)

  func run() throws {
    AssistantServer(
      version: Tool.version, instructions: Self.instructions,
      tools: AssistantTools(tool: Wayleave.self).all
    ).run(input: .input, output: .output)
  }

  private static let instructions = """
    Wayleave knows how iOS 8 to 27 and Android 4.4 to 17 grant permission for location, motion and \
    Bluetooth. Before you change permission code, check the app; after the change, check it again. \
    Ask explain about a key, a store message, a console line or a rule instead of relying on memory. \
    Ask simulate what happens on a phone, step by step.
    """
}
