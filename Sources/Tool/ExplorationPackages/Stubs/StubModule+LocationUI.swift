extension StubModule {
  static let locationUI = StubModule(
    module: "CoreLocationUI",
    note: "a tap on its button grants nothing and only runs the button’s action",
    exports: ["CoreLocation", "SwiftUI"],
    code: """
      public struct LocationButton: View {
        public struct Title: Sendable {
          public static let currentLocation = Self()
          public static let sendCurrentLocation = Self()
          public static let sendMyCurrentLocation = Self()
          public static let shareCurrentLocation = Self()
          public static let shareMyCurrentLocation = Self()
        }
        private let action: @MainActor () -> Void
        public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
          self.action = action
        }
        public var body: some View { Button(action: action) { Text("Current Location") } }
      }
      """)
}
