import Foundation
import PackagePlugin

/// Runs `wayleave check` with each build, so that findings are warnings and errors of the build.
@main
struct WayleaveBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard target is SwiftSourceModuleTarget else {
      Diagnostics.remark("\(target.name) has no Swift code; add the plugin to a target that has")
      return []
    }
    guard let tool = try? context.tool(named: "wayleave") else { return withoutTool() }
    return [command(tool, on: context.package.directory, in: context.pluginWorkDirectory)]
  }

  /// The binary is not there for every kind of machine; the app builds all the same.
  func withoutTool() -> [Command] {
    Diagnostics.warning("there is no wayleave for this kind of machine; the app is not checked")
    return []
  }

  /// A `buildCommand`: SwiftPM shows nothing of a `prebuildCommand` that fails, and goes on.
  ///
  /// It runs with each build, because any file of the folder can matter, and a list of inputs breaks
  /// the build when one of them is deleted. For this it changes its own input. Its output is an empty
  /// Swift file, because any other kind would become a resource of the app; it is written once, so that
  /// nothing is compiled again.
  func command(_ tool: PluginContext.Tool, on folder: Path, in work: Path) -> Command {
    let (input, output) = (work.appending("last-check"), work.appending("Checked.swift"))
    if !FileManager.default.fileExists(atPath: input.string) {
      _ = FileManager.default.createFile(atPath: input.string, contents: nil)
    }
    let script = #"""
      date >"$2"
      "$0" check "$1" --format xcode --absolute-paths || exit
      [ -e "$3" ] || : >"$3"
      """#
    return .buildCommand(
      displayName: "Wayleave checks \(folder.lastComponent)",
      executable: Path("/bin/sh"),
      arguments: ["-c", script, tool.path.string, folder.string, input.string, output.string],
      inputFiles: [input, tool.path],
      outputFiles: [output])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WayleaveBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      guard let tool = try? context.tool(named: "wayleave") else { return withoutTool() }
      return [command(tool, on: context.xcodeProject.directory, in: context.pluginWorkDirectory)]
    }
  }
#endif
