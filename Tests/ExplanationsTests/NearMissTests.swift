import PlatformModel
import Testing

@testable import Explanations

@Suite("Near misses are suggested")
struct NearMissTests {
  @Test(arguments: [
    ("NSLocationWhenInUseUsageDescripton", "NSLocationWhenInUseUsageDescription"),
    ("NSMotionUseageDescription", "NSMotionUsageDescription"),
    ("Privacy - Location Allways Usage Description", "NSLocationAlwaysUsageDescription"),
    ("UIBackgroundMode s", "UIBackgroundModes"),
    ("purpose-string-mising", "purpose-string-missing"),
    ("backgroud-updates-without-mode", "background-updates-without-mode"),
    ("ITMS-90638", "ITMS-90683"),
    ("IOS-BG-0100", "IOS-BG-010"),
    ("T99", "T09"), ("T2", "T02"),
    ("Keep Only Whlie Using", "Keep Only While Using"),
    ("authorisedAlways", "CLAuthorizationStatus.authorizedAlways"),
    ("Bludot", "Bluedot"),
  ])
  func `a slip of the keyboard leads to the name that was meant`(slip: String, name: String) {
    let answer = explainer.answer(to: slip)
    #expect(answer.suggestions.contains { $0.hasPrefix(name) } || answer.names == [name])
    #expect(answer.suggestions.count <= 3)
  }

  @Test(arguments: ["xyzzyplugh", "qqqqqqqqqqqqq", "…", "日本語だけの文"])
  func `nothing is suggested for what is near nothing`(text: String) {
    #expect(explainer.answer(to: text) == .unknown(near: []))
  }

  @Test(arguments: [
    ("iOS 20", ["iOS 18", "iOS 26", "IOS-SET-023"]), ("iOS 28", ["iOS 27", "IOS-SET-023"]),
    ("iOS 7", ["iOS 8", "IOS-SET-023"]), ("iOS19.1", ["iOS 18", "iOS 26", "IOS-SET-023"]),
    ("iOS 13.9", ["iOS 13", "iOS 14", "IOS-SET-023"]),
  ])
  func `a release that was never made leads to its neighbors`(text: String, names: [String]) {
    #expect(explainer.answer(to: text).suggestions == names)
  }

  @Test(arguments: [
    ("denied", "denied", 0), ("denid", "denied", 1), ("deinde", "denied", 2), ("", "abc", 3),
    ("ab", "ba", 1), ("IOS", "ios", 3),
  ])
  func `slips are counted: a letter put in, left out, replaced, or swapped with its neighbor`(
    left: String, right: String, slips: Int
  ) {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    #expect(EditDistance.between(left, right, atMost: 10) == slips)
    #expect(EditDistance.between(right, left, atMost: slips) == slips)
    if slips > 0 { #expect(EditDistance.between(left, right, atMost: slips - 1) == nil) }
  }
}
