/// What a CLServiceSession asks for, with Apple's raw values, iOS 18+ (IOS-AUTH-004).
public enum ServiceSessionRequirement: Int, Hashable, Sendable, CaseIterable {
  /// Never prompts; satisfies the rule of explicit sessions (IOS-NEW-012).
  case none = 0
  case whenInUse = 1
  case always = 2
}
