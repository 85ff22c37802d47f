/// Spells a case with its payload as a person would: "promptClosed(answered)".
///
/// The standard spelling qualifies nested cases with their module and types.
func spelling(_ value: some Any) -> String {
  var result = ""
  var word = ""
  for character in "\(value)" {
    switch character {
    case ".": word = ""
    case "(", ")", ",", " ":
      result += word + String(character)
      word = ""
    default: word.append(character)
    }
  }
  return result + word
}

extension Event {
  /// The event in words: "answer(Allow Once)".
  public var spelled: String { spelling(self) }
}

extension Effect {
  /// The effect in words: "promptClosed(answered)".
  public var spelled: String { spelling(self) }
}
