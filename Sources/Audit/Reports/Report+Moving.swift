import Findings

extension SourcePosition {
  /// The place as seen from where a folder is named by a path.
  package func moved(below base: String) -> SourcePosition {
    var moved = self
    let path = path(below: base)
    moved.file = path.isEmpty ? "." : path
    return moved
  }
}

extension Report {
  /// The report with every path as seen from where the folder that was checked is named by a path, so
  /// that reports on several folders can be read as one.
  package func moved(below base: String) -> Report {
    var moved = self
    for place in targets.indices {
      moved.targets[place].project = Self.moved(targets[place].project, base)
      moved.targets[place].infoPlist = targets[place].infoPlist.map { Self.moved($0, base) }
    }
    moved.findings = findings.map { $0.moved(below: base) }
    moved.reminders = reminders.map { $0.moved(below: base) }
    moved.suppressed = suppressed.map { $0.moved(below: base) }
    return moved
  }

  fileprivate static func moved(_ path: String, _ base: String) -> String {
    SourcePosition(file: path).moved(below: base).file
  }
}

extension Finding {
  fileprivate func moved(below base: String) -> Finding {
    var moved = self
    moved.position = position.moved(below: base)
    moved.target?.project = Report.moved(target?.project ?? "", base)
    for place in related.indices {
      moved.related[place].position = related[place].position.moved(below: base)
    }
    for place in fix.edits.indices {
      moved.fix.edits[place].position = fix.edits[place].position.moved(below: base)
    }
    if let place = suppression?.position {
      moved.suppression?.position = place.moved(below: base)
    }
    return moved
  }
}
