import Findings
import PlatformModel
import SourceReaders

/// What the Info.plist of an app must hold if the app compiles code that was checked by itself.
enum DutyTable {
  /// The table of code alone; none for everything else, where findings say what is missing.
  static func tables(for subjects: [Subject]) -> [Table] {
    guard let subject = subjects.first, subject.target.isCodeAlone else { return [] }
    let duties = subject.duties
    guard !duties.isEmpty else {
      return [
        Table(
          title: "", columns: [], rows: [],
          notes: ["No call in it needs a key in the Info.plist of the app."])
      ]
    }
    return [
      Table(
        title: "What an app that uses it must have in its Info.plist",
        columns: ["Key", "For", "On"], rows: duties.map(\.row),
        notes: ["The Info.plist itself was not checked. Check the app for that."])
    ]
  }
}

/// A key that an app must have for code that it compiles.
private struct Duty {
  var key: String
  var uses: [Use]
  /// The releases that read the key.
  var systems: String?

  var row: Table.Row {
    let places = uses.map { use -> String in
      let file = use.position.file.split(separator: "/").last.map(String.init) ?? ""
      let line = use.position.line.map { ":\($0)" } ?? ""
      return "\(use.api.rawValue) (\(file)\(line))"
    }
    let others = places.count > 2 ? " and \(places.count - 2) more" : ""
    return Table.Row(
      key,
      [
        Table.Cell(places.prefix(2).joined(separator: ", ") + others),
        Table.Cell(systems ?? "no release"),
      ])
  }
}

extension Subject {
  /// The keys in the order of Apple's list, and the background mode last.
  fileprivate var duties: [Duty] {
    let keys = PurposeKeys.judged + [.temporaryAccuracy]
    var duties = keys.compactMap { key -> Duty? in
      let uses = demands(for: key).uniqued(by: \.api)
      return uses.isEmpty
        ? nil : Duty(key: key.rawValue, uses: uses, systems: systems(reading: key))
    }
    let setters = backgroundSetters.filter { !$0.isGuarded }.uniqued(by: \.api)
    if !setters.isEmpty {
      duties.append(
        Duty(
          key: "\(InfoPlistKey.backgroundModes.rawValue): location", uses: setters,
          systems: systems(from: .iOS(9))))
    }
    return duties
  }
}

extension [Use] {
  /// The first use of each value of a property.
  fileprivate func uniqued<Value: Hashable>(by value: (Use) -> Value) -> [Use] {
    var seen: Set<Value> = []
    return filter { seen.insert(value($0)).inserted }
  }
}
