import PlatformModel
import TestSupport
import Testing

@testable import AuthorizationEngine

/// Foreground services of type location: when they may run, and what is thrown
/// (Documentation/Facts/android-foreground-services.md).
@Suite(.holdingRows) struct AndroidServiceTests {
  enum Start: Sendable {
    case location, noLocation, notAllowed, security
  }

  static let permissions: [AndroidPermission] = [
    .fineLocation, .coarseLocation, .backgroundLocation, .foregroundService,
    .foregroundServiceLocation, .postNotifications,
  ]

  /// A phone whose app holds fine, and background location where it is said, out of sight.
  private func phone(
    _ level: Int, _ target: Int, background: Bool = false,
    without left: [AndroidPermission] = [], typed: Bool = true
  ) -> AndroidPhone {
    var phone = AndroidPhone(
      Android.System(APILevel(nearest: level)),
      Android.Build(
        target: APILevel(nearest: target),
        permissions: Self.permissions.filter { !left.contains($0) },
        hasLocationServiceType: typed))
    phone.situation = phone.situation.with(.held, .fine).with(.held, .coarse)
    if background { phone.situation = phone.situation.with(.held, .background) }
    phone.does(.open)
    return phone
  }

  private func start(_ phone: AndroidPhone, _ event: Android.Event) -> Start {
    var phone = phone
    phone.does(event, .requestLocation(.gps), .locationDue)
    for effect in phone.effects {
      switch effect {
      case .threw(.securityException): return .security
      case .threw: return .notAllowed
      case .delivered: return .location
      case .withheld: return .noLocation
      default: continue
      }
    }
    return .noLocation
  }

  @Test(
    "The matrix: visible, exempt, neither, with background location (AND-FGS-004, AND-FGS-005, AND-FGS-006, AND-FGS-007, AND-FGS-009, AND-PAIN-04, AND-PAIN-05)",
    .facts("AND-PAIN-04", "AND-PAIN-05"),
    arguments: [
      (26...28, 23...37, Start.location, Start.location, Start.location, Start.location),
      (29...29, 23...37, .location, .location, .location, .location),
      (30...30, 23...37, .location, .noLocation, .noLocation, .location),
      (31...33, 23...30, .location, .noLocation, .noLocation, .location),
      (31...33, 31...37, .location, .noLocation, .notAllowed, .location),
      (34...37, 31...33, .location, .noLocation, .notAllowed, .location),
      (34...37, 34...37, .location, .security, .notAllowed, .location),
    ])
  func matrix(
    levels: ClosedRange<Int>, targets: ClosedRange<Int>, visible: Start, exempt: Start,
    none: Start, background: Start
  ) {
    for level in levels {
      for target in targets {
        let open = phone(level, target)
        #expect(start(open, .startForegroundService(.ordinary)) == visible)
        var away = open
        away.does(.leave)
        #expect(start(away, .startForegroundService(.exempt)) == exempt, "\(level) \(target)")
        #expect(start(away, .startForegroundService(.ordinary)) == none, "\(level) \(target)")
        #expect(start(away, .startForegroundService(.personsAct)) == .location)
        var always = phone(level, target, background: true)
        always.does(.leave)
        #expect(start(always, .startForegroundService(.exempt)) == background)
      }
    }
  }

  @Test(arguments: 28...37)
  func `without its permission a service throws (AND-FGS-002)`(level: Int) {
    let bare = phone(level, 30, without: [.foregroundService])
    #expect(start(bare, .startForegroundService(.ordinary)) == .security)
    let older = phone(level, 27, without: [.foregroundService])
    #expect(start(older, .startForegroundService(.ordinary)) == .location)
  }

  @Test(arguments: 34...37)
  func `at target 34 the type and its permission are needed (AND-FGS-008, AND-FGS-009)`(level: Int)
  {
    #expect(
      start(phone(level, 34, typed: false), .startForegroundService(.ordinary)) == .notAllowed)
    #expect(
      start(
        phone(level, 34, without: [.foregroundServiceLocation]), .startForegroundService(.ordinary))
        == .security)
    var denied = phone(level, 34)
    denied.situation = denied.situation.with(.held, .fine, false).with(.held, .coarse, false)
    denied.does(.startForegroundService(.ordinary))
    #expect(denied.effects.last == .threw(.securityException))
  }

  @Test(arguments: 26...37)
  func `startService from the background throws at target 26 (AND-FGS-001)`(level: Int) {
    var phone = phone(level, 26)
    phone.does(.leave, .startService)
    #expect(phone.effects.last == .threw(.illegalStateException))
    var older = self.phone(level, 25)
    older.does(.leave, .startService)
    #expect(older.effects.last == .returned(true))
  }

  @Test(arguments: 33...37)
  func `a stop in the task manager ends the process (AND-FGS-015)`(level: Int) {
    var phone = phone(level, 33)
    phone.does(.startForegroundService(.ordinary), .leave, .stopInTaskManager)
    #expect(phone.effects.last == .killed(.person))
    #expect(phone.situation.presence == .stopped)
  }

  @Test(.facts("AND-PAIN-13", "AND-TOG-018"), arguments: 33...37)
  func `a service runs without notifications (AND-RUN-065, AND-TOG-018, AND-PAIN-13)`(level: Int) {
    let phone = phone(level, 33)
    #expect(!phone.engine.notificationsEnabled(in: phone.situation))
    #expect(start(phone, .startForegroundService(.ordinary)) == .location)
  }

  @Test(arguments: 30...37)
  func `a service started in sight keeps a one-time grant (AND-RUN-038, AND-RUN-039)`(level: Int) {
    var phone = phone(level, 33)
    phone.situation = phone.situation.with(.oneTime, .fine).with(.oneTime, .coarse)
    phone.does(.startForegroundService(.ordinary), .leave, .oneTimeExpires)
    #expect(phone.refusal == .notDue)
    phone.does(.stopForegroundService, .oneTimeExpires)
    #expect(phone.held == [])
    #expect(phone.effects.contains(.killed(.revoked)))
  }
}
