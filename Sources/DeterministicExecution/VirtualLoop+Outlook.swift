import AppHosting
import PhoneSimulator

extension VirtualLoop {
  /// What the code of living processes still has before it, in words, at a moment of rest.
  package func outlook(at now: Duration) -> [UInt64] {
    state.withLock { state in
      var words = [
        UInt64(state.parked.count), UInt64(state.awaited.count), UInt64(state.sources.count),
      ]
      for alarm in state.alarms.inOrder where alarm.errand.process?.isAlive != false {
        words.append(UInt64(clamping: (alarm.moment - now).wholeNanoseconds))
        words.append(alarm.errand.lane == .main ? 1 : 0)
      }
      return words
    }
  }

  /// The loop of a phone, where virtual time is to be had.
  package static func of(_ phone: VirtualPhone) -> VirtualLoop? {
    AppHost.of(phone).scheduler as? VirtualLoop
  }
}
