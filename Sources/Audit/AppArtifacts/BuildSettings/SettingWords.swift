/// The words of a build setting that is a list.
enum SettingWords {
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var isOpen = false
    var quote: UInt8?
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        word.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        isOpen = true
      } else if let mark = quote {
        if byte == mark { quote = nil } else { word.append(byte) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        isOpen = true
      } else if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        if isOpen { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
        isOpen = false
      } else {
        word.append(byte)
        isOpen = true
      }
    }
    if isOpen { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
