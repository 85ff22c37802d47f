/// Which files of a module mention types that other files of it declare.
///
/// A name that several files declare says nothing about which of them is meant.
struct FileGraph {
  private let names: [String]
  private let mentions: [[Int]]

  init(_ files: [(name: String, code: [Substring])]) {
    let types = files.map { TypeNames($0.code) }
    var owners: [String: [Int]] = [:]
    for (file, names) in types.enumerated() {
      for name in names.declared { owners[name, default: []].append(file) }
    }
    let owner = owners.compactMapValues { $0.count == 1 ? $0[0] : nil }
    names = files.map(\.name)
    mentions = types.enumerated().map { file, names in
      Set(names.mentioned.compactMap { owner[$0] }).subtracting([file]).sorted()
    }
  }

  /// The groups of files in which each leads to all others.
  var cycles: [[String]] {
    var order: [Int] = []
    var seen: Set<Int> = []
    for file in names.indices { visit(file, along: mentions, &seen, &order) }

    var backwards = Array(repeating: [Int](), count: names.count)
    for (file, others) in mentions.enumerated() {
      for other in others { backwards[other].append(file) }
    }
    seen = []
    return order.reversed().compactMap { file in
      var group: [Int] = []
      visit(file, along: backwards, &seen, &group)
      return group.count > 1 ? group.map { names[$0] }.sorted() : nil
    }
  }

  /// Adds what a file leads to, and then the file itself.
  private func visit(
    _ file: Int, along edges: [[Int]], _ seen: inout Set<Int>, _ order: inout [Int]
  ) {
    guard seen.insert(file).inserted else { return }
    for other in edges[file] { visit(other, along: edges, &seen, &order) }
    order.append(file)
  }
}
