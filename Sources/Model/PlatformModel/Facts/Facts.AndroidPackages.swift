extension Facts {
  /// Packages: binary XML, archives, bundles, split sets.
  public static let androidPackages: [Fact] = [
    Fact(
      "AND-AXML-001", .allAndroid, .documented, from: ["S-APKI"],
      """
      Binary XML is little-endian chunks of type, header size and size: the file, a string pool, \
      a map of resources, then nodes.
      """),
    Fact(
      "AND-AXML-002", .allAndroid, .documented, from: ["S-APKI"],
      "A string pool is UTF-16, or UTF-8 by its flag; lengths take one unit or two."),
    Fact(
      "AND-AXML-003", .allAndroid, .documented, from: ["S-APKI"],
      """
      Nodes begin and end namespaces and elements or hold text; each header has line and comment.
      """),
    Fact(
      "AND-AXML-004", .allAndroid, .documented, from: ["S-APKI"],
      """
      A start of an element names where its attributes begin and how long each is; each has a raw \
      value and a typed one.
      """),
    Fact(
      "AND-AXML-005", .allAndroid, .documented, from: ["S-APKI"],
      """
      The typed value counts: reference, string, decimal, hexadecimal, Boolean; the raw one may \
      be absent.
      """),
    Fact(
      "AND-AXML-006", .allAndroid, .documented, from: ["S-APKI", "S-PARSE"],
      "An attribute is known by its resource id; its name may be empty or wrong."),
    Fact(
      "AND-AXML-007", .allAndroid, .documented, from: ["S-APKI"],
      "Elements are known by their names; a prefix is arbitrary and the namespace counts."),
    Fact(
      "AND-AXML-008", .allAndroid, .inferred, from: ["S-APKI"],
      "Attributes are sorted by id in well-formed files, but do not rely on that."),
    Fact(
      "AND-AXML-009", .allAndroid, .inferred, from: ["S-PARSE"],
      "targetSdkVersion may be a reference or a string; what cannot be resolved is unknown."),
    Fact(
      "AND-ROB-001", .allAndroid, .documented, from: ["S-APKI"],
      "An archive may have several ends of its central directory; the last valid one counts."),
    Fact(
      "AND-ROB-002", .allAndroid, .documented, from: ["S-APKI"],
      """
      A method of compression may be unknown: then the entry is stored where its sizes are equal, \
      and deflated otherwise.
      """),
    Fact(
      "AND-ROB-003", .allAndroid, .documented, from: ["S-APKI"],
      "A local header may contradict the central directory, which names the entries."),
    Fact(
      "AND-ROB-004", .allAndroid, .documented, from: ["S-APKI"],
      "A name may be empty, or an entry be in only one of the two lists."),
    Fact(
      "AND-ROB-005", .allAndroid, .documented, from: ["S-APKI"],
      "There may be two manifests, or a folder of that name; the first central entry counts."),
    Fact(
      "AND-ROB-006", .allAndroid, .documented, from: ["S-APKI"],
      "The first chunk may have a type of its own and still be read."),
    Fact(
      "AND-ROB-007", .allAndroid, .documented, from: ["S-APKI"],
      "A count of strings may be larger than there are offsets."),
    Fact(
      "AND-ROB-008", .allAndroid, .documented, from: ["S-APKI"],
      "A string may be longer than its pool."),
    Fact(
      "AND-ROB-009", .allAndroid, .documented, from: ["S-APKI"],
      "Unknown chunks and junk may lie between elements."),
    Fact(
      "AND-ROB-010", .allAndroid, .documented, from: ["S-APKI"],
      "Attributes may begin elsewhere and be longer than usual."),
    Fact(
      "AND-ROB-011", .allAndroid, .documented, from: ["S-APKI"],
      "Names of attributes may be empty or misleading."),
    Fact(
      "AND-ROB-012", .allAndroid, .documented, from: ["S-APKI"],
      "The end of a namespace may state no header size."),
    Fact(
      "AND-ROB-013", .allAndroid, .documented, from: ["S-APKI"],
      "The map of resources may be missing or too short; names are what is left."),
    Fact(
      "AND-ROB-014", .allAndroid, .documented, from: ["S-APKI"],
      "Counts, depths and sizes may be extreme; they are bounded and end in a clear error."),
    Fact(
      "AND-AAB-001", .android(from: 21), .documented, from: ["S-BTOOL"],
      "A bundle's manifests are protobuf trees, one for each module."),
    Fact(
      "AND-AAB-002", .android(from: 21), .documented, from: ["S-BTOOL"],
      "Fusing merges components of modules and not their permissions: each module is read."),
    Fact(
      "AND-AAB-003", .android(from: 21), .inferred, from: ["S-BTOOL"],
      "In a set of splits the base has the permissions; a lone split is incomplete."),
    Fact(
      "AND-AAB-004", .android(from: 21), .inferred, from: [],
      "A list of permissions beside the packages of a set is a remark, not the truth."),
    Fact(
      "AND-AAB-005", .allAndroid, .inferred, from: [],
      "Text, binary XML and protobuf of one app give the same model."),
  ]
}
