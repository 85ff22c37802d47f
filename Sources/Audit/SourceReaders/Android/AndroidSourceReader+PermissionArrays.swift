/// The arrays of permissions to which a source gives a name.
extension AndroidSourceReader {
  /// As many arrays of a file as are searched for additions; others may hold more than is written.
  private static let mostArrays = 200

  /// The arrays of permissions that other files may name.
  func namedArrays() -> [AndroidPermissionArray] {
    let owners = declaredTypes.union([stem])
    var blocks = blocks()
    var found: [AndroidPermissionArray] = []
    let begins = Set(arrays(in: tokens.indices))
    guard !begins.isEmpty else { return [] }
    let properties = properties
    for place in tokens.indices {
      if begins.contains(place), let named = name(ofArray: place, properties) {
        let own = elements(of: place)
        let alternatives = Addition.alternatives(of: named.additions).filter {
          !own.isEmpty || !$0.isEmpty
        }
        // Most arrays hold no permission: what is added to them is not looked for in the whole file.
        let isWhole =
          !alternatives.isEmpty && found.count < Self.mostArrays && isWhole(place)
          && named.variable.map(isAddedTo) != true
        for additions in alternatives {
          found.append(
            AndroidPermissionArray(
              name: named.name, owners: owners,
              permissions: (own + additions.map(\.permission)).uniqued, path: path,
              line: tokens[place].line, isForOldLevels: blocks.isForOldLevels(place),
              levels: levels(at: place, blocks),
              permissionLevels: Addition.levels(of: additions, beside: own), isWhole: isWhole,
              isOfObject: named.isOfObject))
        }
      }
      blocks.pass(place)
    }
    return found.uniqued
  }

  /// The name by which others get an array, the variable that holds it, and what is added to it
  /// before.
  private struct Named {
    var name: String
    var variable: String?
    var additions: [Addition]
    var isOfObject = false
  }

  private func name(
    ofArray place: Int, _ properties: [String: String]
  ) -> Named? {
    let variable = variable(before: place)
    let built = additions(inBlockOf: place)
    if let property = property(givenBy: place, properties) {
      return Named(name: property, additions: built, isOfObject: true)
    }
    guard let function = function(around: place) else {
      return variable.map { Named(name: $0, variable: $0, additions: built) }
    }
    guard let variable else {
      // `return arrayOf(`, `fun names() = arrayOf(`
      return Named(name: function.name, additions: built)
    }
    let statement = extent(from: place, isStatement: true)
    let rest = tokens[statement.upperBound..<min(tokens.count, statement.upperBound + 400)]
    let returns = rest.indices.contains { index in
      rest[index].text == "return"
        && tokens[index..<min(tokens.count, index + 4)].contains { $0.text == variable }
    }
    guard returns else { return nil }
    let additions = additions(to: variable, after: statement.upperBound, until: [])
    return Named(name: function.name, variable: variable, additions: built + additions)
  }

  /// The property to which the constructor of a class of this file gives an array: `permissions` of
  /// `enum class Wanted(val permissions: Array<String>) { Place(arrayOf(` and of
  /// `object Place : Wanted(arrayOf(`.
  private func property(givenBy begin: Int, _ properties: [String: String]) -> String? {
    guard !properties.isEmpty, let call = opener(around: begin), tokens[call].text == "(",
      let callee = token(call - 1), callee.isName
    else { return nil }
    if let property = properties[callee.text] { return property }
    let isEntry = ["{", ",", ";"].contains(token(call - 2)?.text ?? "")
    let names = Set(properties.values)
    return isEntry && self.names.contains("enum") && callee.text.first?.isUppercase == true
      && names.count == 1 ? names.first : nil
  }

  /// The property of strings in the constructor of each class of the file; none if it has several.
  private var properties: [String: String] {
    guard isKotlin, names.contains("class") else { return [:] }
    var found: [String: String] = [:]
    for place in tokens.indices where tokens[place].text == "class" {
      guard let name = token(place + 1), name.isName, token(place + 2)?.text == "(" else {
        continue
      }
      let head = extent(from: place + 2)
      let texts = head.filter { place in
        tokens[place].text == "val" && token(place + 2)?.text == ":"
          && ["Array", "List", "Set"].contains(token(place + 3)?.text ?? "")
          && token(place + 4)?.text == "<" && token(place + 5)?.text == "String"
      }
      if texts.count == 1 { found[name.text] = tokens[texts[0] + 1].text }
    }
    return found
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
}
