/// The plugins that a Cordova config.xml names.
enum CordovaConfiguration {
  static func plugins(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "<").compactMap { tag in
      guard tag.hasPrefix("plugin ") || tag.hasPrefix("plugin\n"),
        let rest = tag.rest(after: "name=\"")
      else { return nil }
      return String(rest.prefix { $0 != "\"" })
    }
  }
}
