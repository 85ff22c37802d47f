import Foundation

/// What a view is part of.
extension View {
  /// With a title.
  public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
  /// With a title.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ title: String) -> some View { self }
  /// With a title.
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }
  /// With a title; deprecated.
  public nonisolated func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }
  /// With a small title, or a large one.
  public nonisolated func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// With a bar, or without; deprecated.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// With a way back, or without.
  public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  /// With a style of navigation.
  public nonisolated func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View {
    self
  }
  /// With another screen behind it, iOS 16+.
  public nonisolated func navigationDestination<Data: Hashable>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> some View
  ) -> some View { self }
  /// With another screen behind it, iOS 16+.
  public nonisolated func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View { self }
  /// With buttons in its bar.
  public nonisolated func toolbar(@ViewBuilder content: () -> some View) -> some View { self }
  /// With a picture and a word in its tab.
  public nonisolated func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
  /// Known by a value.
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View { self }
  /// Known by a value.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
  /// With a sheet over it.
  public nonisolated func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  /// With a sheet over it for an item.
  public nonisolated func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }
  /// With a screen over it.
  public nonisolated func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  /// With an alert over it; deprecated.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    self
  }
  /// With an alert over it for an item; deprecated.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }
  /// With an alert over it.
  public nonisolated func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// With an alert over it.
  @_disfavoredOverload
  public nonisolated func alert(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// With an alert over it.
  public nonisolated func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { self }
  /// With an alert over it.
  @_disfavoredOverload
  public nonisolated func alert(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { self }
  /// With an alert over it for a value.
  public nonisolated func alert<Value>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
  ) -> some View { self }
  /// With an alert over it for an error.
  public nonisolated func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// With a question over it.
  public nonisolated func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  /// With a question over it.
  public nonisolated func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { self }
  /// With a style of list.
  public nonisolated func listStyle(_ style: some ListStyle) -> some View { self }
  /// With a style of button.
  public nonisolated func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
  /// With a style of choice.
  public nonisolated func pickerStyle(_ style: some PickerStyle) -> some View { self }
  /// With a style of switch.
  public nonisolated func toggleStyle(_ style: some ToggleStyle) -> some View { self }
  /// With a style of field.
  public nonisolated func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  /// With controls of a size.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// With controls that can be pressed, or not.
  public nonisolated func disabled(_ disabled: Bool) -> some View { self }
  /// Pulled down, it is brought up to date.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }
}
