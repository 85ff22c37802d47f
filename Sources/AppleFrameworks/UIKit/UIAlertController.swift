import Foundation

/// An alert of the app's own.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// How an alert looks, with Apple's raw values.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The text under the title.
  open var message: String?
  /// How it looks.
  public let preferredStyle: Style
  /// Its buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that Return presses.
  open var preferredAction: UIAlertAction?
  /// Its fields.
  open private(set) var textFields: [UITextField]?

  /// An alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }

  /// A controller from a storyboard, which there is none of.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Presses a button, as the person does: the alert goes, and the action runs.
  public func press(_ action: UIAlertAction) {
    dismiss(animated: false)
    action.handler?(action)
  }
}

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// How a button looks, with Apple's raw values.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// What it says.
  public let title: String?
  /// How it looks.
  public let style: Style
  /// Whether it can be pressed.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// A button.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
