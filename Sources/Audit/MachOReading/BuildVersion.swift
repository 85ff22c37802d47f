/// What an image was built for and with, as one load command says it.
struct BuildVersion {
  /// What it runs on; nil for a platform that has no name here.
  let platform: BinaryContents.Platform?
  /// The oldest release that it runs on, such as "13.0".
  let minimumOS: String?
  /// The SDK that it was built with, such as "17.2".
  let sdk: String?

  /// The command that names the platform; nil if it is cut off.
  init?(_ bytes: [UInt8], isBigEndian: Bool) {
    guard let platform = bytes.uint32(at: 8, isBigEndian: isBigEndian) else { return nil }
    self.platform = BinaryContents.Platform(rawValue: platform)
    minimumOS = Self.version(bytes.uint32(at: 12, isBigEndian: isBigEndian))
    sdk = Self.version(bytes.uint32(at: 16, isBigEndian: isBigEndian))
  }

  /// The older command, of which there is one for each platform.
  init(_ bytes: [UInt8], platform: BinaryContents.Platform, isBigEndian: Bool) {
    self.platform = platform
    minimumOS = Self.version(bytes.uint32(at: 8, isBigEndian: isBigEndian))
    sdk = Self.version(bytes.uint32(at: 12, isBigEndian: isBigEndian))
  }

  /// "13.0" of the number that the linker writes.
  private static func version(_ number: UInt32?) -> String? {
    guard let number, number != 0 else { return nil }
    let (major, minor, patch) = (number >> 16, number >> 8 & 0xFF, number & 0xFF)
    return patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}
