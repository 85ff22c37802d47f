/// What follows the colon in `$(NAME:modifier)`.
enum SettingModifier {
  static func apply(_ name: String, _ argument: String?, to value: String) -> String {
    switch (name, argument) {
    case ("default", let argument?): value.isEmpty ? argument : value
    case ("lower", nil): value.lowercased()
    case ("upper", nil): value.uppercased()
    case ("rfc1034identifier", nil): replacing(value) { isLetterOrDigit($0) || $0 == "-" }
    case ("identifier", nil), ("c99extidentifier", nil): identifier(value)
    case ("quote", nil): quoted(value)
    case ("standardizepath", nil): TreePath.normalized(value)
    case ("dir", nil): TreePath.folder(value).isEmpty ? "./" : TreePath.folder(value) + "/"
    case ("file", nil): TreePath.name(value)
    case ("base", nil): TreePath.stem(value)
    case ("suffix", nil): suffix(value)
    case ("not", nil): value == "YES" ? "NO" : "YES"
    case ("truncatedversion", nil):
      value.split(separator: ".").prefix(3).joined(separator: ".")
    case ("__stripslash", nil): value.hasPrefix("/") ? String(value.dropFirst()) : value
    case ("dir", let argument?): TreePath.joined(argument, TreePath.name(value))
    case ("file", let argument?): TreePath.joined(TreePath.folder(value), argument)
    case ("suffix", let argument?):
      String(value.dropLast(suffix(value).count)) + (argument.hasPrefix(".") ? "" : ".") + argument
    default: value
    }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }

  private static func replacing(
    _ value: String, unless isFine: (Unicode.Scalar) -> Bool, with other: Unicode.Scalar = "-"
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in value.unicodeScalars { result.append(isFine(scalar) ? scalar : other) }
    return String(result)
  }

  private static func identifier(_ value: String) -> String {
    let name = replacing(
      value,
      unless: { isLetterOrDigit($0) || $0 == "_" || (!$0.isASCII && $0.properties.isXIDContinue) },
      with: "_")
    guard let first = name.unicodeScalars.first, first.properties.numericType != nil else {
      return name
    }
    return "_" + name.dropFirst()
  }

  private static func quoted(_ value: String) -> String {
    var result = ""
    for character in value {
      if character == " " || character == "\"" || character == "'" || character == "\\" {
        result.append("\\")
      }
      result.append(character)
    }
    return result
  }

  private static func suffix(_ value: String) -> String {
    let name = TreePath.name(value)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[dot...])
  }
}
