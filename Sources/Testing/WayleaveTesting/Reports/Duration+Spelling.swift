extension Duration {
  /// "5 s", "250 ms", "3 min", "2 h", "3 d": the greatest unit of which it is whole.
  var spelled: String {
    let (seconds, rest) = components
    guard rest == 0 else {
      return "\(seconds * 1000 + rest / 1_000_000_000_000_000) ms"
    }
    for (length, unit) in [(86_400 as Int64, "d"), (3600, "h"), (60, "min")]
    where seconds >= length && seconds % length == 0 { return "\(seconds / length) \(unit)" }
    return "\(seconds) s"
  }
}
