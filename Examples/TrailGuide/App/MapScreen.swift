import MapKit
import SwiftUI

struct MapScreen: View {
  @ObservedObject var map: MapModel
  @ObservedObject var recorder: TrailRecorder
  @StateObject private var steps = StepCounter()
  @StateObject private var strap = HeartRateStrap()

  var body: some View {
    VStack(spacing: 0) {
      Map(coordinateRegion: $map.region, showsUserLocation: map.mayShowPosition)
        .ignoresSafeArea(edges: .top)
      panel
    }
    .onAppear { map.start() }
  }

  private var panel: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(recorder.isRecording ? "Recording" : "Ready")
          .font(.headline)
        Text("\(steps.count) steps, \(Int(recorder.distance)) m")
          .font(.subheadline)
        if let beats = strap.beatsPerMinute {
          Text("\(beats) bpm")
        }
      }
      Spacer()
      if map.isApproximate {
        Button("Follow trail") { map.follow() }
      }
      Button(recorder.isRecording ? "Stop" : "Start") { toggle() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  private func toggle() {
    if recorder.isRecording {
      recorder.stop()
      steps.stop()
    } else {
      recorder.start()
      steps.start()
      strap.connect()
    }
  }
}
