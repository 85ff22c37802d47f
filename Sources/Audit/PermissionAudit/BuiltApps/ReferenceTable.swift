import Findings
import PlatformModel
import SourceReaders

/// Which compiled file of a bundle refers to which API, and what that asks of the Info.plist.
enum ReferenceTable {
  /// The table of a bundle that was built; none if nothing in it refers to a protected API.
  static func tables(for subjects: [Subject]) -> [Table] {
    guard let subject = subjects.first, subject.target.isBuilt else { return [] }
    let rows = subject.referenceRows
    guard !rows.isEmpty else { return [] }
    let isLibrary = subject.bundle == .framework
    return [
      Table(
        title: "What the compiled files refer to",
        columns: ["File and API", "Key", isLibrary ? "Needed" : "Declared", "Matters"],
        rows: rows,
        notes: ["A reference shows that the code is there, not that anything runs it."])
    ]
  }
}

extension Subject {
  /// A row for each file, API and key: the bundle's own executable first.
  ///
  /// The class of the manager stands for itself only where nothing of it is called by name.
  fileprivate var referenceRows: [Table.Row] {
    let uses = counted.sorted { left, right in
      (left.origin == .own ? 0 : 1, left.position.file, left.api.rawValue)
        < (right.origin == .own ? 0 : 1, right.position.file, right.api.rawValue)
    }
    let asking = Set(
      uses.filter { [PlatformAPI].requests.contains($0.api) }.map(\.position.file))
    let rows = uses.flatMap { use in
      use.api == .locationManager && asking.contains(use.position.file)
        ? [] : keys(demandedBy: use).map { reference(use, $0) }
    }
    return rows.joined.inReadingOrder.map(\.row)
  }

  /// The keys that a use asks for, on releases that the bundle runs on.
  private func keys(demandedBy use: Use) -> [InfoPlistKey] {
    switch use.api {
    case .requestWhenInUseAuthorization: return [.whenInUse]
    case .requestAlwaysAuthorization where bundle == .appClip: return []
    case .requestAlwaysAuthorization:
      let old: [InfoPlistKey] = runs(before: .iOS(11)) ? [.always] : []
      return [.alwaysAndWhenInUse] + old
    case .requestTemporaryFullAccuracyAuthorization: return [.temporaryAccuracy]
    case .allowsBackgroundLocationUpdates: return [.backgroundModes]
    case .serviceSession, .liveUpdates, .monitor, .backgroundActivitySession, .locationManager,
      .locationButton:
      return [.whenInUse]
    case .motionActivityManager, .pedometer, .altimeter, .sensorRecorder, .movementDisorderManager,
      .headphoneMotionManager:
      return [.motion]
    case .centralManager, .peripheralManager:
      return [.bluetoothAlways] + (runs(before: .iOS(13)) ? [.bluetoothPeripheral] : [])
    default: return []
    }
  }

  private func reference(_ use: Use, _ key: InfoPlistKey) -> Reference {
    let name = key == .backgroundModes ? "\(key.rawValue): location" : key.rawValue
    return Reference(
      file: file(of: use),
      names: [use.api.inTables + (use.form == .reference ? " (named only)" : "")],
      cells: [Table.Cell(name), declared(key, for: use), Table.Cell(matters(key, for: use))])
  }

  /// The last part of the path, which people know, and the library that is linked into the file and
  /// has such a reference.
  private func file(of use: Use) -> String {
    let name = use.position.file.split(separator: "/").last.map(String.init) ?? use.position.file
    return name + (LibraryRemedy.holder(in: use).map { " (\($0))" } ?? "")
  }

  private func declared(_ key: InfoPlistKey, for use: Use) -> Table.Cell {
    if bundle == .framework { return Table.Cell("by the app") }
    if key == .backgroundModes {
      switch backgroundMode {
      case .on: return Table.Cell("yes", .good)
      case .unknown: return Table.Cell("unknown")
      case .off, .wrongType:
        return use.isGuarded ? Table.Cell("no, but tested") : Table.Cell("no", .limited)
      }
    }
    guard let entry = entry(key) else {
      return Table.Cell("no", use.form == .reference ? .limited : .bad)
    }
    if key == .temporaryAccuracy { return Table.Cell("yes", .good) }
    guard let text = entry.value.string else { return Table.Cell("wrong type", .bad) }
    return text.isBlank ? Table.Cell("empty", .bad) : Table.Cell("yes", .good)
  }

  /// What comes of the key's absence, and where.
  private func matters(_ key: InfoPlistKey, for use: Use) -> String {
    let first = max(use.since, key.entry?.versions?.first ?? .oldestIOS)
    let last = key.entry?.versions?.last ?? .newestIOS
    let releases = systems(from: first, to: last)
    switch key {
    case .backgroundModes, .temporaryAccuracy: return releases ?? "on no release it runs on"
    default: return ["upload", releases].compactMap(\.self).joined(separator: ", ")
    }
  }
}

/// What a file refers to that asks for one key.
private struct Reference {
  var file: String
  var names: [String]
  var cells: [Table.Cell]

  var row: Table.Row { Table.Row("\(file): \(names.joined(separator: ", "))", cells) }
}

extension [Reference] {
  /// The same with one row for all that a file refers to with the same answer.
  fileprivate var joined: [Reference] {
    var rows: [Reference] = []
    for row in self {
      let same = rows.firstIndex { $0.file == row.file && $0.cells == row.cells }
      if let same { rows[same].names += row.names } else { rows.append(row) }
    }
    return rows
  }

  /// The same with what is missing first, where there is more than a look takes in.
  fileprivate var inReadingOrder: [Reference] {
    guard count > 12 else { return self }
    let isGood = { (row: Reference) in row.cells[1].meaning == .good }
    return filter { !isGood($0) } + filter(isGood)
  }
}

extension PlatformAPI {
  /// Its name, or words where the name alone would fill a line.
  fileprivate var inTables: String {
    self == .requestTemporaryFullAccuracyAuthorization ? "temporary full accuracy" : rawValue
  }
}
