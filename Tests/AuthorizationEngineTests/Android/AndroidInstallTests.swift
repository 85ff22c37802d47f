import PlatformModel
import Testing

@testable import AuthorizationEngine

/// What a package declares and holds when it is installed, with what its names bring along.
@Suite(.holdingRows) struct AndroidInstallTests {
  /// A phone with an installed app that has not been opened yet.
  private func installed(
    _ level: Int, target: Int, _ permissions: [AndroidPermission]
  ) -> AndroidPhone {
    AndroidPhone(
      Android.System(APILevel(nearest: level)),
      Android.Build(target: APILevel(nearest: target), permissions: permissions))
  }

  private func expectDeclared(
    _ level: Int, target: Int, _ permissions: [AndroidPermission],
    _ declared: [Android.Permission], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let phone = installed(level, target: target, permissions)
    #expect(
      phone.situation.all(.declared).list == declared, "API \(level), target \(target)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: 19...37, [22, 23, 28, 29, 30, 36, 37])
  func
    `names bring others along, which count as declared (AND-SPL-001, AND-SPL-002, AND-SPL-003, AND-SPL-010)`(
      level: Int, target: Int
    )
  {
    let background = level >= 29 && target <= 28
    expectDeclared(
      level, target: target, [.fineLocation],
      [.fine] + (level >= 29 ? [.coarse] : []) + (background ? [.background] : []))
    expectDeclared(
      level, target: target, [.coarseLocation], [.coarse] + (background ? [.background] : []))
    let nearby: [Android.Permission] =
      level >= 31 && target <= 30 ? [.scan, .connect, .advertise] : []
    expectDeclared(level, target: target, [.bluetooth], nearby)
    expectDeclared(level, target: target, [.bluetoothAdmin], nearby)
    expectDeclared(
      level, target: target, [.activityRecognitionOfServices],
      level >= 29 && target <= 28 ? [.activity] : [])
    expectDeclared(
      level, target: target, [.internet], level >= 37 && target <= 36 ? [.localNetwork] : [])
    expectDeclared(level, target: target, [.camera], [.camera])
  }

  @Test(arguments: Android.Permission.allCases)
  func `below target 23, and before Android 6, everything is granted at install (AND-SPL-011)`(
    one: Android.Permission
  ) {
    for level in one.runtimeLevels {
      let old = installed(level, target: 22, [one.platform])
      #expect(old.held.contains(one))
      #expect(!installed(level, target: 23, [one.platform]).situation.check(one))
    }
    for level in 19...22 {
      let knows = one.runtimeLevels.lowerBound == 23
      #expect(installed(level, target: 37, [one.platform]).held == (knows ? [one] : []))
    }
  }

  /// Installs a package and expects that some permissions are granted by implication.
  private func expectImplied(
    _ level: Int, target: Int, _ permission: AndroidPermission, _ implied: [Android.Permission],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var phone = installed(level, target: target, [])
    let build = Android.Build(
      target: APILevel(nearest: target), permissions: [permission])
    phone.situation = phone.engine.fresh(build)
    phone.expect(
      .install, reports: implied.map { .granted($0) }, sourceLocation: sourceLocation
    ) { $0.with(.declared, implied).with(.held, implied).with(.implied, implied) }
  }

  @Test(arguments: 29...37)
  func `what an install-time permission brings is granted with a mark (AND-SPL-005, AND-SPL-010)`(
    level: Int
  ) {
    let nearby: [Android.Permission] = [.scan, .connect, .advertise]
    for target in 23...37 {
      let bluetooth = level >= 31 && target <= 30 ? nearby : []
      expectImplied(level, target: target, .bluetooth, bluetooth)
      expectImplied(level, target: target, .bluetoothAdmin, bluetooth)
      expectImplied(
        level, target: target, .activityRecognitionOfServices, target <= 28 ? [.activity] : [])
      expectImplied(
        level, target: target, .internet, level >= 37 && target <= 36 ? [.localNetwork] : [])
    }
  }
}
