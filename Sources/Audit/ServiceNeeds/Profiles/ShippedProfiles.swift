/// The vendors' requirements that come with the package, as JSON that any decoder reads.
public enum ShippedProfiles {
  /// A profile's name and its bytes.
  public typealias File = (name: String, json: [UInt8])

  /// The files, sorted by name.
  public static let files: [File] = [
    ("bluedot", PackageResources.bluedot_json),
    ("breeze", PackageResources.breeze_json),
    ("move", PackageResources.move_json),
    ("situm", PackageResources.situm_json),
    ("tencent", PackageResources.tencent_json),
  ]
}
