import AppHosting
import PhoneSimulator

extension VirtualLoop {
  /// What the code of living processes still has before it, in words, at a moment of rest.
  package func outlook(at now: Duration) -> [UInt64] {
    state.withLock { state in
      var words = [
        UInt64(state.parked.count { $0.process.isAlive }),
        UInt64(state.awaited.count { $0.errand.process?.isAlive != false }),
        UInt64(state.sources.values.count { $0.process?.isAlive != false }),
      ]
      for alarm in state.alarms.inOrder where alarm.errand.process?.isAlive != false {
        words.append(UInt64(clamping: (alarm.moment - now).wholeNanoseconds))
        words.append(alarm.errand.lane == .main ? 1 : 0)
      }
      for parked in state.parked where parked.process.isAlive {
        let left = parked.deadline.map { UInt64(clamping: ($0 - now).wholeNanoseconds) }
        words.append(left ?? .max)
      }
      return words
    }
  }

  /// When code of a living process wants to run next; what a dead one left brings nothing about.
  package var nextLivingMoment: Duration? {
    state.withLock { state in
      let alarms = state.alarms.inOrder.first { $0.errand.process?.isAlive != false }?.moment
      return state.parked.lazy.filter(\.process.isAlive).compactMap(\.deadline)
        .reduce(alarms) { min($0 ?? $1, $1) }
    }
  }

  /// The loop of a phone, where virtual time is to be had.
  package static func of(_ phone: VirtualPhone) -> VirtualLoop? {
    AppHost.of(phone).scheduler as? VirtualLoop
  }
}
