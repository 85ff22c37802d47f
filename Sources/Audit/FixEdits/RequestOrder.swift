/// Puts the request for When In Use before the one for Always, where the code shows both places.
struct RequestOrder {
  private let lines: SourceLines
  private let index: Int
  /// The line without its request.
  private let receiver: String

  /// The request for Always as the language writes it after its receiver.
  private let always: String
  /// The request for When In Use as the language writes it after its receiver.
  private let whenInUse: String
  private let isMessage: Bool

  init(_ text: [UInt8], line: Int) throws(EditRefusal) {
    lines = SourceLines(text)
    index = line - 1
    guard lines.indices.contains(index) else { throw EditRefusal("the source has no such line") }
    isMessage = lines[index].hasPrefix("[")
    always = isMessage ? " requestAlwaysAuthorization];" : ".requestAlwaysAuthorization()"
    whenInUse =
      isMessage ? " requestWhenInUseAuthorization];" : ".requestWhenInUseAuthorization()"
    receiver = String(lines[index].dropLast(always.count))
    guard lines[index].hasSuffix(always), Self.isPlain(receiver, isMessage: isMessage) else {
      throw EditRefusal("the request for Always is not a statement on a line of its own")
    }
  }

  /// Whether a receiver is a name, a path of names or, in a message, the result of one in brackets.
  private static func isPlain(_ receiver: String, isMessage: Bool) -> Bool {
    var name = Substring(receiver)
    var signs = "_.?!"
    if isMessage {
      name = name.dropFirst()
      signs = "_.->"
      if name.hasPrefix("["), name.hasSuffix("]") {
        name = name.dropFirst().dropLast()
        signs += " "
      }
    }
    return !name.isEmpty
      && name.allSatisfy { $0.isLetter || $0.isNumber || signs.contains($0) }
  }

  /// What changes: the order of two lines, or the cases of a switch over the status.
  func replacements() throws(EditRefusal) -> [Replacement] {
    if let next = lines.next(index, by: 1), lines[next] == receiver + whenInUse {
      guard !isMessage || opensStatement else {
        throw EditRefusal("what is before the request for Always may decide whether it is made")
      }
      return [
        Replacement(words(index), by: receiver + whenInUse),
        Replacement(words(next), by: receiver + always),
      ]
    }
    guard !isMessage else { throw EditRefusal("where to ask for Always later has to be decided") }
    guard let opening = lines.next(index, by: -1), lines[opening] == "case .notDetermined:",
      let start = enclosingSwitch(of: opening), let granted = grantedCase(after: opening)
    else {
      throw EditRefusal("where to ask for Always later has to be decided")
    }
    let subject = lines[start].dropFirst("switch ".count).dropLast(" {".count)
    let request = receiver + always
    let pattern = lines[granted].dropFirst("case ".count).dropLast()
    let statement =
      pattern == ".authorizedWhenInUse"
      ? request : "if \(subject) == .authorizedWhenInUse { \(request) }"
    let lead = lines.text.lineEnd + lines.indentation(index)
    return [
      Replacement(words(index), by: receiver + whenInUse),
      Replacement(at: lines.ranges[granted].upperBound, lead + statement),
    ]
  }

  /// Whether what is above ends a statement or opens a block: without braces, only the first of two
  /// statements is part of an `if`.
  private var opensStatement: Bool {
    var place = index
    while let above = lines.next(place, by: -1) {
      place = above
      var line = Substring(lines[above])
      if line.hasPrefix("#") { continue }
      if let remark = line.firstRange(of: "//"), !line.contains("\"") {
        line = line[..<remark.lowerBound]
        while line.last?.isWhitespace == true { line = line.dropLast() }
      }
      let isLabel = line.hasPrefix("case ") || line.hasPrefix("default")
      return line.last.map { ";{}".contains($0) || isLabel && $0 == ":" } ?? false
    }
    return false
  }

  /// The `switch` around a case: the line above with its indentation.
  private func enclosingSwitch(of place: Int) -> Int? {
    let indentation = lines.indentation(place)
    var line = place
    while let above = lines.next(line, by: -1) {
      let other = lines.indentation(above)
      if lines[above].hasPrefix("switch "), lines[above].hasSuffix(" {"),
        other == indentation || indentation.hasPrefix(other)
      {
        return above
      }
      if other.count < indentation.count { return nil }
      line = above
    }
    return nil
  }

  /// The case of the same switch for While Using, alone or with others of a plain pattern.
  private func grantedCase(after place: Int) -> Int? {
    let indentation = lines.indentation(place)
    var line = place
    while let below = lines.next(line, by: 1) {
      let other = lines.indentation(below)
      if other == indentation, lines[below].hasPrefix("case "), lines[below].hasSuffix(":") {
        let names = lines[below].dropFirst("case ".count).dropLast().split(separator: ",").map {
          $0.drop { $0 == " " }
        }
        if names.contains(".authorizedWhenInUse"), names.allSatisfy({ $0.hasPrefix(".") }) {
          return below
        }
      } else if other.count < indentation.count || other == indentation && lines[below] == "}" {
        return nil
      }
      line = below
    }
    return nil
  }

  /// The place of a line without the white space around it.
  private func words(_ index: Int) -> Range<Int> {
    let range = lines.ranges[index]
    let start = range.lowerBound + lines.indentation(index).utf8.count
    return start..<start + lines[index].utf8.count
  }
}
