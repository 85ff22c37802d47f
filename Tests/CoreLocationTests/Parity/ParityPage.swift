import PlatformModel

/// Documentation/Parity.md, as the table of symbols says it.
struct ParityPage {
  var text: String {
    let figures = [Symbol.Standing.implemented, .declared, .absent].map { standing in
      "\(Symbol.all.count { $0.standing == standing }) \(standing.rawValue)"
    }
    let sections = Symbol.subjects.map { title, symbols in
      "## \(title)\n\n| symbol | iOS | here | note |\n|---|---|---|---|\n"
        + symbols.map(Self.row).joined()
    }
    return ([Self.opening, figures.joined(separator: ", ") + ".\n"] + sections)
      .joined(separator: "\n")
  }

  private static func row(_ symbol: Symbol) -> String {
    let name = symbol.name + (symbol.value.map { " = \($0)" } ?? "")
    let row = AppleSymbol.coreLocation.first { $0.name == symbol.name }
    let isDisputed = row?.dispute != nil
    let claim = isDisputed ? " according to one source" : ""
    let releases = symbol.since + (symbol.until.map { ", deprecated \($0)\(claim)" } ?? "")
    return "| `\(name)` | \(releases) | \(symbol.standing.rawValue) | \(symbol.note ?? "") |\n"
  }

  private static let opening = """
    # Core Location, symbol by symbol

    Apple's public symbols as Swift sees them, and what stands for them on Linux. Names, values and
    releases come from the metadata of PyObjC 12.2.2 and from the bindings of dotnet/macios; facts only.
    What iOS 17.0 has was compared with Apple's own interfaces, declaration by declaration, and newer
    symbols in part; [Contributing](../CONTRIBUTING.md#against-apples-interfaces) says how.
    What Apple keeps from Swift (`CLLocationUpdater`, sessions with a queue) and what was gone before
    iOS 8 is not listed.

    - implemented: it does what Apple's does, as far as the phone decides it.
    - declared: it is there, so that code compiles. It does nothing, or says that there is nothing.
    - absent: code that names it does not compile.

    The table is `Tests/CoreLocationTests/Parity`. There each symbol that is here is named in code, so
    that it has to compile, and each value is compared. The files `Symbol*.swift` import Core Location
    alone and mean to compile against Apple's framework as well. On a Mac:

        xcrun -sdk iphoneos swiftc -typecheck -swift-version 6 -target arm64-apple-ios27.0 \\
          Tests/CoreLocationTests/Parity/Symbol*.swift

    `Scripts/parity-document` writes this page; a test holds it.

    """
}
