import CoreLocation
import SwiftUI
import WidgetKit

struct NearbyTrail: TimelineEntry {
  var date: Date
  var metres: Int?
}

struct NearbyTrailProvider: TimelineProvider {
  private let manager = CLLocationManager()
  private let trailhead = CLLocation(latitude: 47.4211, longitude: 10.9853)

  func placeholder(in context: Context) -> NearbyTrail {
    NearbyTrail(date: Date(), metres: 850)
  }

  func getSnapshot(in context: Context, completion: @escaping (NearbyTrail) -> Void) {
    completion(entry())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NearbyTrail>) -> Void) {
    let later = Date().addingTimeInterval(30 * 60)
    completion(Timeline(entries: [entry()], policy: .after(later)))
  }

  private func entry() -> NearbyTrail {
    guard manager.isAuthorizedForWidgetUpdates, let here = manager.location else {
      return NearbyTrail(date: Date(), metres: nil)
    }
    return NearbyTrail(date: Date(), metres: Int(here.distance(from: trailhead)))
  }
}

struct NearbyTrailView: View {
  var entry: NearbyTrail

  var body: some View {
    if let metres = entry.metres {
      Text("Trailhead in \(metres) m")
    } else {
      Text("Open TrailGuide to find a trail")
    }
  }
}

@main
struct TrailWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NearbyTrail", provider: NearbyTrailProvider()) { entry in
      NearbyTrailView(entry: entry)
    }
    .configurationDisplayName("Nearby trail")
    .description("How far it is to the next trailhead.")
    .supportedFamilies([.systemSmall])
  }
}
