extension Facts {
  /// What happens without a purpose string.
  public static let purposeStrings: [Fact] = [
    Fact(
      "IOS-KEY-001", .allIOS, .documented, from: ["HDR", "PROBE"],
      """
      Location is the exception among protected resources: without the purpose string a request \
      does not end the process, it does nothing.
      """),
    Fact(
      "IOS-KEY-002", .allIOS, .measured, from: ["PROBE"],
      """
      requestWhenInUseAuthorization without its purpose string writes a line to the console that \
      names the key; captured on a recent Simulator.
      """),
    Fact(
      "IOS-KEY-003", .iOS(from: .iOS(11)), .documented, from: ["HDR", "W17-713"],
      """
      requestAlwaysAuthorization needs NSLocationWhenInUseUsageDescription and \
      NSLocationAlwaysAndWhenInUseUsageDescription in apps linked against SDK 11 or later; with \
      one alone the call does nothing but write a console line that names both.
      """),
    Fact(
      "IOS-KEY-004", .iOS(8...10), .documented, from: ["W14-706", "DOC-TENCENT"],
      "requestAlwaysAuthorization needs NSLocationAlwaysUsageDescription only."),
    Fact(
      "IOS-KEY-005", .iOS(from: .iOS(10)), .reported, disputed: true, from: ["LIVE-4715"],
      """
      A missing purpose string ends the process for motion and Bluetooth, not for location; one \
      pull request of 2016 claims otherwise without a crash log.
      """),
    Fact(
      "IOS-KEY-006", .allIOS, .reported, from: ["INTU-105", "RN-GEO"],
      """
      An empty purpose string of location counts as there: the prompt comes without a reason. \
      Seen on iOS 11; projects of a major framework began with an empty one and asked all the same.
      """),
  ]
}
