extension StoreMessage {
  /// Every message of the catalog, by code.
  public static let all: [StoreMessage] = [
    missingPurposeString, missingPurposeString2018, invalidPurposeString, appClipSelector,
    missingAPIDeclaration,
  ]

  /// ITMS-90683 as it reads today (IOS-STORE-001).
  ///
  /// Names: app-bundle-path, key.
  public static let missingPurposeString = StoreMessage(
    code: "ITMS-90683",
    template: """
      Missing purpose string in Info.plist. Your app’s code references one or more APIs that access \
      sensitive user data, or the app has one or more entitlements that permit such access. The \
      Info.plist file for the "{app-bundle-path}" bundle should contain a {key} key with a \
      user-facing purpose string explaining clearly and completely why your app needs the data. If \
      you’re using external libraries or SDKs, they may reference APIs that require a purpose \
      string. While your app might not use these APIs, a purpose string is still required.
      """,
    meaning: "The bundle has code that can use a protected API, but no purpose string for it.",
    consequence: .varies, reports: "developers reported both in 2026",
    facts: ["IOS-STORE-001", "IOS-STORE-003", "IOS-STORE-006"])

  /// ITMS-90683 as it read from 2018 to 2020, with its middle left out (IOS-STORE-002).
  ///
  /// Names: key.
  public static let missingPurposeString2018 = StoreMessage(
    code: "ITMS-90683",
    template: """
      Your app's code references one or more APIs ... The app's Info.plist file should contain a \
      {key} key ... Starting Spring 2019, all apps submitted to the App Store that access user data \
      are required to include a purpose string.
      """,
    meaning: "The app has code that can use a protected API, but no purpose string for it.",
    consequence: .varies, reports: nil, facts: ["IOS-STORE-002"])

  /// ITMS-90738: a purpose string without a purpose (IOS-STORE-007).
  ///
  /// Names: value, key, file. Reports differ in the punctuation, and leave the file out for the
  /// Info.plist itself.
  public static let invalidPurposeString = StoreMessage(
    code: "ITMS-90738",
    template: """
      Invalid purpose string value. The "{value}" value for the {key} key isn't allowed in "{file}".
      """,
    meaning: "A purpose string is empty, or equal to its key in one of the languages.",
    consequence: .varies, reports: "developers reported the warning in 2025 and 2026",
    facts: ["IOS-STORE-006", "IOS-STORE-007"])

  /// ITMS-90842: an App Clip that can ask for Always (IOS-STORE-008).
  ///
  /// Names: app-clip.
  public static let appClipSelector = StoreMessage(
    code: "ITMS-90842",
    template: """
      Invalid SDK usage - App clip '{app-clip}' uses the SDK selector \
      'requestAlwaysAuthorization', which is not supported. Ensure your app clip is using supported \
      SDK features.
      """,
    meaning: "The binary of an App Clip contains requestAlwaysAuthorization, called or not.",
    consequence: .rejected, reports: nil, facts: ["IOS-STORE-008", "IOS-NEW-018"])

  /// ITMS-91053: a required-reason API that the privacy manifest does not declare (IOS-STORE-011).
  ///
  /// Names: file, category. Core Location is none of these APIs.
  public static let missingAPIDeclaration = StoreMessage(
    code: "ITMS-91053",
    template: """
      Missing API declaration - Your app's code in the "{file}" file references one or more APIs \
      that require reasons, including the following API categories: {category}.
      """,
    meaning:
      "The privacy manifest gives no reason for an API that needs one, as UserDefaults does.",
    consequence: .rejected, reports: nil, facts: ["IOS-STORE-011"])
}
