import AppHosting
import Foundation

/// Something that can be pressed.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// Whether it can be pressed.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false

  /// What the person did, with Apple's raw values.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Some events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The finger left it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its action should run.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// All of them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Some states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be pressed.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  private var pressed: [(events: Event, action: UIAction)] = []
  private var targets: [Target] = []

  /// An object whose method is called; it is not held.
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
    var events: Event
  }

  /// Has a method of an object called, once however often it is added; where no object is named,
  /// no one is found who answers to it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let object = target.map({ $0 as AnyObject }) else { return }
    targets.removeAll { $0.object == nil }
    if let place = targets.firstIndex(where: { $0.object === object && $0.action == action }) {
      targets[place].events.formUnion(controlEvents)
    } else {
      targets.append(Target(object: object, action: action, events: controlEvents))
    }
  }

  /// Calls it no more; nil stands for every object and every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for place in targets.indices
    where (object == nil || targets[place].object === object)
      && (action == nil || targets[place].action == action)
    {
      targets[place].events.subtract(controlEvents)
    }
    targets.removeAll(where: \.events.isEmpty)
  }

  /// Has an action run, iOS 14+.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    pressed.append((controlEvents, action))
  }

  /// Runs the actions of an event, as the person's finger does.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in pressed where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      if let object = target.object { target.action.send(to: object, from: self) }
    }
  }
}

/// What a control does.
@MainActor @preconcurrency
open class UIAction: NSObject {
  /// What it is called.
  open var title: String
  let handler: (UIAction) -> Void

  /// An action.
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// What a button says, by state.
  open private(set) var currentTitle: String?

  /// Says something else.
  open func setTitle(_ title: String?, for state: State) { currentTitle = title }
  /// Says it in another color.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  /// Shows a picture.
  open func setImage(_ image: UIImage?, for state: State) {}

  /// How a button looks, with Apple's raw values.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// A button of a look; it is not drawn.
  public convenience init(type: ButtonType) { self.init() }
}

/// A switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false

  /// Turns it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A text.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// What it says.
  open var text: String?
  /// Its color; of the type that Apple gives it, so that code unwraps it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// How many lines; 0 for as many as it takes.
  open var numberOfLines = 1
  /// Its type; of the type that Apple gives it, so that code unwraps it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// Where it is.
  open var textAlignment = NSTextAlignment.natural
}

/// A field to write in.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// What is written.
  open var text: String?
  /// What is shown before.
  open var placeholder: String?
  /// Its color.
  open var textColor: UIColor?
  /// Its type.
  open var font: UIFont?
  /// Where the text is.
  open var textAlignment = NSTextAlignment.natural
  /// Whom it tells what is written.
  open weak var delegate: (any UITextFieldDelegate)?
}

/// What a field to write in tells.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Return was pressed; whether it has its usual effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Writing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Has its usual effect.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// A picture on the screen.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// A picture in a place of its own.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// A piece of a place.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A piece from a storyboard, which there is none of.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Where a text stands, with Apple's raw values.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
