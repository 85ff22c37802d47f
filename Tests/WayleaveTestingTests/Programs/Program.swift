import CoreLocation
import WayleaveTesting
import PhoneSimulator

/// A small program with one classic bug, and its fixed twin.
struct Program: Sendable, CustomStringConvertible {
  var name: String
  var releases: Releases
  /// How many steps the shortest story has.
  var steps: Int
  /// What is found.
  var title: String
  var describe: @Sendable (ExploredPhone, _ fixed: Bool) -> Void

  var description: String { name }

  init(
    _ name: String, _ releases: Releases = .iOS(13...18), steps: Int, finds title: String,
    _ describe: @escaping @Sendable (ExploredPhone, _ fixed: Bool) -> Void
  ) {
    self.name = name
    self.releases = releases
    self.steps = steps
    self.title = title
    self.describe = describe
  }
}

extension Program {
  static let all: [Program] = [
    Program(
      "Always never returns after Keep Only While Using", steps: 4,
      finds: "“Follow me” never returns"
    ) { phone, fixed in
      let app = phone.app(.trail) { KeptWhileUsing(fixed: fixed) }
      app.action("Follow me") { await $0.askAlways() }
    },
    Program(
      "Always never returns after Allow Once", steps: 2, finds: "“Follow me” never returns"
    ) { phone, fixed in
      let app = phone.app(.trail) { AllowedOnce(fixed: fixed) }
      app.action("Follow me") { await $0.askAlways() }
    },
    Program(
      "the first callback is taken for the answer", steps: 1,
      finds: "“Locate” answers before the person has decided"
    ) { phone, fixed in
      let app = phone.app(.trail) { FirstCallback(fixed: fixed) }
      app.action("Locate") { await $0.locate() }
    },
    Program(
      "a continuation is resumed twice", steps: 3,
      finds: "request(_:) resumes its continuation twice"
    ) { phone, fixed in
      let app = phone.app(.trail) { DoubleResume(fixed: fixed) }
      app.action("Locate") { await $0.askWhenInUse() }
    },
    Program(
      "a second caller takes the continuation's place", steps: 1,
      finds: "request(_:) releases its continuation without resuming it"
    ) { phone, fixed in
      let app = phone.app(.trail) { SecondCaller(fixed: fixed) }
      app.action("Show the map") { await $0.showMap() }
    },
    Program(
      "the lock dismisses the prompt", steps: 3, finds: "“Locate” never returns"
    ) { phone, fixed in
      let app = phone.app(.trail) { LockedPrompt(fixed: fixed) }
      app.action("Locate") { await $0.askWhenInUse() }
    },
    Program(
      "full accuracy is asked for without its text", .iOS(14...18), steps: 3,
      finds: "“Start” never returns"
    ) { phone, fixed in
      let app = phone.app(.trail) { MissingPurpose(fixed: fixed) }
      app.action("Start") { await $0.startRoute() }
    },
    Program(
      "the background flag without the mode", steps: 2,
      finds: "the app crashes"
    ) { phone, fixed in
      let app = phone.app(fixed ? .recorder : .trail) { BackgroundFlag() }
      app.action("Record") { await $0.record() }
    },
    Program(
      "started before the grant, and never again", steps: 3,
      finds: "startMonitoringVisits() is refused, and not called again after the grant"
    ) { phone, fixed in
      let app = phone.app(.trail) { StartedEarly(fixed: fixed) }
      app.action("Watch") { await $0.watchVisits() }
    },
    Program(
      "the loading flag stays", steps: 2, finds: "never again: not loading"
    ) { phone, fixed in
      let app = phone.app(.trail) { LoadingFlag(fixed: fixed) }
      app.action("Load") { await $0.load() }
      app.eventually("not loading") { !$0.isLoading }
    },
    Program(
      "provisional Always is taken for Always", steps: 2,
      finds: "it promises what Settings does not say"
    ) { phone, fixed in
      let app = phone.app(.trail) { ProvisionalAlways(fixed: fixed) }
      app.action("Record") { await $0.record() }
      app.never("it promises what Settings does not say") { model in
        model.promisesBackground && app.settings?.row != "Always"
      }
    },
  ]
}

extension AppPackage {
  /// Texts for While Using and Always, and nothing else.
  static let trail = AppPackage(
    name: "Trail",
    purposeStrings: [
      .whenInUse: "Shows the trails around you.", .alwaysAndWhenInUse: "Records your hikes.",
      .always: "Records your hikes.",
    ])

  /// The same with the background mode.
  static let recorder = AppPackage(
    name: "Trail", purposeStrings: trail.purposeStrings, backgroundModes: ["location"])
}
