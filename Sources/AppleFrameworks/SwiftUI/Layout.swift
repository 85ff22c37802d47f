import Foundation

/// A point in a unit square.
public struct UnitPoint: Hashable, Sendable {
  /// From left to right.
  public var x: CGFloat
  /// From top to bottom.
  public var y: CGFloat

  /// A point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// At the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// At the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// At the beginning of a line.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// At the end of a line.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// At the top, at the beginning.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// At the top, at the end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// At the bottom, at the beginning.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// At the bottom, at the end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Where views are placed across a line.
public enum HorizontalAlignment: Sendable {
  case leading, center, trailing
}

/// Where views are placed along a line.
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where views are placed.
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Where the lines of a text are placed.
public enum TextAlignment: Sendable {
  case leading, center, trailing
}

/// A side.
public enum Edge: Int8, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Some sides.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top.
    public static let top = Set(rawValue: 1)
    /// The beginning of a line.
    public static let leading = Set(rawValue: 2)
    /// The bottom.
    public static let bottom = Set(rawValue: 4)
    /// The end of a line.
    public static let trailing = Set(rawValue: 8)
    /// All.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The beginning and the end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The distances to the sides.
public struct EdgeInsets: Hashable, Sendable {
  /// Distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
  /// None.
  public init() {}
}

/// Across or along.
public enum Axis: Int8, Sendable, CaseIterable {
  case horizontal, vertical

  /// Both, one or none.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Some axes.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Along.
    public static let vertical = Set(rawValue: 2)
  }
}
