/// A permission to request from the user.
///
/// Later releases may add requests, so a `switch` over them needs a `default`.
public struct PermissionRequest: Hashable, Sendable {
  let permission: Permission

  /// What can be requested, for a `switch` without `default` in the library.
  enum Permission: Hashable, Sendable {
    case whenInUse, always
    case temporaryFullAccuracy(purposeKey: String)
    case motion, bluetooth
  }

  /// Location while the app is in use.
  public static let whenInUse = PermissionRequest(permission: .whenInUse)
  /// Location at any time; When In Use comes first if nothing is determined (IOS-REQ-007).
  public static let always = PermissionRequest(permission: .always)
  /// Motion & Fitness; the first query shows the prompt (IOS-MOT-002).
  public static let motion = PermissionRequest(permission: .motion)
  /// Bluetooth, iOS 13+; the first central manager shows the prompt (IOS-BT-003).
  public static let bluetooth = PermissionRequest(permission: .bluetooth)

  /// Precise location for as long as the app is in use, for a purpose in its Info.plist, iOS 14+.
  public static func temporaryFullAccuracy(purposeKey: String) -> PermissionRequest {
    PermissionRequest(permission: .temporaryFullAccuracy(purposeKey: purposeKey))
  }
}

extension PermissionRequest {
  /// The purpose key of a request for temporary full accuracy; nil for every other request.
  public var purposeKey: String? {
    if case .temporaryFullAccuracy(let key) = permission { key } else { nil }
  }

  /// Whether it needs Location Services.
  var concernsLocation: Bool {
    switch permission {
    case .whenInUse, .always, .temporaryFullAccuracy: true
    case .motion, .bluetooth: false
    }
  }
}

extension PermissionRequest: CustomStringConvertible {
  /// A name for logs that stays the same, such as `whenInUse`.
  public var description: String {
    switch permission {
    case .whenInUse: "whenInUse"
    case .always: "always"
    case .temporaryFullAccuracy(let key): "temporaryFullAccuracy(\(key))"
    case .motion: "motion"
    case .bluetooth: "bluetooth"
    }
  }
}
