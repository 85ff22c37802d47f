import PlatformModel

extension IOS.Prompt {
  /// What a prompt says and offers on a run of releases: one row of the catalog.
  public struct Form: Hashable, Sendable {
    /// The prompt.
    public let prompt: IOS.Prompt
    /// The releases on which it has this form.
    public let versions: OSVersion.Span
    /// The title with “X” for the app's name, and %lu for a count where there is one.
    public let title: String
    /// The purpose string shown as the body, or nil if the system has words of its own.
    public let bodyKey: InfoPlistKey?
    /// The buttons from top to bottom.
    public let buttons: [IOS.Button]
    /// Whether a map is part of it.
    public let hasMap: Bool
    /// Whether the map carries "Precise: On/Off".
    public let hasPreciseToggle: Bool
    /// Short codes of the sources.
    public let sources: [String]
    /// How well the row is known as a whole.
    public let confidence: Fact.Confidence

    init(
      _ prompt: IOS.Prompt, _ versions: OSVersion.Span, _ title: String, body: InfoPlistKey? = nil,
      _ buttons: [IOS.Button], map: Bool = false, toggle: Bool = false, from sources: [String],
      _ confidence: Fact.Confidence
    ) {
      self.prompt = prompt
      self.versions = versions
      self.title = title
      self.bodyKey = body
      self.buttons = buttons
      self.hasMap = map
      self.hasPreciseToggle = toggle
      self.sources = sources
      self.confidence = confidence
    }

    /// The title with an app's name in place, and with how often where it says that.
    public func title(for appName: String, uses: String? = nil) -> String {
      var words = title[...]
      var result = ""
      while let mark = words.firstIndex(where: { $0 == "“" || $0 == "%" }) {
        result += words[..<mark]
        words = words[mark...]
        if words.hasPrefix("“X”") {
          result += "“" + appName + "”"
          words = words.dropFirst(3)
        } else if let uses, words.hasPrefix("%lu times") {
          result += uses
          words = words.dropFirst("%lu times".count)
        } else {
          result.append(words.removeFirst())
        }
      }
      return result + words
    }
  }
}

extension IOS.Prompt.Form {
  /// Every row of the catalog, in the order of the facts.
  ///
  /// Titles of P10, P11 and P12 were never captured: their words are ours and say what is asked.
  public static let all: [IOS.Prompt.Form] = legacy + current + others

  static let legacy: [IOS.Prompt.Form] = [
    IOS.Prompt.Form(
      .whenInUseIOS8, .iOS(8...10), "Allow “X” to access your location while you use the app?",
      body: .whenInUse, [.dontAllow, .allow], from: ["AM"], .measured),
    IOS.Prompt.Form(
      .whenInUseIOS11, .iOS(11...12),
      "Allow “X” to access your location while you are using the app?",
      body: .whenInUse, [.dontAllow, .allow], from: ["AM"], .measured),
    IOS.Prompt.Form(
      .alwaysIOS8, .iOS(8...10),
      "Allow “X” to access your location even when you are not using the app?",
      body: .always, [.dontAllow, .allow], from: ["AM", "W14-706"], .measured),
    IOS.Prompt.Form(
      .alwaysIOS11, .iOS(11...12), "Allow “X” to access your location?", body: .alwaysAndWhenInUse,
      [.onlyWhileUsing, .alwaysAllow, .dontAllow], from: ["W17-713", "AM"], .documented),
    IOS.Prompt.Form(
      .alwaysUpgradeIOS9, .iOS(8...10),
      "Allow “X” to also access your location even when you are not using the app?",
      body: .always, [.cancel, .allow], from: ["AM"], .inferred),
    IOS.Prompt.Form(
      .alwaysUpgradeIOS11, .iOS(11...12),
      "Allow “X” to also access your location even when you are not using the app?",
      body: .alwaysAndWhenInUse, [.onlyWhileUsing, .alwaysAllow], from: ["AM"], .reported),
    IOS.Prompt.Form(
      .backgroundReminderIOS8, .iOS(8...10),
      "“X” has been using your location in the background. "
        + "Do you want to continue allowing this?",
      body: .always, [.dontAllow, .continueAllowing], from: ["W14-706", "STR"], .inferred),
    IOS.Prompt.Form(
      .backgroundReminderIOS8, .iOS(11...12),
      "“X” has been using your location in the background. "
        + "Do you want to continue allowing this?",
      body: .alwaysAndWhenInUse, [.dontAllow, .continueAllowing], from: ["W14-706", "STR"],
      .inferred),
  ]

