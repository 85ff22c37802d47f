import SwiftUI

@main
struct CheckInApp: App {
  @StateObject private var checkIn = CheckIn()

  var body: some Scene {
    WindowGroup {
      VStack(spacing: 16) {
        Text(checkIn.isConfirmed ? "Welcome to the trail" : "Check in at the trailhead")
          .font(.title2)
        Button("Check in") { checkIn.start() }
          .buttonStyle(.borderedProminent)
          .disabled(checkIn.isConfirmed)
      }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { checkIn.scanned($0.webpageURL) }
    }
  }
}
