extension Facts {
  /// Review by people.
  public static let review: [Fact] = [
    Fact(
      "IOS-REV-001", .allIOS, .reported, from: ["TS-1913", "TS-181"],
      """
      Guideline 2.5.4: the location mode without a feature that needs persistent location is \
      rejected, and tracking employees as the only purpose too.
      """),
    Fact(
      "IOS-REV-002", .allIOS, .reported, from: ["EXPO-50194", "NGEO-1"],
      """
      An app that only monitors regions does not need the mode; plugins that force it lead into \
      guideline 2.5.4.
      """),
    Fact(
      "IOS-REV-003", .allIOS, .documented, from: ["BIZ", "DOC-PROT"],
      """
      Guideline 5.1.1: a purpose string names the use with an example; generic text is rejected, \
      in every language.
      """),
    Fact(
      "IOS-REV-004", .allIOS, .documented, from: ["DOC-515"],
      """
      Guideline 5.1.5: location only where directly relevant, with consent; not for emergency \
      dispatch or driving vehicles.
      """),
    Fact(
      "IOS-REV-005", .allIOS, .documented, from: ["W17-713"],
      "An app that wants Always must work with When In Use; Apple advises to ask for that first."),
    Fact(
      "IOS-REV-006", .allIOS, .reported, from: ["LYO-1013"],
      """
      Reviewers run the app denied as well, and on a Simulator without a location; a hang counts \
      as a bug.
      """),
    Fact(
      "IOS-REV-007", .allIOS, .documented, from: ["HIG-PRIV"],
      """
      Apple's Human Interface Guidelines: ask when people use a feature that needs the data, and at \
      launch only where the app does not work without it; say why, with an example.
      """),
  ]
}
