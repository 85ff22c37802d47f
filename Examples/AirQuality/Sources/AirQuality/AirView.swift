import SwiftUI

/// The screen as SwiftUI draws it.
public struct AirView: View {
  private let screen: AirScreen
  @State private var name = ""

  /// Shows a screen.
  public init(_ screen: AirScreen) { self.screen = screen }

  /// What is drawn: the air, the way to one's own place, and the search.
  public var body: some View {
    VStack {
      Text(screen.title)
      if let air = screen.air { Text("\(air.index), \(air.words)") }
      if screen.isLoading { ProgressView() }
      if let message = screen.message { Text(message) }
      Button("Use My Location") { Task { await screen.useMyLocation() } }
      TextField("City", text: $name)
      Button("Search") { Task { await screen.search(name) } }
      ForEach(screen.cities, id: \.self) { city in
        Button(city.name) { Task { await screen.choose(city) } }
      }
    }
    .task { await screen.follow() }
  }
}
