import Foundation

/// A form that can be filled.
public protocol Shape: PrimitiveView {}

extension Shape {
  /// Filled.
  public nonisolated func fill(_ content: some ShapeStyle) -> some Shape { self }
  /// Filled.
  public nonisolated func fill() -> some Shape { self }
  /// Drawn as a line.
  public nonisolated func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> some Shape { self }
}

/// A circle.
public struct Circle: Shape {
  /// A circle.
  public nonisolated init() {}
}

/// A rectangle.
public struct Rectangle: Shape {
  /// A rectangle.
  public nonisolated init() {}
}

/// A rectangle with half circles at its ends.
public struct Capsule: Shape {
  /// A capsule.
  public nonisolated init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// A rectangle with corners of a radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

/// How a corner is round.
public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}
