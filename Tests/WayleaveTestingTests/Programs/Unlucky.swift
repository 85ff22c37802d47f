import CoreLocation
import Dispatch

/// Two answers for one label: the one that comes last stays on the screen.
@MainActor final class TwoAnswers {
  private let isFixed: Bool
  private var newest = 0
  private(set) var shown = 0

  init(fixed: Bool) { isFixed = fixed }

  func load() async {
    async let old: Void = fetch(1)
    async let new: Void = fetch(2)
    _ = await (old, new)
  }

  private nonisolated func fetch(_ number: Int) async { await show(number) }

  private func show(_ number: Int) {
    if isFixed, number < newest { return }
    newest = number
    shown = number
  }
}

/// The continuation is put away by a task of its own, which the answer may overtake.
@MainActor final class LateContinuation: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let isFixed: Bool
  private var manager: CLLocationManager?
  private var waiting: CheckedContinuation<Void, Never>?

  init(fixed: Bool) { isFixed = fixed }

  func readStatus() async {
    if isFixed {
      return await withCheckedContinuation { continuation in
        waiting = continuation
        ask()
      }
    }
    let answer = Task { await withCheckedContinuation { waiting = $0 } }
    ask()
    await answer.value
  }

  /// A new manager tells its delegate the status by itself.
  private func ask() {
    manager = CLLocationManager()
    manager?.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    waiting?.resume()
    waiting = nil
  }
}

/// What was read in the background is shown before it has been put away.
@MainActor final class ReadAhead {
  private let isFixed: Bool
  private let store = DispatchQueue(label: "store")
  private(set) var text = "–"
  nonisolated(unsafe) private var stored = ""

  init(fixed: Bool) { isFixed = fixed }

  func refresh() {
    store.async { [self] in
      stored = "12 km"
      if isFixed { DispatchQueue.main.async { [self] in show() } }
    }
    if !isFixed { DispatchQueue.main.async { [self] in show() } }
  }

  private func show() { text = stored }
}

/// What is made at the launch reads what a task of the launch has yet to bring.
@MainActor final class SlowStart {
  private let isFixed: Bool
  private var settings: [String]?
  private(set) var isBroken = false

  init(fixed: Bool) {
    isFixed = fixed
    Task.detached { await self.keep(["km"]) }
    Task.detached { await self.show() }
  }

  private func keep(_ settings: [String]) { self.settings = settings }

  private func show() { isBroken = settings == nil && !isFixed }
}
