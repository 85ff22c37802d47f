import PlatformModel
import ServiceNeeds

/// The services that an app was said to use, with what they need said in its Info.plist.
struct NamedServices: Sendable {
  /// The services as they were asked for, such as `move:driving`.
  var labels: [String] = []
  /// What Info.plist has to say for them.
  var needs: [DeclarationNeed] = []

  /// No services.
  init() {}

  /// All services of some choices.
  init(_ choices: [NeedsChoice]) {
    for label in choices.flatMap({ choice in choice.demands.map(choice.label) })
    where !labels.contains(label) {
      labels.append(label)
    }
    needs = choices.declarationNeeds
  }

  /// Whether one of them needs a key.
  func need(_ key: InfoPlistKey) -> Bool { needs.contains { $0.declaration.key == key } }
}
