/// The host of an address that begins with `http://`, and which of them matter.
enum CleartextAddress {
  /// What an address begins with in code.
  static let opening = "\"http://"

  /// Whether a file may send a request to such an address that it names.
  static func mayBeRequested(in bytes: UnsafeRawBufferPointer) -> Bool {
    ByteSearch.contains(opening, in: bytes)
      && requesters.contains { ByteSearch.contains($0, in: bytes) }
  }

  /// What a file that sends requests by itself is sure to name.
  private static let requesters = [
    "URLSession", "URLRequest", "contentsOf", "AsyncImage", "ContentsOfURL", "URLConnection",
    "AF.", "Alamofire", "AVPlayer", "AVURLAsset",
  ]

  /// The public host of an address; nil if it is another scheme, it is unknown, or the host is
  /// one that App Transport Security leaves alone: an IP address, a name without a dot, `.local`.
  static func publicHost(of address: String) -> String? {
    guard address.hasPrefix("http://") else { return nil }
    let rest = address.dropFirst("http://".count)
    let authority = rest.prefix { !"/?#".contains($0) }
    let host = (authority.split(separator: "@").last ?? "").prefix { $0 != ":" }.lowercased()
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains(""), labels.last != "local",
      labels.last?.contains(where: \.isLetter) == true,
      host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) })
    else { return nil }
    // Names set aside for examples and tests (RFC 2606) are placeholders of something else.
    return ["test", "invalid", "localhost", "example"].contains(labels.last) ? nil : host
  }
}
