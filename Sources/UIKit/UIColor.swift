import Foundation

/// A colour.
open class UIColor: NSObject, @unchecked Sendable {
  private let parts: [CGFloat]

  /// A colour by its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour that depends on where it is: the screen of a virtual phone is light.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let parts = dynamicProvider(.current).parts
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The colour with another transparency.
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
  /// What stands behind everything.
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

  /// The system's.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
  /// The system's, in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
}

/// A picture; none is loaded.
open class UIImage: NSObject, @unchecked Sendable {
  /// A picture of the app's.
  public init?(named name: String) { nil }
  /// A picture of the system's.
  public init?(systemName name: String) { super.init() }
  /// A picture from its bytes.
  public init?(data: Data) { nil }
}
