/// A question that the system puts to the person, by the id of its row in the facts.
///
/// What it says and offers differs by release; ``Prompt/form(on:)`` gives the form of one.
public enum Prompt: UInt8, Hashable, Sendable, CaseIterable {
  /// When In Use on iOS 8-10.
  case p1
  /// When In Use on iOS 11-12.
  case p1b
  /// Always on iOS 8-10.
  case p2
  /// Always with three answers on iOS 11-12.
  case p3
  /// From When In Use to Always on iOS 9-10.
  case p4
  /// From When In Use to Always on iOS 11-12.
  case p4b
  /// The first question of iOS 13.
  case p5
  /// The first question from iOS 14, with map and Precise toggle.
  case p6
  /// As ``p6`` where the build declares reduced accuracy: no toggle.
  case p6r
  /// From When In Use to Always from iOS 13.4, and the late question of provisional Always.
  case p7
  /// The form of ``p7`` on a locked screen.
  case p7L
  /// The reminder of background use from iOS 13.
  case p8
  /// The reminder of background use on iOS 8-12.
  case p8Old
  /// Location Services are off.
  case p9
  /// Precise location once.
  case p10
  /// The first tap on a location button.
  case p11
  /// Consent to the permissions that management suggests.
  case p12
  /// Motion & Fitness.
  case motion
  /// Bluetooth.
  case bluetooth
}

extension Prompt {
  /// The id of its row in the facts, such as "P6r"; motion and Bluetooth have facts instead.
  public var id: FactID {
    switch self {
    case .p1: "P1"
    case .p1b: "P1b"
    case .p2: "P2"
    case .p3: "P3"
    case .p4: "P4"
    case .p4b: "P4b"
    case .p5: "P5"
    case .p6: "P6"
    case .p6r: "P6r"
    case .p7: "P7"
    case .p7L: "P7L"
    case .p8: "P8"
    case .p8Old: "P8-old"
    case .p9: "P9"
    case .p10: "P10"
    case .p11: "P11"
    case .p12: "P12"
    case .motion: "IOS-MOT-003"
    case .bluetooth: "IOS-BT-003"
    }
  }

  /// What the prompt says and offers on a release, or nil if that release has no such prompt.
  public func form(on version: OSVersion) -> Form? {
    // By place, so that no other form is copied on the way.
    Form.all.indices.first {
      Form.all[$0].prompt == self && Form.all[$0].versions.contains(version)
    }.map { Form.all[$0] }
  }

  /// The buttons from top to bottom on a release; empty if it has no such prompt.
  public func buttons(on version: OSVersion) -> [PromptButton] {
    form(on: version)?.buttons ?? []
  }

  /// The prompts that a release can show, in the order of the catalog.
  public static func all(on version: OSVersion) -> [Prompt] {
    allCases.filter { $0.form(on: version) != nil }
  }
}

extension Prompt: CustomStringConvertible {
  /// "P6r", "motion", "bluetooth".
  public var description: String {
    switch self {
    case .motion: "motion"
    case .bluetooth: "bluetooth"
    default: id.rawValue
    }
  }
}
