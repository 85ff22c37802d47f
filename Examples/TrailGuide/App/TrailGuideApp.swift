import SwiftUI

@main
struct TrailGuideApp: App {
  @StateObject private var map = MapModel()
  @StateObject private var recorder = TrailRecorder()

  var body: some Scene {
    WindowGroup {
      MapScreen(map: map, recorder: recorder)
    }
  }
}
