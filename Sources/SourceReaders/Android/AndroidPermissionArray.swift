/// Permissions to which a source gives a name that other sources may pass: a constant, a property or
/// what a function returns.
public struct AndroidPermissionArray: Hashable, Sendable {
  /// The name of the constant, property or function.
  public var name: String
  /// The classes and objects of the file, which may own it.
  public var owners: Set<String>
  /// The permissions, such as "ACCESS_FINE_LOCATION".
  public var permissions: [String]
  /// The file, relative to the root.
  public var path: String
  /// The line.
  public var line: Int
  /// Whether it is written for Android 10 and earlier only.
  public var isForOldLevels: Bool
}

extension AndroidSourceReader {
  /// The arrays of permissions that other files may name.
  func namedArrays() -> [AndroidPermissionArray] {
    let owners = declaredTypes.union([stem])
    var blocks = blocks()
    var found: [AndroidPermissionArray] = []
    let begins = Set(arrays(in: tokens.indices))
    guard !begins.isEmpty else { return [] }
    for place in tokens.indices {
      if begins.contains(place), let (name, added) = name(ofArray: place) {
        let permissions = (permissions(in: extent(from: place)) + added).uniqued
        if !permissions.isEmpty {
          found.append(
            AndroidPermissionArray(
              name: name, owners: owners, permissions: permissions, path: path,
              line: tokens[place].line, isForOldLevels: blocks.isForOldLevels(place)))
        }
      }
      blocks.pass(place)
    }
    return found
  }

  /// The name by which others get an array, with what is added to it before.
  private func name(ofArray place: Int) -> (name: String, added: [String])? {
    let variable = variable(before: place)
    guard let function = function(around: place) else { return variable.map { ($0, []) } }
    guard let variable else {
      // `return arrayOf(`, `fun names() = arrayOf(`
      return (function.name, [])
    }
    let statement = extent(from: place, isStatement: true)
    let rest = tokens[statement.upperBound..<min(tokens.count, statement.upperBound + 400)]
    let returns = rest.indices.contains { index in
      rest[index].text == "return"
        && tokens[index..<min(tokens.count, index + 4)].contains { $0.text == variable }
    }
    guard returns else { return nil }
    return (function.name, additions(to: variable, after: statement.upperBound, until: []))
  }

  /// The classes, objects and interfaces that the file declares.
  private var declaredTypes: Set<String> {
    Set(
      tokens.indices.compactMap { place in
        ["class", "object", "interface"].contains(tokens[place].text)
          ? token(place + 1).flatMap { $0.isName ? $0.text : nil } : nil
      })
  }

  private var stem: String {
    String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
  }

  /// The permissions of location that the file names, but in checks of what is granted.
  func namedPermissions() -> Set<String> {
    var calls: [String] = []
    var found: Set<String> = []
    for (place, token) in tokens.enumerated() {
      if token.text == "(" {
        calls.append(self.token(place - 1)?.text.lowercased() ?? "")
      } else if token.text == ")" {
        _ = calls.popLast()
      } else if token.text.hasPrefix("ACCESS_"), token.text.hasSuffix("_LOCATION"), token.isName,
        !isImport(place), !Self.checks.contains(where: { calls.last?.contains($0) == true })
      {
        found.insert(token.text)
      }
    }
    return found
  }

  private static let checks = [
    "check", "granted", "rationale", "requirespermission", "anyof", "allof",
  ]
}
