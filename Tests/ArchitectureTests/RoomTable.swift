/// The table of rooms in Package.swift, read as text: the manifest is the only copy.
struct RoomTable {
  struct Row: Sendable {
    var name: String
    var uses: [String]
    var tools: [String]
    /// The target of C that stands below.
    var below: String?
    /// Whether an app's own code stands on it, and not the tool.
    var hosts = false
  }

  var rows: [Row]

  init(manifest: String) {
    rows = ["model", "hosting", "shipped", "testing"].flatMap { floors in
      let table = manifest.split(after: "let \(floors) = [").split(before: "\n]\n")
      return table.components(after: "Room(").map { row in
        Row(
          name: row.split(after: "name:").quoted.first ?? "",
          uses: ["uses:", "onLinux:"].filter(row.contains).flatMap {
            row.split(after: $0).split(before: "]").quoted
          },
          tools: (row.components(after: "tool(") + row.components(after: "frameworks("))
            .compactMap(\.quoted.first),
          below: row.contains("below:") ? row.split(after: "below:").quoted.first : nil,
          hosts: floors != "model")
      }
    }
    rows.append(
      Row(name: "wayleave", uses: ["WayleaveCommands"], tools: [], below: "CAllocation"))
  }

  subscript(name: String) -> Row? { rows.first { $0.name == name } }
}

extension String {
  fileprivate func split(after mark: String) -> String {
    firstRange(of: mark).map { String(self[$0.upperBound...]) } ?? ""
  }

  fileprivate func split(before mark: String) -> String {
    firstRange(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
  }

  fileprivate func components(after mark: String) -> [String] {
    split(separator: mark, omittingEmptySubsequences: false).dropFirst().map(String.init)
  }

  fileprivate var quoted: [String] {
    matches(of: /"([^"]*)"/).map { String($0.1) }
  }
}
