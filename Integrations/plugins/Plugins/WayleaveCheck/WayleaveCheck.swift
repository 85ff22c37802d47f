import Foundation
import PackagePlugin

/// `swift package wayleave-check`: runs `wayleave check` with the arguments that follow.
@main
struct WayleaveCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try check(with: context.tool(named: "wayleave"), in: context.package.directory, arguments)
  }

  /// Runs the tool in the folder of the package. Its output and its exit code are those of the command.
  func check(
    with tool: PluginContext.Tool, in folder: Path, _ arguments: [String]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool.path.string)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.string)
    process.arguments = ["check"] + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("wayleave ended by signal \(process.terminationStatus)")
      return
    }
    exit(process.terminationStatus)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WayleaveCheck: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the targets that the person chose; the tool reads the whole project.
      var remaining = ArgumentExtractor(arguments)
      _ = remaining.extractOption(named: "target")
      try check(
        with: context.tool(named: "wayleave"), in: context.xcodeProject.directory,
        ["--format", "xcode", "--absolute-paths"] + remaining.remainingArguments)
    }
  }
#endif
