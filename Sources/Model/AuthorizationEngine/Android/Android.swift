import PlatformModel
import TransitionSystem

/// The permission system of Android, API 19 to 37: a state of one app in four words.
///
/// A state holds the marks of a dozen permissions and the target of the app, its devices have a
/// level and a generation of dialogs, and a request carries the names of several permissions.
public enum Android {
  /// A condition over the variables of a state.
  public typealias Guard = TransitionSystem.Guard<Android>
  /// A change of a state.
  public typealias Update = TransitionSystem.Update<Android>
  /// One declarative transition.
  public typealias Row = TransitionSystem.Row<Android>

  typealias RowList = TransitionSystem.RowList<Android>
}

extension Android: PermissionSystem {
  /// A phone: its level, its dialogs and the choices made.
  public typealias Device = System
  /// The id of a fact.
  public typealias Fact = FactID
  /// A dozen permissions of sixteen bits, and a word for the rest.
  public typealias Words = WordQuad

  /// "Android".
  public static var name: String { "Android" }

  /// Every row, main rows first.
  public static var rows: [Row] { Rows.all }
  /// An event that no row answers is not of this release.
  public static var unanswered: Refusal { .notOnThisSystem }

  /// A result with the names of the request, and the grants of the state that it is distinguished
  /// from.
  ///
  /// A request that ends at once was never written into the state: its names are those of the
  /// event.
  public static func filled(
    _ effect: Effect, from words: WordQuad, _ payload: Payload<WordQuad>
  ) -> Effect {
    guard case .result = effect else { return effect }
    let state = State(words: words)
    let named = state.all(.named).union(State(words: payload.values).all(.named))
    return .result(names: named, granted: named.intersection(state.all(.held)))
  }
}

extension Android.Field: StateVariable {
  /// Every mark of every permission, then the other variables.
  public static let all: [Android.Field] =
    Android.Permission.allCases.flatMap { permission in
      Android.Mark.allCases.map { .mark($0, permission) }
    } + Android.Variable.allCases.map(Android.Field.of)
}

extension Android.Field {
  /// The place in ``all``.
  public var number: Int {
    switch self {
    case .mark(let mark, let permission):
      Int(permission.rawValue) * Android.Mark.allCases.count + Int(mark.rawValue)
    case .of(let variable):
      Android.Permission.allCases.count * Android.Mark.allCases.count + Int(variable.rawValue)
    }
  }
}

extension Android.State: SystemState {}

extension Android.Event: SystemEvent {
  /// A request stands for all, whatever it names.
  public static var kindCount: Int { kinds.count }

  /// The place of its kind in ``kinds``.
  public var number: Int { Self.numbers[kind] ?? 0 }

  private static let numbers: [Android.Event: Int] = Dictionary(
    first: kinds.enumerated().map { ($1, $0) })

  /// The names of a request, which are still to be asked.
  public var payload: [(field: Android.Field, value: UInt8)] {
    guard case .request(let names) = self else { return [] }
    return names.list.flatMap { one in
      [(field: .mark(.named, one), value: 1), (field: .mark(.asked, one), value: 1)]
    }
  }
}

extension Android.Effect: Spelled {}

extension Android.System: SystemDevice {}

extension Android.System.Condition: CustomStringConvertible {
  /// "on API 29-30", "under G4-G7", "with fineAloneShown".
  public var description: String {
    switch self {
    case .levels(let run): "on API \(run.lowerBound.rawValue)-\(run.upperBound.rawValue)"
    case .generations(let run): "under \(run.lowerBound)-\(run.upperBound)"
    case .on(let one): "with \(one)"
    }
  }
}
