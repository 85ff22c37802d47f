/// A place where a source names a permission, for any purpose.
public struct AndroidPermissionNaming: Hashable, Sendable {
  /// The permission, such as "ACCESS_FINE_LOCATION".
  public var permission: String
  /// The line.
  public var line: Int
  /// The levels on which the place is reached, as far as the tests around it show.
  public var levels: ClosedRange<Int>
  /// Whether it cannot be part of a request.
  ///
  /// It is in a check of a grant, looks up an answer, is in a comparison, is the value of a name that the
  /// file only checks, or is in code that never runs.
  public var isCheck: Bool
  /// Whether the platform is asked there if it is granted, in code that may run.
  public var isGrantCheck = false
  /// The function that it is an argument of, if it is called on nothing.
  public var callee: Callee?

  /// A function that is called with a permission.
  public struct Callee: Hashable, Sendable {
    /// The name of the function.
    public var function: String
    /// The line of the call.
    public var line: Int
  }
}
