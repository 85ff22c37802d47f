/// Requests by libraries: `PermissionX.init(this).permissions(…).request { … }`,
/// `Dexter.withContext(this).withPermissions(…).withListener(…).check()`, and `askForPermissions(…)`
/// of AppIntro's activities, which ask when their slide is left (`appintro/AppIntroBase.kt`).
extension AndroidSourceReader {
  private static let permissionX = "permissions"

  /// The libraries by those of their methods that other classes may have too, each with the method
  /// that makes the request.
  private static let libraries: [String: (name: String, request: String)] = [
    permissionX: ("PermissionX", "request"), "withPermission": ("Dexter", "check"),
    "withPermissions": ("Dexter", "check"),
  ]

  /// Whether a word makes a request. A library's method does so only in a file that names the library
  /// and its request method, and only if it is called on something. AppIntro's activities inherit theirs.
  func isOfLibraryIfAny(_ place: Int) -> Bool {
    if tokens[place].text == "askForPermissions" {
      return names.contains { $0.hasPrefix("AppIntro") || $0 == "appintro" }
    }
    guard let library = Self.libraries[tokens[place].text] else { return true }
    return names.isSuperset(of: [library.name, library.request]) && token(place - 1)?.text == "."
  }

  /// What a file asks for, the background by itself where PermissionX asks: it does so after the
  /// foreground was granted. Dexter passes on all it is given.
  func askedApart(_ calls: [AndroidCall], at places: [Int]) -> [AndroidCall] {
    guard !places.isEmpty, places.allSatisfy({ tokens[$0].text == Self.permissionX }) else {
      return calls
    }
    let background = "ACCESS_BACKGROUND_LOCATION"
    return calls.flatMap { call -> [AndroidCall] in
      guard call.permissions.contains(background), call.permissions.count > 1 else { return [call] }
      var first = call
      first.permissions.removeAll { $0 == background }
      var second = call
      second.permissions = [background]
      return [first, second]
    }
  }
}
