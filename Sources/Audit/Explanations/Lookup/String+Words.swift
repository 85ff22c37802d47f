extension String {
  /// The words in lower case, without what parts them.
  ///
  /// Quotes, dashes, line ends and marks of a quoted mail separate words or are outside them;
  /// apostrophes and invisible characters inside a word are left out. So texts compare equal
  /// however an editor or a mail program has set them.
  var words: [String] {
    var words: [String] = []
    var word = ""
    for scalar in unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal {
        word.unicodeScalars.append(scalar)
      } else if !scalar.isInsideWords, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  /// The words as one, the form in which names are compared.
  var folded: String { words.joined() }

  /// The words with their hyphens and capitals: "IOS-BG-010", "P8-old", "requestLocation".
  var tokens: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "-") }.compactMap { part in
      let end = part.lastIndex { $0 != "-" } ?? part.startIndex
      let token = part.isEmpty ? part : part[...end].drop { $0 == "-" }
      return token.isEmpty ? nil : String(token)
    }
  }
}

extension Unicode.Scalar {
  /// Apostrophes, and what is not seen: soft hyphens, joiners, direction marks.
  var isInsideWords: Bool {
    switch value {
    case 0x27, 0x2018, 0x2019, 0x02BC, 0xAD, 0x200B...0x200F, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
