/// What a cell of an ability table says, for somebody who never saw such a table.
struct AbilityWords: Hashable {
  /// The picture.
  var icon: Icon
  /// The heading, a few words.
  var heading: String
  /// What belongs to it, a line each.
  var remarks: [String]

  /// The pictures of a cell.
  enum Icon: String {
    /// Location with the app open and with the phone in the pocket.
    case everywhere
    /// Location while the app is on the screen.
    case onScreen = "screen"
    case nothing
    case crash
    case none
  }

  /// The words for a cell; a text that is not known is its own heading.
  init(_ text: String) {
    var parts = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    let first = parts.isEmpty ? "" : parts.removeFirst()
    switch first {
    case "background": (icon, heading) = (.everywhere, "In the background too")
    case "foreground": (icon, heading) = (.onScreen, "Only while the app is open")
    case "precise": (icon, heading) = (.onScreen, "Precise location")
    case "approximate": (icon, heading) = (.onScreen, "Approximate location")
    case "nothing": (icon, heading) = (.nothing, "No location")
    case "no prompt": (icon, heading) = (.nothing, "No prompt, no location")
    case "crash": (icon, heading) = (.crash, "The app crashes")
    case "crash when left": (icon, heading) = (.crash, "Crashes when people leave the app")
    case "not offered": (icon, heading) = (.none, "Not offered")
    case "not asked": (icon, heading) = (.none, "Never asked")
    case "not declared": (icon, heading) = (.nothing, "Not declared")
    case "not installed": (icon, heading) = (.nothing, "Not installed")
    default: (icon, heading) = (.none, first)
    }
    remarks = []
    for part in parts {
      switch part {
      case "indicator": remarks.append("iOS shows that it does")
      case "reduced": remarks.append("approximate, not precise")
      case "Always asked later": remarks.append("iOS asks about Always again, later")
      case "then foreground": remarks.append("after that only while the app is open")
      case "until the flag is cleared": remarks.append("until the app clears its flag")
      case "also when left":
        icon = .everywhere
        remarks.append("in the background too")
      case "rarely when left":
        icon = .everywhere
        remarks.append("in the background a few times an hour")
      case "or no prompt": remarks.append("on some devices no prompt")
      default: remarks.append(part)
      }
    }
    if icon == .onScreen, first == "precise" || first == "approximate" {
      remarks.append("only while the app is open")
    }
  }
}
