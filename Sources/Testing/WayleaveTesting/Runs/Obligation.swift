import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// Something of an app's that has to come yet, as its calls show: a request, a service.
struct Obligation: Hashable, Sendable {
  enum Kind: Int, Sendable { case request, service, property, radio }

  var kind: Kind
  var name: String

  var fault: Fault {
    switch kind {
    case .request: .requestIgnored(name)
    case .service: .serviceNotRestarted(name)
    case .property: .propertyViolated(name)
    case .radio: .bluetoothCallIgnored(name)
    }
  }
}

/// The obligations that follow from what happened in one life of an app's process.
struct Obligations {
  private(set) var open: [Obligation] = []
  private var lastCall: Obligation?
  private var prompt: PhonePrompt?
  private var isRadioOn = false

  /// Reads what happened from a place in the trace on.
  mutating func read(_ trace: [TraceEntry], from start: Int) {
    for place in start..<max(start, trace.count) { read(trace[place]) }
  }

  private mutating func read(_ entry: TraceEntry) {
    switch entry.what {
    case .event(let event, _, _): call(event)
    case .noticed(let noticed): hear(noticed.effect)
    case .prompt(let shown): prompt = shown
    case .promptEnded: prompt = nil
    case .bluetoothCall(let call): take(call)
    default: break
    }
  }

  /// Those that can be met now: a service cannot be started again before the grant, and after Don’t Allow
  /// nothing is asked any more.
  func due(_ status: AuthorizationStatus, on release: OSVersion) -> [Obligation] {
    open.filter { obligation in
      switch obligation.kind {
      case .service:
        status == .authorizedAlways
          || status == .authorizedWhenInUse && release >= .iOS(13)
      case .request:
        !(status == .authorizedAlways || status == .denied || status == .restricted
          || status == .authorizedWhenInUse && obligation.name == Self.words(.requestWhenInUse))
      case .property: true
      case .radio: isRadioOn
      }
    }
  }

  /// A call that comes before the radio is up is made again once it is, or taken back.
  private mutating func take(_ call: BluetoothCall) {
    let obligation = Obligation(kind: .radio, name: call.name)
    open.removeAll { $0 == obligation }
    if call.outcome == .tooEarly { open.append(obligation) }
  }

  private mutating func call(_ event: IOS.Event) {
    guard let name = Self.words(event) else {
      lastCall = nil
      return
    }
    let isRequest = event == .requestWhenInUse || event == .requestAlways
    let obligation = Obligation(kind: isRequest ? .request : .service, name: name)
    open.removeAll { $0 == obligation }
    lastCall = obligation
  }

  private mutating func hear(_ effect: IOS.Effect) {
    switch effect {
    case .ended, .killed, .aborted: self = Obligations()
    case .bluetoothState(let state): isRadioOn = state == BluetoothState.poweredOn.rawValue
    case .ignored(.promptUp):
      guard let call = lastCall, call.kind == .request, !isAsked(call) else { return }
      open.append(call)
    case .monitoringError(.denied), .monitoringError(.regionMonitoringDenied),
      .monitoringError(.rangingUnavailable):
      guard let call = lastCall, call.kind == .service, !open.contains(call) else { return }
      open.append(call)
    default: break
    }
  }

  /// Whether the prompt on the screen asks for the same already.
  private func isAsked(_ call: Obligation) -> Bool {
    guard let prompt, prompt.asker != .system else { return false }
    let asked: IOS.Event = prompt.level == .always ? .requestAlways : .requestWhenInUse
    return Self.words(asked) == call.name
  }

  private static func words(_ event: IOS.Event) -> String? {
    switch event {
    case .requestWhenInUse: "requestWhenInUseAuthorization()"
    case .requestAlways: "requestAlwaysAuthorization()"
    case .startSignificantChanges: "startMonitoringSignificantLocationChanges()"
    case .startRegion: "startMonitoring(for:)"
    case .startVisits: "startMonitoringVisits()"
    case .startRanging: "startRangingBeacons()"
    default: nil
    }
  }
}
