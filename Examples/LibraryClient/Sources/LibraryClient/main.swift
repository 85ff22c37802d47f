import AuthorizationEngine
import PlatformModel

/// The buttons that a freshly installed app gets when it asks for Always, in their order.
func buttons(of build: IOS.Build, on version: OSVersion) -> String {
  let engine = IOS.Engine(IOS.System(version))
  var phone = IOS.State(build)
  for event in [IOS.Event.open, .createManager, .requestAlways] {
    guard case .moved(let next, _) = engine.step(phone, event) else { return "refused" }
    phone = next
  }
  guard phone.prompt != nil else { return "nothing: no prompt, no callback, no crash" }
  return engine.buttons(of: phone).map { "\($0)" }.joined(separator: ", ")
}

let complete = IOS.Build(purposeStrings: [.whenInUse, .always, .alwaysAndWhenInUse])
let forgetful = IOS.Build(purposeStrings: [.whenInUse, .always])

for version in [OSVersion.iOS(10, 3), .iOS(12, 5), .iOS(17, 4), .newestIOS] {
  print("\(version)")
  print("  all three texts:      \(buttons(of: complete, on: version))")
  print("  the text of iOS 8-10: \(buttons(of: forgetful, on: version))")
}
