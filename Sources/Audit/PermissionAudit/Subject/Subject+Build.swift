import AuthorizationEngine
import PlatformModel

extension Subject {
  /// What the bundle declares, as the model of the phone takes it.
  public var build: IOS.Build {
    IOS.Build(
      purposeStrings: Set(
        PurposeKeys.judged.filter { key in
          entry(key)?.value.string.map(key.isThere) ?? false
        }),
      temporaryAccuracyKeys: Set(
        (temporaryAccuracyKeys ?? []).filter { $0.node.value.string != nil }.map(\.key)),
      hasLocationBackgroundMode: backgroundMode == .on,
      defaultAccuracyReduced: entry(.defaultAccuracyReduced)?.value.boolean ?? false,
      requiresExplicitServiceSession:
        entry(.requireExplicitServiceSession)?.value.boolean ?? false,
      kind: bundle == .appClip ? .appClip : bundle == .appExtension ? .appExtension : .app)
  }
}
