import Foundation

/// What a view knows of where it is.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// What the app knows of its screen.
  public static let current = UITraitCollection()

  /// Light or dark: light.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
