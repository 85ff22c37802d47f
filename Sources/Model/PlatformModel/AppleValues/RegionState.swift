/// Whether the device is in a region, with Apple's raw values (IOS-AUTH-006).
public enum RegionState: Int, Hashable, Sendable, CaseIterable {
  case unknown = 0
  case inside = 1
  case outside = 2
}
