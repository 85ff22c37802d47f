/// States of permissions in Compose, which ask where they are launched:
/// `val state = rememberPermissionState(NAME)`, `state.launchPermissionRequest()`.
extension AndroidSourceReader {
  /// Whether a state asks nowhere in the file: it is only looked at, or the file launches none.
  func isIdleState(_ place: Int) -> Bool {
    guard isState(place) else { return false }
    return names.isDisjoint(with: ["launchMultiplePermissionRequest", "launchPermissionRequest"])
      || isOnlyLookedAt(place)
  }

  /// Whether a permission is that of a state which asks nowhere, by itself or in a list.
  func isOfIdleState(_ place: Int) -> Bool {
    openerOutsideArray(around: place).map { isOnlyLookedAt($0 - 1) } ?? false
  }

  /// Whether a call makes a state of which the file only reads what is granted, and passes it on
  /// nowhere.
  func isOnlyLookedAt(_ place: Int) -> Bool {
    guard isKotlin, isState(place), token(place + 1)?.text == "(",
      let name = variable(before: place)
    else { return false }
    let uses = tokens.indices.filter { tokens[$0].text == name }
    return uses.allSatisfy { use in
      let isDeclared = token(use - 1)?.text == "val" && function(around: use) != nil
      return isDeclared
        || token(use - 1)?.text != "." && token(use + 1)?.text == "."
          && Self.looksAtStates.contains(token(use + 2)?.text ?? "")
    }
  }

  private func isState(_ place: Int) -> Bool {
    ["rememberPermissionState", "rememberMultiplePermissionsState"]
      .contains(token(place)?.text ?? "")
  }

  private static let looksAtStates: Set = [
    "status", "permission", "permissions", "allPermissionsGranted", "revokedPermissions",
    "shouldShowRationale", "hasPermission", "permissionRequested",
  ]
}
