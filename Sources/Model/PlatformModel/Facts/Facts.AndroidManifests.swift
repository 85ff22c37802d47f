extension Facts {
  /// What a device reads in a manifest, and how manifests are merged.
  public static let androidManifests: [Fact] = [
    Fact(
      "AND-MAN-001", .allAndroid, .documented, from: ["S-PARSE"],
      "The name of uses-permission is a literal; a reference makes the entry void."),
    Fact(
      "AND-MAN-002", .allAndroid, .documented, from: ["S-PARSE"],
      """
      An entry whose maxSdkVersion lies below the device is skipped before duplicates are looked \
      at.
      """),
    Fact(
      "AND-MAN-003", .android(from: 23), .documented, from: ["S-PARSE"],
      "uses-permission-sdk-23, also -sdk-m, counts from API 23 only and is otherwise the same."),
    Fact(
      "AND-MAN-004", .allAndroid, .documented, from: ["S-PARSE"],
      """
      Of two entries with one name the first counts; differing usesPermissionFlags stop the \
      install.
      """),
    Fact(
      "AND-MAN-005", .android(from: 26), .documented, from: ["S-PARSE"],
      """
      An entry with requiredFeature or requiredNotFeature is dropped where the device does not \
      satisfy it.
      """),
    Fact(
      "AND-MAN-006", .allAndroid, .inferred, from: ["S-PARSE"],
      """
      uses-permission must be a direct child of manifest. Inside application, aapt2 refuses to link \
      the manifest; if another tool builds it, Android ignores the tag.
      """),
    Fact(
      "AND-MAN-007", .allAndroid, .inferred, from: ["S-PARSE"],
      """
      targetSdkVersion is minSdkVersion where absent, and that is 1; a codename counts as the \
      release in development.
      """),
    Fact(
      "AND-MAN-008", .allAndroid, .documented, from: ["AAPT"],
      """
      Permissions imply features that the store filters by: Bluetooth, and location with its \
      network or gps below target 21; uses-feature with required false undoes it.
      """),
    Fact(
      "AND-MAN-009", .allAndroid, .inferred, from: ["S-PARSE", "S-PX"],
      """
      What is declared depends on the device: the entries that count there, and what they bring \
      along at the target.
      """),
    Fact(
      "AND-MAN-010", .allAndroid, .documented, from: ["S-AG"],
      """
      Attributes of manifests have fixed resource ids, and the types of foreground services and \
      the flags of permissions fixed bits.
      """),
    Fact(
      "AND-MRG-001", .allAndroid, .documented, from: ["D-MERGE"],
      """
      Manifests of libraries are merged into the app's: a library can add background or fine \
      location, scans and services unseen, so the merged manifest is what counts.
      """),
    Fact(
      "AND-MRG-002", .allAndroid, .documented, from: ["D-MERGE", "KAB-865"],
      """
      Attributes of one entry are united, so that a library's maxSdkVersion caps the app's own; \
      tools:remove on the app's entry undoes it.
      """),
    Fact(
      "AND-MRG-003", .allAndroid, .documented, from: ["D-MERGE"],
      "Two values of one attribute stop the merge unless tools:replace is given."),
    Fact(
      "AND-MRG-004", .allAndroid, .documented, from: ["D-MERGE"],
      "uses-permission and uses-permission-sdk-23 are never merged with each other."),
    Fact(
      "AND-MRG-005", .allAndroid, .documented, from: ["D-MERGE"],
      """
      tools:node remove drops a library's permission, and tools:selector narrows it to one \
      library; tools never reach the package.
      """),
    Fact(
      "AND-MRG-006", .allAndroid, .documented, from: ["D-MERGE"],
      "A library with an older target adds the permissions that were implied for it."),
    Fact(
      "AND-MRG-007", .allAndroid, .documented, from: ["D-MERGE"],
      "Gradle's minSdk and targetSdk override the manifest, which often names none."),
  ]
}
