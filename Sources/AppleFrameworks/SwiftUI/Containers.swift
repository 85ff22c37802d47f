import Foundation

/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {
  /// Views beside each other.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { Shown.within(content) }
}

/// Views under each other.
public struct VStack<Content: View>: PrimitiveView {
  /// Views under each other.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { Shown.within(content) }
}

/// Views behind each other.
public struct ZStack<Content: View>: PrimitiveView {
  /// Views behind each other.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    Shown.within(content)
  }
}

/// Views beside each other, made when they are seen.
public struct LazyHStack<Content: View>: PrimitiveView {
  /// Views beside each other.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { Shown.within(content) }
}

/// Views under each other, made when they are seen.
public struct LazyVStack<Content: View>: PrimitiveView {
  /// Views under each other.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { Shown.within(content) }
}

/// Views that scroll.
public struct ScrollView<Content: View>: PrimitiveView {
  /// Views that scroll.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { Shown.within(content) }
}

/// Several views as one.
public struct Group<Content: View>: PrimitiveView {
  /// Several views as one.
  public nonisolated init(@ViewBuilder content: () -> Content) { Shown.within(content) }
}

/// Settings under each other.
public struct Form<Content: View>: PrimitiveView {
  /// Settings under each other.
  public nonisolated init(@ViewBuilder content: () -> Content) { Shown.within(content) }
}

/// Rows.
public struct List<Content: View>: PrimitiveView {
  /// Rows.
  public nonisolated init(@ViewBuilder content: () -> Content) { Shown.within(content) }
  /// A row for each.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
  /// A row for each, distinguished by a property.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}

/// A view for each.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: PrimitiveView {
  /// A view for each.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {}
  /// A view for each, distinguished by a property.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Content: View {}
  /// A view for each element, which can change the element.
  public nonisolated init(
    _ data: Binding<Data>, @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  )
  where Data: MutableCollection, Data.Element: Identifiable, ID == Data.Element.ID, Content: View {}
  /// A view for each number.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content: View {}
  /// Swipes delete.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
}

/// Rows that belong together.
public struct Section<Content: View>: PrimitiveView {
  /// Rows.
  public nonisolated init(@ViewBuilder content: () -> Content) { Shown.within(content) }
  /// Rows with a title.
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    Shown.within(content)
  }
  /// Rows with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: String, @ViewBuilder content: () -> Content) {
    Shown.within(content)
  }
  /// Rows with a head.
  public nonisolated init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) { Shown.within(content) }
  /// Rows with a foot.
  public nonisolated init<Footer: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) { Shown.within(content) }
  /// Rows with a head and a foot.
  public nonisolated init<Header: View, Footer: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) { Shown.within(content) }
  /// Rows with a head.
  public nonisolated init<Header: View>(header: Header, @ViewBuilder content: () -> Content) {
    Shown.within(content)
  }
  /// Rows with a head and a foot.
  public nonisolated init<Header: View, Footer: View>(
    header: Header, footer: Footer, @ViewBuilder content: () -> Content
  ) { Shown.within(content) }
}

/// One screen after another, iOS 16+.
public struct NavigationStack<Content: View>: PrimitiveView {
  /// Begins with a screen.
  public nonisolated init(@ViewBuilder root: () -> Content) { Shown.within(root) }
  /// Begins with a screen, and follows a path.
  public nonisolated init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) {
    Shown.within(root)
  }
}

/// One screen after another; deprecated since iOS 16.
public struct NavigationView<Content: View>: PrimitiveView {
  /// Begins with a screen.
  public nonisolated init(@ViewBuilder content: () -> Content) { Shown.within(content) }
}

/// Leads to another screen.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  /// Leads to another screen.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { Shown.within(label) }
  /// Leads to another screen.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    Shown.within(label)
  }
  /// Leads to another screen.
  public nonisolated init(
    _ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) where Label == Text {}
  /// Leads to another screen.
  public nonisolated init(_ title: LocalizedStringKey, destination: Destination)
  where Label == Text {}
}

/// Screens with tabs.
public struct TabView<Content: View>: PrimitiveView {
  /// Screens with tabs.
  public nonisolated init(@ViewBuilder content: () -> Content) { Shown.within(content) }
  /// Screens with tabs, one of them chosen.
  public nonisolated init<Selection: Hashable>(
    selection: Binding<Selection>?, @ViewBuilder content: () -> Content
  ) { Shown.within(content) }
}

/// A view that knows its size.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// A view that knows its size.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    Shown.within { content(GeometryProxy()) }
  }
}

/// The size of a view.
public struct GeometryProxy {
  /// The size.
  public var size: CGSize { CGSize(width: 393, height: 852) }
  /// What the phone's own parts cover.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
