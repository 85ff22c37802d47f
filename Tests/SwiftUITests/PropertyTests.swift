import AppHosting
import PhoneSimulator
import SwiftUI
import Testing

@Suite("What SwiftUI's properties hold")
@MainActor
struct PropertyTests {
  final class Model: ObservableObject {
    @Published var isAllowed = false
  }

  struct Screen: View {
    @State var count = 0
    @StateObject var model = Model()
    @Environment(\.scenePhase) var phase

    var body: some View {
      VStack {
        Text("\(count)")
        Toggle("Allowed", isOn: $model.isAllowed)
        if count > 0 { Button("Again") { count += 1 }.disabled(model.isAllowed) }
      }
      .padding()
      .task { count += 1 }
    }
  }

  @Test func `state outlives a copy of the view, and a binding writes into it`() {
    let screen = Screen()
    screen.count = 1
    screen.$count.wrappedValue += 1
    #expect(screen.count == 2)
  }

  @Test func `an object is made once, and a binding writes into it`() {
    let screen = Screen()
    #expect(screen.model === screen.model)
    screen.$model.isAllowed.wrappedValue = true
    #expect(screen.model.isAllowed)
  }

  @Test func `limit: no closure of a view runs`() {
    let screen = Screen()
    _ = screen.body
    #expect(screen.count == 0)
  }

  @Test func `the phase of a scene is what the phone makes of the app`() throws {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let app = try phone.install(AppPackage(name: "Trail"))
    try phone.open(app)
    let process = try #require(AppHost.of(phone).process(of: app))
    process.asCurrent {
      #expect(
        Screen().phase == (UIApplication.shared.applicationState == .active ? .active : .inactive))
    }
    try phone.leave()
    #expect(ScenePhase.background < .inactive)
  }

  @Test func `stored values stay in the defaults, by their key`() throws {
    let store = try #require(UserDefaults(suiteName: "SwiftUITests.stored"))
    store.removePersistentDomain(forName: "SwiftUITests.stored")
    let first = AppStorage(wrappedValue: 1, "count", store: store)
    #expect(first.wrappedValue == 1)
    first.wrappedValue = 4
    #expect(AppStorage(wrappedValue: 1, "count", store: store).wrappedValue == 4)
  }
}
