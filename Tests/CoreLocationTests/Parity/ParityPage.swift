import PlatformModel

/// Documentation/Parity.md, as the table of symbols says it.
struct ParityPage {
  var text: String {
    let figures = [Symbol.Standing.implemented, .declared, .absent].map { standing in
      "\(Symbol.all.count { $0.standing == standing }) \(standing.rawValue)"
    }
    let sections = Symbol.subjects.map { title, symbols in
      "## \(title)\n\n| symbols | iOS | here |\n|---|---|---|\n"
        + Self.groups(of: symbols).map(Self.row).joined()
    }
    return ([Self.opening, figures.joined(separator: ", ") + ".\n"] + sections)
      .joined(separator: "\n")
  }

  /// Symbols of one type that have the same releases and the same remark share a row, in the order
  /// of the first of each.
  private static func groups(of symbols: [Symbol]) -> [[Symbol]] {
    var groups: [[Symbol]] = []
    var places: [[String]: Int] = [:]
    for symbol in symbols {
      let key = [owner(of: symbol), releases(of: symbol), remark(on: symbol)]
      if let place = places[key] {
        groups[place].append(symbol)
      } else {
        places[key] = groups.count
        groups.append([symbol])
      }
    }
    return groups
  }

  private static func row(_ group: [Symbol]) -> String {
    guard let first = group.first else { return "" }
    let type = owner(of: first)
    let names = group.enumerated().map { index, symbol in
      let isShort = index > 0 && symbol.name.hasPrefix(type + ".")
      let name = isShort ? String(symbol.name.dropFirst(type.count)) : symbol.name
      return "`\(name)\(symbol.value.map { " = \($0)" } ?? "")`"
    }
    return "| \(names.joined(separator: ", ")) | \(releases(of: first)) | \(remark(on: first)) |\n"
  }

  /// The type that a symbol belongs to, or its own name.
  private static func owner(of symbol: Symbol) -> String {
    String(symbol.name.prefix { !".( ".contains($0) })
  }

  private static func releases(of symbol: Symbol) -> String {
    let row = AppleSymbol.coreLocation.first { $0.name == symbol.name }
    let claim = row?.dispute != nil ? " according to one source" : ""
    return symbol.since + (symbol.until.map { ", deprecated \($0)\(claim)" } ?? "")
  }

  /// Nothing about what is implemented.
  private static func remark(on symbol: Symbol) -> String {
    guard symbol.standing != .implemented else { return "" }
    return symbol.standing.rawValue + (symbol.note.map { ": \($0)" } ?? "")
  }

  private static let opening = """
    # Core Location, symbol by symbol

    Apple's public symbols as Swift sees them, and what Wayleave has in their place on Linux. Names,
    values and releases come from the metadata of PyObjC 12.2.2 and from the bindings of
    dotnet/macios. What iOS 17.0 has was compared with Apple's own interfaces, declaration by
    declaration, and newer symbols in part; [Contributing](../CONTRIBUTING.md#against-apples-interfaces)
    says how. Symbols that Apple hides from Swift, and those removed before iOS 8, are not listed.

    A symbol without a remark is implemented: it does what Apple's does, as far as that depends on the
    virtual phone. One that is declared lets code compile, and does nothing. Code that names an absent
    one does not compile.

    The table is `Tests/CoreLocationTests/Parity`, which names each symbol in code and compares each
    value. On a Mac, its files `Symbol*.swift` are meant to compile against Apple's framework as well:

        xcrun -sdk iphoneos swiftc -typecheck -swift-version 6 -target arm64-apple-ios27.0 \\
          Tests/CoreLocationTests/Parity/Symbol*.swift

    `Scripts/parity-document` writes this page; a test checks that it is up to date.

    """
}
