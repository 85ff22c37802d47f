import Foundation

/// How a view looks; nothing is drawn.
extension View {
  /// Room at the sides.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  /// Room at all sides.
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
  /// Room at the sides.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }
  /// Of a size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// Of a size between two.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  /// In a type.
  public nonisolated func font(_ font: Font?) -> some View { self }
  /// Of a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// In bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
  /// In a color; deprecated.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  /// In a style.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// In two styles.
  public nonisolated func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { self }
  /// With a color for what can be pressed.
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  /// With a color for what can be pressed; deprecated.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }
  /// With a style behind it.
  public nonisolated func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// With a style in a form behind it.
  public nonisolated func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    self
  }
  /// With a view behind it.
  public nonisolated func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { self }
  /// With a view behind it.
  @_disfavoredOverload
  public nonisolated func background(
    _ background: some View, alignment: Alignment = .center
  ) -> some View { self }
  /// With a view over it.
  public nonisolated func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { self }
  /// With a view over it.
  public nonisolated func overlay(
    _ overlay: some View, alignment: Alignment = .center
  ) -> some View { self }
  /// With round corners; deprecated.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }
  /// Cut to a form.
  public nonisolated func clipShape(_ shape: some Shape) -> some View { self }
  /// Cut to its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
  /// With a shadow.
  public nonisolated func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// More or less seen through.
  public nonisolated func opacity(_ opacity: Double) -> some View { self }
  /// Not seen.
  public nonisolated func hidden() -> some View { self }
  /// Larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }
  /// Blurred.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Elsewhere.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// At a place.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Before or behind others.
  public nonisolated func zIndex(_ value: Double) -> some View { self }
  /// With lines placed.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// With so many lines.
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }
  /// With room between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// With smaller letters where there is no room.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// As large as it wants.
  public nonisolated func fixedSize() -> some View { self }
  /// As large as it wants.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// First or last to get room.
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }
  /// As wide as high, or so.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { self }
  /// All of it in its frame.
  public nonisolated func scaledToFit() -> some View { self }
  /// All of its frame.
  public nonisolated func scaledToFill() -> some View { self }
  /// Of a size of the system's pictures.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Under the phone's own parts.
  public nonisolated func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
  /// Under the phone's own parts; deprecated.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Changing over time.
  public nonisolated func animation(_ animation: Animation?, value: some Equatable) -> some View {
    self
  }
  /// Changing over time; deprecated.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Light or dark.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Told to those who do not see.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  /// Told to those who do not see.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  /// Told to those who do not see.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: String) -> some View { self }
  /// Told to those who do not see.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  /// Named for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Not told to those who do not see.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
}
