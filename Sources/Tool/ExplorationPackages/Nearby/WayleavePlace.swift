import FileAccess

/// Where a written package finds Wayleave: at an address, or beside it on the disk.
enum WayleavePlace: Hashable {
  case address(String)
  case path(String)
  /// No one said; the package looks beside itself.
  case unknown

  /// What `--wayleave` says; a path is seen from the folder that is written.
  init(_ text: String?, from folder: PlainPath) throws(CommandFailure) {
    guard let text else {
      self = .unknown
      return
    }
    if text.contains("://") || text.hasPrefix("git@") {
      self = .address(text)
      return
    }
    let place = PlainPath(text)
    guard PlainPath(place.text + "/Package.swift").exists else {
      throw CommandFailure(
        "\(text): holds no Package.swift; give the folder of Wayleave, or its address, with --wayleave"
      )
    }
    self = .path(place.seen(from: folder))
  }

  /// The path, where it lies on the disk.
  var path: String? {
    switch self {
    case .address: nil
    case .path(let path): path
    case .unknown: "../wayleave"
    }
  }

  /// The dependency in a manifest.
  func dependency(traits: String) -> String {
    if case .address(let address) = self {
      return ".package(url: \(address.asSwift), branch: \"main\", traits: \(traits))"
    }
    return ".package(name: \"wayleave\", path: \((path ?? "").asSwift), traits: \(traits))"
  }

  /// The name by which a manifest calls the package.
  var package: String {
    guard case .address(let address) = self else { return "wayleave" }
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
