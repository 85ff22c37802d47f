import PhoneSimulator

/// What can be tapped in an app: actions, each with a place, and families of them.
///
/// They are declared again in every run, which takes one or none of them. So a family is one entry,
/// and what belongs to one of its members is made when that is asked for.
struct Actions {
  /// Actions that differ in a value alone; most have one member and no value.
  struct Family {
    var name: String
    /// The value of a member, in words.
    var value: ((Int) -> String)?
    var count = 1
    /// Whether what they return is an answer.
    var answers = false
    /// Begins a member, by its number in the family.
    var begin: (Int, VirtualApp, PendingAction) throws -> Void
  }

  private var families: [Family] = []
  /// How many there are.
  private(set) var count = 0

  mutating func append(_ family: Family) {
    families.append(family)
    count += family.count
  }

  /// The name of each, as reports and replays call it: in one line, unlike the others, and without
  /// the sign between two steps of a replay.
  var names: [String] {
    var taken: Set<String> = []
    var last: [String: Int] = [:]
    return families.flatMap { family in
      (0..<family.count).map { member in
        let name = (family.value.map { "\(family.name) \($0(member))" } ?? family.name).asStep
        var own = name
        while !taken.insert(own).inserted {
          last[name, default: 1] += 1
          own = "\(name) (\(last[name, default: 1]))"
        }
        return own
      }
    }
  }

  /// The family of an action, and its number there; nil if there is no such action.
  subscript(place: Int) -> (family: Family, member: Int)? {
    var member = place
    for family in families {
      if member < family.count { return (family, member) }
      member -= family.count
    }
    return nil
  }
}

extension String {
  /// The text as it may be between the signs of a replay: “ > ” and line breaks are none of it.
  fileprivate var asStep: String {
    split(omittingEmptySubsequences: false) { $0 == " " || $0.isNewline }
      .map { $0 == ">" ? "›" : $0 }.joined(separator: " ")
  }
}
