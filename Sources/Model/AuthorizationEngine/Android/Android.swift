/// The permission system of Android, API 19 to 37, as rows of the same shape as those of iOS.
///
/// Its rows are a family of their own: a state of Android holds the marks of a dozen permissions and
/// the target of the app, its systems have a level and a generation of dialogs, and a request names
/// several permissions at once. None of that fits the two words of an iOS state, which searches rely on.
public enum Android {}
