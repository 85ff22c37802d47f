import Dispatch

@testable import WayleaveCommands

/// What a console was told; every access goes through the queue.
final class Transcript: @unchecked Sendable {
  private let queue = DispatchQueue(label: "transcript")
  private var outputText = ""
  private var errorText = ""

  var output: String { queue.sync { outputText } }
  var error: String { queue.sync { errorText } }

  func addOutput(_ text: String) { queue.sync { outputText += text } }
  func addError(_ text: String) { queue.sync { errorText += text } }

  /// A console that writes here.
  func console(
    variables: [String: String] = [:], outputColumns: Int? = nil, errorColumns: Int? = nil
  ) -> Console {
    Console(
      write: { self.addOutput($0) }, writeError: { self.addError($0) },
      variable: { variables[$0] }, outputColumns: outputColumns, errorColumns: errorColumns)
  }
}
