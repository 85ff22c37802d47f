import Foundation

/// The fact ids that a text names.
enum Citations {
  /// Ids of facts and transitions, and of prompts where the text says P with a number.
  static func ids(in text: String) -> Set<String> {
    let pattern =
      #/\b(?:IOS-(?:[A-Z]+|26|27)-\d{3}|AND-(?!DIS)[A-Z]+-\d{2,3}|T(?:0[1-9]|[1-4]\d|5[0-4])|P8-old|P7L|P6r|P[14]b|P\d{1,2})\b/#
    return Set(text.matches(of: pattern).map { String($0.output) })
  }
}
