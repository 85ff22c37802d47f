import Foundation

/// What a button does to what is there.
public enum ButtonRole: Hashable, Sendable {
  case destructive, cancel
}

/// A button.
public struct Button<Label: View>: PrimitiveView {
  private let action: @MainActor () -> Void

  /// A button with a view on it.
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    Shown.button(nil, action)
    Shown.within(label)
  }
  /// A button with a view on it.
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    Shown.button(nil, action)
    Shown.within(label)
  }
  /// A button that says something.
  public nonisolated init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where Label == Text {
    self.action = action
    Shown.button(title.key, action)
  }
  /// A button that says something.
  @_disfavoredOverload
  public nonisolated init<Letters: StringProtocol>(
    _ title: Letters, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where Label == Text {
    self.action = action
    Shown.button(String(title), action)
  }
  /// A button that says and shows something, iOS 17+.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) where Label == Text {
    self.action = action
    Shown.button(title.key, action)
  }
}

/// A switch.
public struct Toggle<Label: View>: PrimitiveView {
  /// A switch with a view beside it.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  /// A switch with words beside it.
  public nonisolated init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {}
  /// A switch with words beside it.
  @_disfavoredOverload
  public nonisolated init<Letters: StringProtocol>(_ title: Letters, isOn: Binding<Bool>)
  where Label == Text {}
}

/// A field to write in.
public struct TextField<Label: View>: PrimitiveView {
  /// A field.
  public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>)
  where Label == Text {}
  /// A field.
  @_disfavoredOverload
  public nonisolated init<Letters: StringProtocol>(_ title: Letters, text: Binding<String>)
  where Label == Text {}
}

/// A field for a password.
public struct SecureField<Label: View>: PrimitiveView {
  /// A field.
  public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>)
  where Label == Text {}
}

/// A choice of one.
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  /// A choice with a view beside it.
  public nonisolated init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
  /// A choice with words beside it.
  public nonisolated init(
    _ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) where Label == Text {}
}

/// A value between two.
public struct Slider: PrimitiveView {
  /// A value between two.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  /// A value between two, in steps.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

/// A number that goes up and down.
public struct Stepper: PrimitiveView {
  /// A number.
  public nonisolated init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>
  ) {}
}

/// Says how far something is.
public struct ProgressView<Label: View>: PrimitiveView {
  /// Says that something goes on.
  public nonisolated init() where Label == EmptyView {}
  /// Says that something goes on, in words.
  public nonisolated init(_ title: LocalizedStringKey) where Label == Text {}
  /// Says how far something is.
  public nonisolated init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1)
  where Label == EmptyView {}
}

/// A picture.
public struct Image: PrimitiveView {
  /// A picture of the app's.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
  /// A picture of the system's.
  public nonisolated init(systemName: String) {}
  /// As large as there is room.
  public nonisolated func resizable() -> Image { self }
  /// In one color.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Whether a picture is shown in one color.
  public enum TemplateRenderingMode: Sendable {
    case template, original
  }
  /// How large a picture of the system's is.
  public enum Scale: Sendable {
    case small, medium, large
  }
}

/// A picture with words.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  /// A picture with words.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
  /// A picture with words.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String)
  where Title == Text, Icon == Image {}
  /// A picture with words.
  @_disfavoredOverload
  public nonisolated init<Letters: StringProtocol>(_ title: Letters, systemImage name: String)
  where Title == Text, Icon == Image {}
}

/// Leads to a URL.
public struct Link<Label: View>: PrimitiveView {
  /// Leads to a URL.
  public nonisolated init(_ title: LocalizedStringKey, destination: URL) where Label == Text {}
  /// Leads to a URL.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {}
}

/// Something to choose from.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  /// Something to choose from.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  /// Something to choose from.
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}
}

/// Takes what room there is.
public struct Spacer: PrimitiveView {
  /// Takes what room there is.
  public nonisolated init(minLength: CGFloat? = nil) {}
}

/// A line.
public struct Divider: PrimitiveView {
  /// A line.
  public nonisolated init() {}
}

/// An alert; deprecated since iOS 15.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// What it does.
    public let action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(action: action ?? {})
    }
    /// A button that does nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(action: action ?? {})
    }
    /// A button that does nothing.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(action: action ?? {})
    }
    /// A button that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(action: action ?? {})
    }
  }

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}
