/// The one period of time that the library waits for something that may not come.
public enum Grace {
  /// How long a prompt may take to appear, and an answer to arrive after the prompt has gone.
  ///
  /// iOS does not report a prompt before iOS 18, nor an answer that changes nothing (IOS-AUTH-035).
  /// The period runs on the clock of the process, under a virtual phone on the phone's.
  public static let promptAppearance: Duration = .milliseconds(500)
}
