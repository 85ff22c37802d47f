import PermissionAudit

extension Catalogue {
  /// The rules that foresee a message of the store, in the order of the catalog.
  static func rules(foreseeing code: String) -> [any Rule] {
    all.filter { $0.metadata.storeMessages.contains(code) }
  }
}
