/// How a source looks for beacons: by a library, or by telling iBeacons from other advertisements.
extension AndroidSourceReader {
  /// Whether a method with a name that other classes have too is that of a BeaconManager of AltBeacon.
  func isOfBeaconManager(_ place: Int) -> Bool {
    guard names.contains("altbeacon"), token(place - 1)?.text == ".",
      let last = receiver(of: place).last
    else { return false }
    return last == "getInstanceForApplication"
      || names(declaredAs: "BeaconManager").contains(last)
  }

  /// Whether data of a manufacturer is that of an iBeacon: Apple's number 0x004C, and the type and
  /// length 0x02, 0x15 or the name in the file. Other advertisements have Apple's number too.
  func isIBeacon(_ place: Int) -> Bool {
    let isApple = arguments(of: place).prefix(8).contains { argument in
      let text = tokens[argument].text
      return Self.apple.contains(text.lowercased()) || isDefined(text, as: Self.apple)
    }
    return isApple && (hasTypeAndLength || hasNameOfIBeacon)
  }

  private static let apple: Set = ["0x004c", "0x4c", "76"]

  /// `NAME = 0x004C`.
  private func isDefined(_ name: String, as values: Set<String>) -> Bool {
    guard name.first?.isLetter == true || name.first == "_" else { return false }
    return tokens.indices.contains { place in
      guard tokens[place].text == name else { return false }
      let value = tokens[place..<min(tokens.count, place + 6)]
      return value.contains { $0.text == "=" }
        && value.contains { values.contains($0.text.lowercased()) }
    }
  }

  private var hasTypeAndLength: Bool {
    tokens.indices.contains { place in
      Self.type.contains(tokens[place].text.lowercased())
        && tokens[place..<min(tokens.count, place + 12)].contains {
          $0.text.lowercased() == "0x15"
        }
    }
  }

  private static let type: Set = ["0x02", "0x2"]

  private var hasNameOfIBeacon: Bool {
    tokens.contains { $0.isName && $0.text.lowercased().contains("ibeacon") }
  }
}
