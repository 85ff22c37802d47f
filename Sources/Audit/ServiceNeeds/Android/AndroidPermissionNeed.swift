import PlatformModel

/// A permission that the manifest of an Android app has to declare, with the services that need it.
public struct AndroidPermissionNeed: Hashable, Sendable {
  /// The permission.
  public var permission: AndroidPermission
  /// The levels on which it is needed, of those that were asked for.
  public var levels: ClosedRange<APILevel>
  /// The maxSdkVersion to declare: the last level of all that needs it; nil if the newest does.
  public var cap: APILevel?
  /// Who needs it, in the order they were asked for, each once.
  public var dependents: [Dependent]

  /// A service that needs a permission.
  public struct Dependent: Hashable, Sendable {
    /// The service as it is asked for, such as `situm:buildingMode`.
    public var label: String
    /// What it needs it for.
    public var capability: AndroidCapability
    /// What becomes of it otherwise.
    public var loss: Loss
  }

  /// The worst that comes of leaving it out.
  public var loss: Loss { dependents.map(\.loss).max() ?? .worksLess }

  /// Who needs it, as the subject of a sentence, and how many they are.
  public var subjects: (words: String, count: Int) {
    let labels = dependents.map(\.label)
    return (labels.enumerated, labels.count)
  }

  /// What becomes of them otherwise, the worst first.
  public var effects: String { Loss.effects(dependents.map { ($0.label, $0.loss) }) }
}

extension [NeedsChoice] {
  /// What the manifest of an app has to declare for all of them, in the order of the catalog.
  ///
  /// A permission counts from the level that introduced it; what follows from another does not.
  public func androidPermissionNeeds(
    on levels: [APILevel] = APILevel.all, target: APILevel = .newest
  ) -> [AndroidPermissionNeed] {
    let dependents = flatMap(\.androidDependents)
    return AndroidPermission.catalogue.compactMap { entry in
      let permission = entry.permission
      func reading(_ capability: AndroidCapability) -> [APILevel] {
        APILevel.all.filter {
          $0 >= entry.introduced
            && capability.permissions(on: $0, target: target).contains(permission)
        }
      }
      let needing = Set(Set(dependents.map(\.capability)).flatMap(reading))
      let needed = needing.intersection(levels)
      guard let first = needed.min(), let last = needed.max(), let end = needing.max() else {
        return nil
      }
      var found: [AndroidPermissionNeed.Dependent] = []
      for dependent in dependents
      where reading(dependent.capability).contains(where: levels.contains) {
        if let place = found.firstIndex(where: { $0.label == dependent.label }) {
          if found[place].loss < dependent.loss { found[place] = dependent }
        } else {
          found.append(dependent)
        }
      }
      return AndroidPermissionNeed(
        permission: permission, levels: first...last, cap: end < .newest ? end : nil,
        dependents: found)
    }
  }
}

extension NeedsChoice {
  /// Every service with each capability that it needs on Android.
  fileprivate var androidDependents: [AndroidPermissionNeed.Dependent] {
    demands.flatMap { demand in
      let android = androidDemand(of: demand)
      return android.capabilities.map { capability in
        AndroidPermissionNeed.Dependent(
          label: label(of: demand), capability: capability, loss: android.loss(of: capability))
      }
    }
  }
}
