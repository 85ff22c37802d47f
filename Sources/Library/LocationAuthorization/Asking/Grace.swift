/// The one period of time that the library waits for something that may not come.
public enum Grace {
  /// The seconds in which a prompt appears, and an answer arrives after the prompt has gone.
  ///
  /// iOS does not report a prompt before iOS 18, nor an answer that changes nothing (IOS-AUTH-035).
  /// The period runs on the clock of the process, under a virtual phone on the phone's.
  public static let promptAppearance = 0.5
}
