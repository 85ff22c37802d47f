/// What ``Explainer`` finds for a name or a text.
public enum Answer: Hashable, Sendable {
  /// One thing, explained in full.
  case explained(Explanation)
  /// Several things that the text may mean, the likeliest kinds first.
  case several([Hit])
  /// Nothing; the nearest names, or none if no name is near.
  case unknown(near: [Hit])
}

/// A thing that can be explained, in one line.
public struct Hit: Hashable, Sendable {
  /// What sort of thing it is.
  public let kind: Explanation.Kind
  /// The name under which ``Explainer`` finds it alone.
  public let name: String
  /// What it is.
  public let title: String
  /// Other names that people know it by, such as "Android 12".
  public let otherNames: [String]

  init(_ topic: Topic) {
    kind = topic.kind
    name = topic.name
    title = topic.title
    otherNames = topic.aliases
  }
}
