import PlatformModel
import TransitionSystem

/// The permission system of iOS: a state of one app with one location manager in two words.
public enum IOS {
  /// A condition over the variables of a state.
  public typealias Guard = TransitionSystem.Guard<IOS>
  /// A change of a state.
  public typealias Update = TransitionSystem.Update<IOS>
  /// One declarative transition.
  public typealias Row = TransitionSystem.Row<IOS>
  /// What becomes of a state on an event.
  public typealias Outcome<State: Hashable & Sendable> =
    TransitionSystem.Outcome<State, Emission, Refusal>

  typealias RowList = TransitionSystem.RowList<IOS>
}

/// One alteration of one row.
package typealias RowMutant = TransitionSystem.RowMutant
/// What is altered in a row.
package typealias RowMutation = TransitionSystem.RowMutation
/// A row in words.
public typealias RowExport = TransitionSystem.RowExport

extension IOS: PermissionSystem {
  /// A release, and the choices made.
  public typealias Device = System
  /// The id of a fact.
  public typealias Fact = FactID
  /// A state fits in 16 bytes.
  public typealias Words = WordPair

  /// "iOS".
  public static var name: String { "iOS" }

  /// Every row, main rows first.
  public static var rows: [Row] { Rows.all }
  /// An event that no row answers is not of this release.
  public static var unanswered: Refusal { .notOnThisSystem }
}

extension IOS.Field: StateVariable {
  /// Every variable, in the order of the layout.
  public static var all: [IOS.Field] { allCases }
  /// The place in the layout.
  public var number: Int { Int(rawValue) }
}

extension IOS.Event: SystemEvent {
  /// A variable.
  public typealias Field = IOS.Field

  /// Every event is a kind of its own.
  public static var kindCount: Int { all.count }
}

extension IOS.Effect: Spelled {}

extension IOS.State: SystemState {}

extension IOS.System: SystemDevice {}

extension IOS.System.Condition: CustomStringConvertible {
  /// "on iOS 13-27", "with upgradePromptOnIOS8".
  public var description: String {
    switch self {
    case .versions(let span): "on \(span)"
    case .on(let one): "with \(one)"
    case .off(let one): "without \(one)"
    }
  }
}
