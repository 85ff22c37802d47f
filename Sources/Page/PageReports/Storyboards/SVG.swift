/// The elements of a picture as markup.
enum SVG {
  /// A line of text.
  static func text(
    _ text: String, _ style: String, _ x: Int, _ y: Int, isCentered: Bool = false
  ) -> String {
    let anchor = isCentered ? " text-anchor=\"middle\"" : ""
    return "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\"\(anchor)>\(text.asHTML)</text>"
  }

  /// A rectangle, with round corners where it has any.
  static func rectangle(
    _ style: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, corner: Int = 0
  ) -> String {
    "<rect class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"\(corner)\"/>"
  }
}