  static let current: [IOS.Prompt.Form] = [
    IOS.Prompt.Form(
      .firstRequestIOS13, .iOS(13...13), "Allow “X” to use your location?", body: .whenInUse,
      [.allowWhileUsing, .allowOnce, .dontAllow], from: ["W19-705"], .documented),
    IOS.Prompt.Form(
      .firstRequest, .iOS(from: .iOS(14)), "Allow “X” to use your location?", body: .whenInUse,
      [.allowOnce, .allowWhileUsing, .dontAllow], map: true, toggle: true,
      from: ["MOBIUM", "DOC-PROT", "PATROL"], .measured),
    IOS.Prompt.Form(
      .firstRequestReduced, .iOS(from: .iOS(14)), "Allow “X” to use your location?",
      body: .whenInUse,
      [.allowOnce, .allowWhileUsing, .dontAllow], map: true, from: ["DOC-TENCENT"], .reported),
    IOS.Prompt.Form(
      .alwaysUpgrade, .iOS(from: .iOS(13)),
      "Allow “X” to also use your location even when you are not using the app?",
      body: .alwaysAndWhenInUse, [.keepOnlyWhileUsing, .changeToAlwaysAllow],
      from: ["STR", "DOC-ALWAYS"], .documented),
    IOS.Prompt.Form(
      .alwaysUpgradeLocked, .iOS(from: .iOS(13)),
      "Location Authorization Request: "
        + "“X” would like to use your location even when you are not using the app.",
      [], from: ["STR"], .measured),
    IOS.Prompt.Form(
      .backgroundReminder, .iOS(from: .iOS(13)),
      "“X” has used your location %lu times in the background over the past 3 days. "
        + "Do you want to continue to allow background location use?",
      body: .alwaysAndWhenInUse, [.changeToOnlyWhileUsing, .alwaysAllow], map: true,
      from: ["STR", "KURA"], .measured),
  ]

  static let others: [IOS.Prompt.Form] = [
    IOS.Prompt.Form(
      .locationServicesOff, .allIOS,
      "Turn On Location Services to Allow “X” to Determine Your Location",
      [.settings, .cancel], from: ["STR"], .measured),
    IOS.Prompt.Form(
      .temporaryFullAccuracy, .iOS(from: .iOS(14)), "Allow “X” to use your precise location once?",
      body: .temporaryAccuracy, [.allowOnce, .dontAllow], from: ["HDR"], .inferred),
    IOS.Prompt.Form(
      .locationButton, .iOS(from: .iOS(15)),
      "Share your current location with “X” when you tap the button?",
      [.ok, .notNow], from: ["DOC-LOCBTN"], .inferred),
    IOS.Prompt.Form(
      .managedPermissions, .iOS(from: .iOS(27)),
      "Allow “X” the permissions that your organization suggests?",
      [.allow, .notNow], from: ["DOC-MDM"], .documented),
    IOS.Prompt.Form(
      .motion, .iOS(8...16), "“X” Would Like to Access Your Motion & Fitness Activity",
      body: .motion, [.dontAllow, .ok], from: ["AM"], .measured),
    IOS.Prompt.Form(
      .motion, .iOS(from: .iOS(17)), "“X” Would Like to Access Your Motion & Fitness Activity",
      body: .motion, [.dontAllow, .allow], from: ["AM"], .inferred),
    IOS.Prompt.Form(
      .bluetooth, .iOS(13...16), "“X” Would Like to Use Bluetooth", body: .bluetoothAlways,
      [.dontAllow, .ok], from: ["RNBSM-32", "BLEC-700"], .reported),
    IOS.Prompt.Form(
      .bluetooth, .iOS(from: .iOS(17)), "“X” Would Like to Use Bluetooth", body: .bluetoothAlways,
      [.dontAllow, .allow], from: ["RNBSM-32", "BLEC-700"], .inferred),
  ]
}
