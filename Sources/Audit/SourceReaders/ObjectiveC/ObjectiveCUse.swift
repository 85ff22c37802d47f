/// A use that was recognised, before its place and surroundings are added.
struct ObjectiveCUse {
  var api: PlatformAPI
  var form: PlatformCall.Form
  var argument = PlatformCall.Argument.none
  var purposeKey = PlatformCall.Argument.none

  init(
    _ api: PlatformAPI, _ form: PlatformCall.Form, _ argument: PlatformCall.Argument = .none,
    purposeKey: PlatformCall.Argument = .none
  ) {
    self.api = api
    self.form = form
    self.argument = argument
    self.purposeKey = purposeKey
  }
}
