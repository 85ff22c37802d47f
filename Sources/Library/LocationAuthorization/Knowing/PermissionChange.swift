/// A change of the app's permissions, with what was before.
public struct PermissionChange: Hashable, Sendable {
  /// The permissions before.
  public let old: PermissionState
  /// The permissions after.
  public let new: PermissionState
}
