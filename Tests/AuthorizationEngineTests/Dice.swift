import AuthorizationEngine
import PlatformModel

/// A small generator with a seed, so that a walk is the same in every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from 0 to one less than the sides.
  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % sides
  }
}

extension Dice {
  /// An event that leads somewhere: walks that choose evenly spend their time on ended processes.
  mutating func event(in state: IOS.State, of engine: IOS.Engine) -> IOS.Event {
    if state.prompt != nil, roll(3) == 0 {
      let buttons = engine.buttons(of: state)
      if !buttons.isEmpty { return .answer(buttons[roll(buttons.count)]) }
    }
    if state.lock != .unlocked, roll(2) == 0 { return .unlock }
    if !state.has(.locationServicesOn), roll(4) == 0 { return .setLocationServices(true) }
    if state.has(.restricted), roll(4) == 0 { return .setRestricted(false) }
    if state.process != .running, roll(3) == 0 { return .open }
    if state.process == .running, !state.has(.managerExists), roll(2) == 0 {
      return .createManager
    }
    let event = IOS.Event.all[roll(IOS.Event.all.count)]
    return Self.disruptive.contains(event) && roll(6) != 0
      ? self.event(in: state, of: engine) : event
  }

  private static let disruptive: Set<IOS.Event> = [
    .crash, .terminate, .forceQuit, .restart, .updateSystem, .updateApp, .reinstall,
    .resetLocationAndPrivacy, .setMotion(true), .setMotion(false), .setBluetoothPermission(true),
    .setBluetoothPermission(false), .queryMotion, .startMotionUpdates, .createBluetoothManager,
    .setAllowsBackground(true), .lock, .releaseManager,
  ]
}
