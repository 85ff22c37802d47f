/// Whether a picture is whole or fills its frame.
public enum ContentMode: Sendable {
  case fit, fill
}

/// How large controls are.
public enum ControlSize: Sendable {
  case mini, small, regular, large, extraLarge
}

/// The bar of a screen.
public enum NavigationBarItem {
  /// How its title is shown.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

/// One screen at a time; deprecated.
public struct StackNavigationViewStyle: Sendable {
  /// One screen at a time.
  public init() {}
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// How a list looks.
public protocol ListStyle {}

/// A way that a list can look.
public struct PlainListStyle: ListStyle {
  /// Plain.
  public init() {}
}

/// A way that a list can look.
public struct InsetGroupedListStyle: ListStyle {
  /// In groups.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Plain.
  public static var plain: PlainListStyle { PlainListStyle() }
  /// From side to side.
  public static var inset: PlainListStyle { PlainListStyle() }
  /// At the side.
  public static var sidebar: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// In groups.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
  /// In groups from side to side.
  public static var grouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// How a button looks.
public protocol PrimitiveButtonStyle {}

/// How an app's own button looks.
@MainActor @preconcurrency
public protocol ButtonStyle: PrimitiveButtonStyle {
  /// What follows from it.
  associatedtype Body: View
  /// The button.
  typealias Configuration = ButtonStyleConfiguration
  /// What follows from it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button to give a look to.
public struct ButtonStyleConfiguration {
  /// What is on it.
  public let label: AnyView
  /// Whether it is pressed.
  public let isPressed: Bool
  /// What it does to what is there.
  public let role: ButtonRole?
}

/// A way that a button can look.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// As usual.
  public init() {}
}

/// A way that a button can look.
public typealias PlainButtonStyle = DefaultButtonStyle
/// A way that a button can look.
public typealias BorderlessButtonStyle = DefaultButtonStyle
/// A way that a button can look.
public typealias BorderedProminentButtonStyle = DefaultButtonStyle

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As usual.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  /// Plain.
  public static var plain: DefaultButtonStyle { DefaultButtonStyle() }
  /// Without a border.
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
  /// With a border.
  public static var bordered: DefaultButtonStyle { DefaultButtonStyle() }
  /// Filled.
  public static var borderedProminent: DefaultButtonStyle { DefaultButtonStyle() }
}

/// How a choice looks.
public protocol PickerStyle {}

/// A way that a choice can look.
public struct DefaultPickerStyle: PickerStyle {
  /// As usual.
  public init() {}
}

/// A way that a choice can look.
public typealias SegmentedPickerStyle = DefaultPickerStyle

extension PickerStyle where Self == DefaultPickerStyle {
  /// Beside each other.
  public static var segmented: DefaultPickerStyle { DefaultPickerStyle() }
  /// In a menu.
  public static var menu: DefaultPickerStyle { DefaultPickerStyle() }
  /// On a wheel.
  public static var wheel: DefaultPickerStyle { DefaultPickerStyle() }
  /// In a list.
  public static var inline: DefaultPickerStyle { DefaultPickerStyle() }
}

/// How a switch looks.
public protocol ToggleStyle {}

/// A way that a switch can look.
public struct SwitchToggleStyle: ToggleStyle {
  /// As usual.
  public init() {}
  /// In a color.
  public init(tint: Color) {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// As usual.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// How a field looks.
public protocol TextFieldStyle {}

/// A way that a field can look.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// With a border.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
  /// Plain.
  public static var plain: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A button in a bar.
public struct ToolbarItem<Content: View>: PrimitiveView {
  /// A button at a place.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Where a button in a bar is.
public enum ToolbarItemPlacement: Sendable {
  case automatic, principal, primaryAction, confirmationAction, cancellationAction
  case topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing, bottomBar
}
