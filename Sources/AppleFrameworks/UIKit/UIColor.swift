import Foundation

/// A color.
open class UIColor: NSObject, @unchecked Sendable {
  private let parts: [CGFloat]

  /// A color by its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// A color by its parts, as older Swift spells it.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color that depends on where it is: the screen of a virtual phone is light.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let parts = dynamicProvider(.current).parts
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// A color of the app's.
  public convenience init?(named name: String) { self.init(white: 0, alpha: 1) }

  /// The color as it is drawn.
  open var cgColor: CGColor { CGColor(parts: parts) }

  /// The color with another transparency.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Light grey.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Dark grey.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The system's yellow.
  public static let systemYellow = yellow
  /// The system's purple.
  public static let systemPurple = purple
  /// The system's pink.
  public static let systemPink = magenta
  /// The system's teal.
  public static let systemTeal = cyan
  /// The system's indigo.
  public static let systemIndigo = purple
  /// The system's red.
  public static let systemRed = red
  /// The system's green.
  public static let systemGreen = green
  /// The system's blue.
  public static let systemBlue = blue
  /// The system's orange.
  public static let systemOrange = orange
  /// The system's grey.
  public static let systemGray = gray
  /// What is behind everything.
  public static let systemBackground = white
  /// What is written.
  public static let label = black
  /// What is written smaller.
  public static let secondaryLabel = gray
}

/// A type.
open class UIFont: NSObject, @unchecked Sendable {
  /// Its size in points.
  public let pointSize: CGFloat

  private init(_ size: CGFloat) { pointSize = size }

  /// One by its name.
  public init?(name fontName: String, size fontSize: CGFloat) { pointSize = fontSize }

  /// How thick it is, with Apple's raw values.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: CGFloat

    /// A weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Thin lines.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// A little thicker.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Thick lines.
    public static let bold = Weight(rawValue: 0.4)
    /// The thickest but one.
    public static let heavy = Weight(rawValue: 0.56)
  }

  /// The system's.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  /// The system's, as thick as is asked.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize)
  }
  /// The system's, in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
}

/// A picture; none is loaded.
open class UIImage: NSObject, @unchecked Sendable {
  /// Its size in points.
  open var size: CGSize { .zero }

  /// A picture of nothing.
  public override init() {}
  /// A picture of the app's, which has all that it names.
  public init?(named name: String) { super.init() }
  /// A picture of the system's.
  public init?(systemName name: String) { super.init() }
  /// A picture from its bytes.
  public init?(data: Data) { nil }
}
