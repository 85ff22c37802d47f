/// A place where a source names a permission, for any purpose.
public struct AndroidPermissionNaming: Hashable, Sendable {
  /// The permission, such as "ACCESS_FINE_LOCATION".
  public var permission: String
  /// The line.
  public var line: Int
  /// The levels on which the place is reached, as far as the tests around it show.
  public var levels: ClosedRange<Int>
  /// Whether it is in a check of a grant, looks up an answer, or is in a comparison or in a private
  /// array that the file never uses, and so in no request.
  public var isCheck: Bool
}
