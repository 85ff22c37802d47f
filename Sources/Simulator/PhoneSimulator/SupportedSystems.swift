// The package is offered from iOS 15, watchOS 8 and tvOS 15 on, because `LocationAuthorization` is. There
// the compiler would reject each use of `Duration` here; this says first what that means.
#if os(iOS) || os(watchOS) || os(tvOS)
  #error("PhoneSimulator is for macOS and Linux. In an app, link LocationAuthorization alone.")
#endif
