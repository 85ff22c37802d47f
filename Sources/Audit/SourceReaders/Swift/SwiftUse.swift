import SwiftSyntax

/// A use that was recognised, before its place and surroundings are added.
struct SwiftUse {
  var api: PlatformAPI
  var form: PlatformCall.Form
  var argument = PlatformCall.Argument.none
  var purposeKey = PlatformCall.Argument.none
  /// The node that shows the use: its surroundings are read.
  var node: Syntax

  init(
    _ api: PlatformAPI, _ form: PlatformCall.Form, _ argument: PlatformCall.Argument = .none,
    purposeKey: PlatformCall.Argument = .none, at node: some SyntaxProtocol
  ) {
    self.api = api
    self.form = form
    self.argument = argument
    self.purposeKey = purposeKey
    self.node = Syntax(node)
  }
}
