import Foundation
import UIKit

/// A color.
public struct Color: PrimitiveView, Hashable, Sendable {
  /// A color by its parts.
  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  /// A color by its parts in a color space.
  public nonisolated init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  /// A grey.
  public nonisolated init(white: Double, opacity: Double = 1) {}
  /// A color of the app's.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
  /// A color of UIKit's.
  public nonisolated init(_ color: UIColor) {}
  /// A color of UIKit's.
  public nonisolated init(uiColor: UIColor) {}
  nonisolated init() {}

  /// The color with another transparency.
  public nonisolated func opacity(_ opacity: Double) -> Color { self }

  /// Black.
  public nonisolated static let black = Color()
  /// White.
  public nonisolated static let white = Color()
  /// Grey.
  public nonisolated static let gray = Color()
  /// Nothing.
  public nonisolated static let clear = Color()
  /// Red.
  public nonisolated static let red = Color()
  /// Green.
  public nonisolated static let green = Color()
  /// Blue.
  public nonisolated static let blue = Color()
  /// Orange.
  public nonisolated static let orange = Color()
  /// Yellow.
  public nonisolated static let yellow = Color()
  /// Pink.
  public nonisolated static let pink = Color()
  /// Purple.
  public nonisolated static let purple = Color()
  /// Teal.
  public nonisolated static let teal = Color()
  /// Mint.
  public nonisolated static let mint = Color()
  /// Indigo.
  public nonisolated static let indigo = Color()
  /// Cyan.
  public nonisolated static let cyan = Color()
  /// Brown.
  public nonisolated static let brown = Color()
  /// What is written.
  public nonisolated static let primary = Color()
  /// What is written smaller.
  public nonisolated static let secondary = Color()
  /// What can be pressed.
  public nonisolated static let accentColor = Color()
}

extension Color {
  /// What the parts of a color mean.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }
}

/// Something to fill with.
public protocol ShapeStyle {}

extension Color: ShapeStyle {}

/// A color that depends on where it is.
public struct HierarchicalShapeStyle: ShapeStyle {}

/// Something that lets a little through, iOS 15+.
public struct Material: ShapeStyle {}

/// A color that runs into another.
public struct LinearGradient: ShapeStyle, PrimitiveView {
  /// From one point to another.
  public nonisolated init(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) {}
  /// From one point to another.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// Colors that run into each other.
public struct Gradient: ShapeStyle {
  /// Colors.
  public init(colors: [Color]) {}
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { Color() }
  /// White.
  public static var white: Color { Color() }
  /// Grey.
  public static var gray: Color { Color() }
  /// Nothing.
  public static var clear: Color { Color() }
  /// Red.
  public static var red: Color { Color() }
  /// Green.
  public static var green: Color { Color() }
  /// Blue.
  public static var blue: Color { Color() }
  /// Orange.
  public static var orange: Color { Color() }
  /// Yellow.
  public static var yellow: Color { Color() }
  /// Pink.
  public static var pink: Color { Color() }
  /// Purple.
  public static var purple: Color { Color() }
  /// Teal.
  public static var teal: Color { Color() }
  /// Mint.
  public static var mint: Color { Color() }
  /// Indigo.
  public static var indigo: Color { Color() }
  /// Cyan.
  public static var cyan: Color { Color() }
  /// Brown.
  public static var brown: Color { Color() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What is written.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// What is written smaller.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// What is written smallest.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// What is hardly seen.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == Material {
  /// Lets most through.
  public static var ultraThinMaterial: Material { Material() }
  /// Lets much through.
  public static var thinMaterial: Material { Material() }
  /// Lets a little through.
  public static var regularMaterial: Material { Material() }
  /// Lets less through.
  public static var thickMaterial: Material { Material() }
}
