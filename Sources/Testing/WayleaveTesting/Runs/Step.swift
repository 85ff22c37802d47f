import AuthorizationEngine
import DeterministicExecution
import PhoneSimulator
import PlatformModel

/// One step of a search: a tap on an action of the app, or something that the person or time does.
enum Step: Hashable, Sendable {
  case tap(Int)
  case answer(IOS.Button)
  case preciseOff
  case lock, unlock, leave, open, quit, restart
  case choose(IOS.Event.SettingsChoice)
  case setPrecise(Bool)
  case locationServices(Bool)
  case motion(Bool), bluetooth(Bool)
  case radio(Bool), bluetoothReset
  /// A Bluetooth device that the test has made up, by its place, comes near or goes.
  case device(Int, isNear: Bool)
  case wait
  case move
  /// Another step, with pieces of code that are ready at once in another order.
  indirect case reordered(Step, Order)

  /// Whether somebody who comes back to the app and waits does it, or lets it happen.
  ///
  /// What has to end does so by such steps alone: a change in Settings or another tap is a way out,
  /// and no end.
  var isPatient: Bool {
    switch self {
    case .answer, .preciseOff, .unlock, .open, .wait, .move, .device(_, isNear: true): true
    default: false
    }
  }
}

extension Step {
  /// What is done, in whatever order of the code that follows.
  var base: Step {
    if case .reordered(let step, _) = self { step } else { self }
  }

  /// The order of what follows, where it is not that of asking.
  var order: Order? {
    if case .reordered(_, let order) = self { order } else { nil }
  }

  /// Whether it presses a button of a prompt.
  var isAnswer: Bool {
    if case .answer = self { true } else { false }
  }

  /// Whether it may take back another step: the unlocking of the lock, a choice in Settings.
  var takesBack: Bool {
    switch self {
    case .unlock, .open, .choose, .setPrecise, .locationServices, .motion, .bluetooth, .radio: true
    default: false
    }
  }

  /// The step in a replay string.
  func label(_ actions: [String], on version: OSVersion) -> String {
    switch self {
    case .tap(let place): "tap \(actions.indices.contains(place) ? actions[place] : "?")"
    case .answer(let button): "answer \(button)"
    case .preciseOff: "Precise off"
    case .lock: "lock"
    case .unlock: "unlock"
    case .leave: "leave"
    case .open: "open"
    case .quit: "quit"
    case .restart: "restart"
    case .choose(let choice): "choose \(choice.label(on: version))"
    case .setPrecise(let isOn): "Precise Location \(isOn ? "on" : "off")"
    case .locationServices(let isOn): "Location Services \(isOn ? "on" : "off")"
    case .motion(let isOn): "Motion & Fitness \(isOn ? "on" : "off")"
    case .bluetooth(let isOn): "Bluetooth \(isOn ? "on" : "off")"
    case .radio(let isOn): "Bluetooth of the phone \(isOn ? "on" : "off")"
    case .bluetoothReset: "Bluetooth resets"
    case .device(let place, let isNear): "device \(place + 1) \(isNear ? "near" : "away")"
    case .wait: "wait"
    case .move: "move"
    case .reordered(let step, let order):
      step.label(actions, on: version) + Self.turn + "\(order)"
    }
  }

  /// What separates a step and its order in a replay string.
  static let turn = " / "

  /// What the person or the world does, as a sentence.
  func sentence(_ app: String, _ actions: [String], on version: OSVersion) -> String {
    switch self {
    case .tap(let place): "taps “\(actions.indices.contains(place) ? actions[place] : "?")”"
    case .answer(let button): "presses \(button)"
    case .preciseOff: "turns Precise off in the prompt"
    case .lock: "locks the phone"
    case .unlock: "unlocks the phone"
    case .leave: "leaves \(app)"
    case .open: "opens \(app)"
    case .quit: "swipes \(app) away in the app switcher"
    case .restart: "restarts the phone"
    case .choose(let choice): "goes to Settings and chooses \(choice.label(on: version))"
    case .setPrecise(let isOn): "goes to Settings and turns Precise Location \(isOn ? "on" : "off")"
    case .locationServices(let isOn):
      "goes to Settings and turns Location Services \(isOn ? "on" : "off")"
    case .motion(let isOn): "goes to Settings and turns Motion & Fitness \(isOn ? "on" : "off")"
    case .bluetooth(let isOn): "goes to Settings and turns Bluetooth \(isOn ? "on" : "off")"
    case .radio(let isOn): "goes to Settings and turns the phone's Bluetooth \(isOn ? "on" : "off")"
    case .device(_, let isNear): isNear ? "comes near a device" : "goes away from a device"
    case .bluetoothReset: "does nothing, and the phone loses its Bluetooth service"
    case .wait: "waits"
    case .move: "walks on"
    case .reordered(let step, _): step.sentence(app, actions, on: version)
    }
  }
}

extension [Step] {
  /// The steps with the opening of the app before them, unless they begin with one of their own.
  var fromLaunch: [Step] { first?.base == .open && first?.order != nil ? self : [.open] + self }
}
