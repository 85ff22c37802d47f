import PlatformModel
import Testing

@testable import AuthorizationEngine

/// The page of location in Settings, with its switch for the precise location.
@Suite(.holdingRows) struct AndroidLocationPageTests {
  private static let half: [Android.Permission] = [.fine, .coarse]
  private static let whole: [Android.Permission] = [.fine, .coarse, .background]

  @Test(arguments: 23...28)
  func `up to Android 9 location is allowed or not (AND-RUN-037)`(level: Int) {
    var phone = AndroidPhone(level, declares: [.fine])
    phone.situation = phone.situation.with(.fixed, .fine)
    for choice in [Android.SettingsChoice.allTheTime, .whileUsing, .askEveryTime] {
      phone.expect(.choose(.location, choice), isRefused: .notOffered)
    }
    phone.expect(.choose(.location, .allow)) {
      $0.with(.held, .fine).with(.set, Self.whole).with(.fixed, .fine, false)
    }
  }

  @Test(arguments: 29...37)
  func `later it is allowed while using, or all the time (AND-RUN-037)`(level: Int) {
    var phone = AndroidPhone(level, declares: Self.whole)
    phone.situation = phone.situation.with(.fixed, Self.whole).with(.oneTime, Self.whole)
    phone.expect(.choose(.location, .allow), isRefused: .notOffered)
    phone.expect(.choose(.location, .whileUsing)) {
      $0.with(.held, Self.half).with(.set, Self.whole).with(.fixed, Self.whole, false)
        .with(.oneTime, Self.whole, false)
    }
    phone.expect(.choose(.location, .whileUsing), isRefused: .noChange)
    phone.expect(.choose(.location, .allTheTime), reports: [.granted(.background)]) {
      $0.with(.held, .background)
    }
    phone.expect(
      .choose(.location, .whileUsing), reports: [.revoked(.background), .killed(.revoked)]
    ) { $0.ended.with(.held, .background, false) }
  }

  @Test(arguments: 29...37)
  func `While using makes a grant for one time permanent (AND-RUN-037)`(level: Int) {
    var phone = AndroidPhone(level, declares: Self.whole, holds: Self.half)
    phone.situation = phone.situation.with(.oneTime, Self.half)
    phone.expect(.choose(.location, .whileUsing)) {
      $0.with(.oneTime, Self.half, false).with(.set, Self.whole)
    }
  }

  @Test(arguments: 29...37)
  func `all the time is for an app that declares it (AND-RUN-037)`(level: Int) {
    let phone = AndroidPhone(level, declares: Self.half, holds: Self.half)
    phone.expect(.choose(.location, .allTheTime), isRefused: .notOffered)
  }

  @Test(arguments: 31...37)
  func `all the time leaves the approximate location as it is (AND-RUN-036, AND-RUN-037)`(
    level: Int
  ) {
    var phone = AndroidPhone(level, declares: Self.whole, holds: [.coarse])
    phone.situation = phone.situation.with(.oneTime, .coarse).with(.fixed, .background)
    phone.expect(.choose(.location, .allTheTime), reports: [.granted(.background)]) {
      $0.with(.held, .background).with(.set, .background).with(.fixed, .background, false)
        .with(.oneTime, .coarse, false)
    }
  }

  @Test(arguments: 31...37)
  func `the precise switch takes fine back, and gives it again (AND-RUN-036, AND-TOG-016)`(
    level: Int
  ) {
    var phone = AndroidPhone(level, declares: Self.half, holds: Self.half)
    phone.expect(.setPrecise(true), isRefused: .noChange)
    phone.expect(.setPrecise(false), reports: [.revoked(.fine), .killed(.revoked)]) {
      $0.ended.with(.held, .fine, false).with(.set, .fine).with(.lastApproximate, 1)
    }
    phone.expect(.setPrecise(false), isRefused: .noChange)
    phone.situation = phone.situation.with(.fixed, .fine)
    phone.expect(.setPrecise(true), reports: [.granted(.fine)]) {
      $0.with(.held, .fine).with(.fixed, .fine, false).with(.lastApproximate, 0)
    }
  }

  @Test(arguments: 23...37)
  func `there is no precise switch without location, or before Android 12 (AND-RUN-036)`(
    level: Int
  ) {
    let denied = AndroidPhone(level, declares: Self.half)
    let coarse = AndroidPhone(level, declares: [.coarse], holds: [.coarse])
    var phones = [denied, coarse]
    if level < 31 { phones.append(AndroidPhone(level, declares: Self.half, holds: Self.half)) }
    for phone in phones {
      phone.expect(.setPrecise(true), isRefused: .notOffered)
      phone.expect(.setPrecise(false), isRefused: .notOffered)
    }
  }
}
