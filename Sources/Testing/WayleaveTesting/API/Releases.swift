import PlatformModel

/// The releases on which a search is run, each by itself.
public struct Releases: Hashable, Sendable {
  /// The releases, oldest first.
  public let versions: [OSVersion]

  /// These releases.
  public init(_ versions: [OSVersion]) { self.versions = versions.sorted() }

  /// The last release of each major version: `.iOS(13...18)` is 13.7, 14.8, 15.8, 16.7, 17.7, 18.7.
  public static func iOS(_ majors: ClosedRange<Int>) -> Releases {
    Releases(
      OSVersion.allIOS.filter { version in
        majors.contains(version.major) && version.next?.major != version.major
      })
  }

  /// One release; stops the program where no such release exists (IOS-SET-023).
  public static func iOS(_ major: Int, _ minor: Int) -> Releases {
    Releases([.iOS(major, minor)])
  }

  /// The last release of one major version.
  public static func iOS(_ major: Int) -> Releases { .iOS(major...major) }
}
