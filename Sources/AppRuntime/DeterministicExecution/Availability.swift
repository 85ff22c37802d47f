import AppHosting

/// What has to be said once where code of an app runs: here it is never on an older release.
enum Availability {
  static let isSaid: Void = Misuse(
    "#available is always true on Linux, so code takes its newest branch on phones of every "
      + "release. `wayleave branches PATH` lists the branches that cannot run here."
  ).sayOnce()
}
