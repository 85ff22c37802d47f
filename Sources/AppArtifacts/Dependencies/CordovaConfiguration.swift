/// The plugins that a Cordova config.xml names.
enum CordovaConfiguration {
  static func plugins(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "<").compactMap { tag in
      guard tag.hasPrefix("plugin ") || tag.hasPrefix("plugin\n"),
        let name = tag.range(of: "name=\"")
      else { return nil }
      return String(tag[name.upperBound...].prefix { $0 != "\"" })
    }
  }
}
