import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator
import Synchronization

/// One manager's way to the phone's Bluetooth: it receives the state, once per change.
final class BluetoothAccess: Sendable {
  private struct State: Sendable {
    var now = CBManagerState.unknown
    var receiver: Receiver?
  }

  /// The process whose code made the manager; nil if no phone runs it.
  let process: HostedProcess?
  private let queue: DispatchQueue?
  private let state = Mutex(State())

  init(queue: DispatchQueue?) {
    self.queue = queue
    process = HostedProcess.current
  }

  /// The state that the manager was last told.
  var now: CBManagerState { state.withLock { $0.now } }

  /// Makes the manager known to the phone, which may ask the person (IOS-BT-003).
  func begin(type: String, _ tell: @escaping @Sendable () -> Void) {
    guard let process, process.isAlive else { return Misuse.noPhone(type).sayOnce() }
    let receiver = process.receive(at: process.main) {
      [weak self] (noticed: Noticed) -> (@Sendable () -> Void)? in
      guard case .bluetoothState(let raw) = noticed.effect else { return nil }
      guard let told = CBManagerState(rawValue: raw) else { return nil }
      return { [weak self] in self?.take(told, tell) }
    }
    state.withLock { $0.receiver = receiver }
    try? process.app.makeBluetoothManager()
  }

  /// Runs work on the manager's queue, if the process lives by then.
  func perform(_ work: @escaping @Sendable () -> Void) {
    guard let process, process.isAlive else { return }
    guard let queue else { return process.main.perform(work) }
    queue.async {
      if process.isAlive { work() }
    }
  }

  /// Whether the radio takes a call; one that comes in another state is logged and ignored
  /// (IOS-BT-013).
  func takes(_ call: String, of type: String) -> Bool {
    let state = now
    guard state != .poweredOn else {
      process?.app.note(BluetoothCall(call, .taken))
      return true
    }
    let isTooEarly = state == .unknown || state == .resetting
    process?.app.note(BluetoothCall(call, isTooEarly ? .tooEarly : .ignored))
    note(
      "logs: API MISUSE: <\(type)> can only accept this command while in the powered on state")
    return false
  }

  /// Says that the app has taken a call back.
  func endCall(_ call: String) { process?.app.note(BluetoothCall(call, .over)) }

  /// Whether the manager has a queue of its own.
  var isOnQueue: Bool { queue != nil }

  /// Writes a line that iOS logs or shows into the trace of the phone.
  func note(_ sentence: String) {
    process.map { $0.complain(Misuse(sentence)) }
  }

  /// Shows the alert for a radio that is off, unless the app wants none (IOS-BT-007).
  func alertIfOff(wanted: Bool) {
    guard wanted, let process, process.isAlive, process.app.bluetoothState == 4,
      process.app.isBluetoothRadioOff
    else { return }
    note(
      "is covered by the alert Turn On Bluetooth to Allow “\(process.app.package.name)” "
        + "to Connect to Accessories: Settings, Close")
  }

  private func take(_ told: CBManagerState, _ tell: @escaping @Sendable () -> Void) {
    let isNews = state.withLock { state in
      defer { state.now = told }
      return state.now != told
    }
    guard isNews else { return }
    if queue == nil { tell() } else { perform(tell) }
  }
}

/// A value that Apple's signatures do not mark as sendable, on its way to the queue that takes it.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// An object that may be gone.
struct Weakly<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
