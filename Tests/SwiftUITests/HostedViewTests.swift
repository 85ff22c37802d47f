import AppHosting
import PhoneSimulator
import SwiftUI
import Testing

@Suite("A view that is shown without being drawn")
@MainActor
struct HostedViewTests {
  final class Model: ObservableObject {
    var told: [String] = []
  }

  struct Child: View {
    @StateObject private var own = Model()
    @EnvironmentObject var model: Model

    var body: some View {
      Button("Child") {
        own.told.append("once")
        model.told.append("child \(own.told.count)")
      }
      .onAppear { model.told.append("appeared") }
    }
  }

  struct Screen: View {
    @State private var isOpen = false
    @EnvironmentObject var model: Model

    var body: some View {
      NavigationStack {
        VStack {
          Button(action: { isOpen.toggle() }) { Text("Open") }
          if isOpen { Child() }
        }
      }
      .onAppear { model.told.append("screen") }
    }
  }

  @Test func `its children and buttons are those of its state`() {
    let model = Model()
    let view = HostedView(Screen().environmentObject(model))
    view.tap("Child")
    #expect(model.told == ["screen"])
    view.tap(untitled: 0)
    view.tap("Child")
    #expect(model.told.last == "child 1")
  }

  @Test func `the state object of a child is the same at each tap`() {
    let model = Model()
    let view = HostedView(Child().environmentObject(model))
    #expect(model.told == ["appeared"])
    view.tap("Child")
    view.tap("Child")
    #expect(model.told == ["appeared", "child 1", "child 2"])
  }

  @Test func `a button that is not there is not tapped`() {
    let view = HostedView(Child().environmentObject(Model()))
    view.tap("Nothing")
    view.tap(untitled: 3)
  }
}
