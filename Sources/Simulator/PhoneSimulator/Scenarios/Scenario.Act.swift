import AuthorizationEngine
import PlatformModel

extension Scenario {
  /// What a step does, or looks at. Apps are named by their place in ``Scenario/apps``.
  package enum Act: Hashable, Sendable {
    /// The person does something.
    case person(PersonVerb)
    /// An app calls something.
    case app(AppID, AppVerb)
    /// The world around the phone changes.
    case world(WorldVerb)
    /// Time passes.
    case wait(Duration)
    /// Time passes until a moment after the start.
    case until(Duration)
    /// Something is to be seen.
    case expect(AppID, [Expectation<Observation>])
  }

  /// What the person does.
  package enum PersonVerb: Hashable, Sendable {
    case open(AppID)
    case leave
    case openSettings
    case lock
    case unlock
    case forceQuit(AppID)
    case tapIndicator
    /// Presses the first of these buttons that the prompt offers: releases differ.
    case answer([IOS.Button])
    case flipPrecise
    case tapLocationButton
    case choose(IOS.Event.SettingsChoice, AppID)
    case setPrecise(Bool, AppID)
    case setMotion(Bool, AppID)
    case setBluetooth(Bool, AppID)
    case turn(PhoneSwitch, Bool)
    case resetLocationAndPrivacy
    case reinstall(AppID)
    case updateApp(AppID, AppPackage)
    case updateSystem(OSVersion)
    case restart
  }

  /// What an app calls. A manager is named by the order of creation in its process, from 1.
  package enum AppVerb: Hashable, Sendable {
    case createManager
    /// A call that needs no more words than the event has.
    case call(IOS.Event, manager: Int)
    case requestFullAccuracy(purposeKey: String, manager: Int)
    case beginFullAccuracySession(purposeKey: String)
    case setDistanceFilter(Double?, manager: Int)
    case monitor(MonitoredRegion, manager: Int)
    case stopMonitoring(String, manager: Int)
    case addCondition(MonitoredRegion)
    case removeCondition(String)
    case scanWiFi
  }

  /// What the world does.
  package enum WorldVerb: Hashable, Sendable {
    case move(LocationFeed.Movement)
    case enter(Surroundings)
    case hear([String])
    case reclaimMemory(AppID)
    case suggest(IOS.ManagedDefault, AppID)
    case beginNextDay
    /// Something that no clock of the phone brings about.
    case happen(IOS.Event, AppID)
  }
}
