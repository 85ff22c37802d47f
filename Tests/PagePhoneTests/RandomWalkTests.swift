import PagePhone
import PlatformModel
import Testing

@Suite("A random walk through the model")
struct RandomWalkTests {
  static let releases: [OSVersion] = [.oldestIOS, .iOS(13, 4), .newestIOS, APILevel.oldest.release]

  @Test(arguments: releases)
  func `the same seed gives the same walk`(release: OSVersion) {
    let walk = RandomWalk(on: release, seed: 7, count: 200)
    #expect(walk.steps.count == 200)
    #expect(walk == RandomWalk(on: release, seed: 7, count: 200))
  }

  @Test(arguments: releases)
  func `another seed gives another walk`(release: OSVersion) {
    let walk = RandomWalk(on: release, seed: 7, count: 200)
    #expect(walk != RandomWalk(on: release, seed: 8, count: 200))
  }

  @Test(arguments: [
    ("iOS 17.4", OSVersion.iOS(17, 4)), ("Android 14", .android(34)), ("API 30", .android(30)),
  ])
  func `a release is named as people name it`(name: String, release: OSVersion) {
    #expect(OSVersion(named: name) == release)
    #expect(OSVersion(named: release.description) == release)
  }

  @Test(arguments: ["iOS 99", "Android 99", "BeOS 5", ""])
  func `a release that the model does not have is none`(name: String) {
    #expect(OSVersion(named: name) == nil)
  }
}
