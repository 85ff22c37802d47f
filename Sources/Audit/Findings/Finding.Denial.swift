extension Finding {
  /// What a finding says that no one gets on its releases.
  ///
  /// The table of what users get is held to it: it promises nothing that a finding denies.
  public enum Denial: String, Hashable, Sendable, CaseIterable {
    /// No prompt for location appears, whatever the code asks for.
    case prompt
    /// Always is not granted.
    case always
    /// No location arrives.
    case location
    /// No precise location arrives.
    case preciseLocation
    /// No location arrives in the background under While Using.
    case backgroundWhileUsing
    /// Location in the background does not last under Always.
    case backgroundUnderAlways
    /// The process ends before a location arrives.
    case process
    /// The package is not installed.
    case installation
  }
}
