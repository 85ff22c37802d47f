import PlatformModel
import TransitionSystem

extension IOS {
  /// Every transition of the model, in the order in which the engine reads them.
  public enum Rows {
    typealias Row = IOS.Row
    typealias Guard = IOS.Guard
    typealias Update = IOS.Update
    typealias Effect = IOS.Effect
    typealias Event = IOS.Event
    typealias System = IOS.System
    typealias RowList = IOS.RowList

    /// The rows that answer an event; the first that applies and holds is taken.
    public static let main: [IOS.Row] =
      gates + requests + answers + locks + life + settings + managers + services + happenings
      + deliveries + sessions + otherPermissions

    /// The rows that settle consequences; each that holds is taken, once, in this order.
    public static let settling: [IOS.Row] =
      useSettling + grantSettling + askSettling + deliverySettling + reportSettling

    /// All rows, main rows first.
    public static let all: [IOS.Row] = main + settling

    /// The rows that a system has, in order.
    public static func table(for system: IOS.System) -> [IOS.Row] {
      all.filter { $0.applies(on: system) }
    }

    /// The releases at which the set of rows that apply, or what a guard means, changes; oldest first.
    ///
    /// Between two of them all releases behave alike, so that one speaks for the run.
    public static let turningPoints: [OSVersion] = {
      var points: Set<OSVersion> = [.oldestIOS]
      func note(_ span: OSVersion.Span) {
        points.insert(span.first)
        if let next = span.last.next { points.insert(next) }
      }
      for row in all {
        for case .versions(let span) in row.scope + row.when.conditions { note(span) }
      }
      return points.sorted()
    }()

    /// All rows in words, in order.
    public static var export: [RowExport] { all.map(RowExport.init) }
  }
}
