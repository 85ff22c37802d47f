/// Puts the request for When In Use before the one for Always, where the code shows both places.
struct RequestOrder {
  private let lines: SourceLines
  private let index: Int
  /// The line without its request.
  private let receiver: String

  private static let always = ".requestAlwaysAuthorization()"
  private static let whenInUse = ".requestWhenInUseAuthorization()"

  init(_ text: [UInt8], line: Int) throws(EditRefusal) {
    lines = SourceLines(text)
    index = line - 1
    guard lines.indices.contains(index), lines[index].hasSuffix(Self.always) else {
      throw EditRefusal("the request for Always is not a statement on a line of its own")
    }
    receiver = String(lines[index].dropLast(Self.always.count))
    let isPlain = receiver.allSatisfy { $0.isLetter || $0.isNumber || "_.?!".contains($0) }
    guard !receiver.isEmpty, isPlain
    else { throw EditRefusal("the request for Always is not a statement on a line of its own") }
  }

  /// What changes: the order of two lines, or the cases of a switch over the status.
  func replacements() throws(EditRefusal) -> [Replacement] {
    if let next = lines.next(index, by: 1), lines[next] == receiver + Self.whenInUse {
      return [
        Replacement(words(index), by: receiver + Self.whenInUse),
        Replacement(words(next), by: receiver + Self.always),
      ]
    }
    guard let opening = lines.next(index, by: -1), lines[opening] == "case .notDetermined:",
      let start = enclosingSwitch(of: opening), let granted = grantedCase(after: opening)
    else {
      throw EditRefusal("where to ask for Always later has to be decided")
    }
    let subject = lines[start].dropFirst("switch ".count).dropLast(" {".count)
    let request = receiver + Self.always
    let pattern = lines[granted].dropFirst("case ".count).dropLast()
    let statement =
      pattern == ".authorizedWhenInUse"
      ? request : "if \(subject) == .authorizedWhenInUse { \(request) }"
    let lead = lines.text.lineEnd + lines.indentation(index)
    return [
      Replacement(words(index), by: receiver + Self.whenInUse),
      Replacement(at: lines.ranges[granted].upperBound, lead + statement),
    ]
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
