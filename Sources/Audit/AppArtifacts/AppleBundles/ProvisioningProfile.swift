import Findings

/// What Apple lets a bundle be signed for: which entitlements, on which devices, until when.
public struct ProvisioningProfile: Hashable, Sendable {
  /// Its name, which the developer gave it.
  public var name: String
  /// Where apps that are signed with it run.
  public var reach: Reach
  /// The day on which it ends, such as "2027-03-01"; nil if nothing says.
  public var lastDay: String?
  /// The entitlements that it allows.
  public var entitlements: [PropertyList.Member]

  /// Where apps that are signed with a profile run.
  public enum Reach: Hashable, Sendable {
    /// On the devices of developers, under a debugger.
    case development(devices: Int)
    /// On devices that it lists.
    case adHoc(devices: Int)
    /// On all devices of a company.
    case enterprise
    /// On all, by way of the store.
    case store
  }
}

extension ProvisioningProfile {
  /// The file of a bundle that holds it.
  static let fileName = "embedded.mobileprovision"
  private static let maximumSize = 4 << 20

  /// The profile at a path of a tree.
  static func read(
    _ path: String, in tree: FileTree
  ) throws(ReadingProblem) -> ProvisioningProfile {
    let bytes = try tree.read(path, limit: maximumSize)
    guard let content = SignedMessage.content(of: bytes) else {
      throw ReadingProblem(
        .malformedFile, at: SourcePosition(file: path),
        "This is not a signed message, as a provisioning profile is.",
        wayOut: "Build the package again.")
    }
    return ProvisioningProfile(try PropertyListReader.read(content, file: path).root.value)
  }

  /// A profile by its property list.
  init(_ list: PropertyList.Value) {
    name = list["Name"]?.value.string ?? ""
    entitlements = list["Entitlements"]?.value.dictionary ?? []
    lastDay = nil
    if case .date(let date)? = list["ExpirationDate"]?.value { lastDay = String(date.prefix(10)) }
    let devices = list["ProvisionedDevices"]?.value.array?.count
    let isDebugged = entitlements.contains {
      $0.key == "get-task-allow" && $0.node.value.boolean == true
    }
    reach =
      if list["ProvisionsAllDevices"]?.value.boolean == true {
        .enterprise
      } else if isDebugged {
        .development(devices: devices ?? 0)
      } else if let devices { .adHoc(devices: devices) } else { .store }
  }
}
