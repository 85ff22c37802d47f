import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

extension AndroidSubject {
  /// What the variant declares and asks for.
  var declarations: [DeclaredItem] {
    systems + permissions + prompts + services + uses
  }

  private var systems: [DeclaredItem] {
    [("minSdk", manifest.minimumSDK), ("targetSdk", manifest.targetSDK)].compactMap { name, level in
      level.map { DeclaredItem(.system, name, $0.words) }
    }
  }

  /// Each permission once, whatever entries it has.
  private var permissions: [DeclaredItem] {
    var names: [String] = []
    for request in manifest.permissions where !names.contains(request.name) {
      names.append(request.name)
    }
    return names.sorted().map { name in
      let entries = manifest.permissions.filter { $0.name == name }
      let details = entries.map { request -> String in
        let words = [
          request.maximumSDK.map { "up to API \($0.words)" },
          request.flags.contains(.neverForLocation) ? "never for location" : nil,
          request.flags.contains(.onlyForLocationButton) ? "for the location button only" : nil,
        ]
        return words.compactMap(\.self).joined(separator: ", ")
      }
      return DeclaredItem(
        .permission, entries[0].shortName, Array(Set(details)).sorted().joined(separator: "; "))
    }
  }

  /// The groups of permissions for which people may see a prompt.
  private var prompts: [DeclaredItem] {
    guard let target, let level = levels.last else { return [] }
    let groups = manifest.permissions.filter { $0.counts(on: level) }.compactMap { request in
      AndroidPermission(rawValue: request.name).entry
    }.filter {
      $0.isRuntime(on: APILevel(nearest: level), target: APILevel(nearest: target))
    }.compactMap(\.group)
    return Set(groups.map(\.title)).sorted().map { DeclaredItem(.prompt, $0) }
  }

  /// The services that may run in the foreground.
  private var services: [DeclaredItem] {
    manifest.components.filter { $0.kind == .service && $0.hasForegroundType }
      .map { service in
        let types = service.foregroundTypes.names.joined(separator: ", ")
        // One variant may have it from a manifest that another does not have, where it is written short.
        let isShort = service.name.hasPrefix(".")
        let name = (isShort ? manifest.package ?? "" : "") + service.name
        return DeclaredItem(.service, name, types.isEmpty ? "a type not known" : types)
      }
  }

  /// The calls that need a permission, by who makes them; of code in a package only what has a name
  /// that the next build keeps.
  private var uses: [DeclaredItem] {
    let all: [AndroidCall] = code == nil ? calls : codeCalls
    let apis = PermissionMissing.needs.flatMap(\.apis)
    let found = all.filter { apis.contains($0.api) && !unreached.contains($0.path) }
      .compactMap { call -> DeclaredItem? in
        guard let caller = call.caller else { return DeclaredItem(.use, call.api.rawValue) }
        switch owner(of: caller) {
        case .app: return DeclaredItem(.use, call.api.rawValue)
        case .library(let library):
          return library.role == .wrapper
            ? nil : DeclaredItem(.use, "\(call.api.rawValue) by \(library.name)")
        case .unknown: return nil
        }
      }
    return Set(found).sorted { $0.name < $1.name }
  }
}

extension AndroidManifest.Level {
  /// The level as a manifest writes it.
  fileprivate var words: String {
    switch self {
    case .api(let level): String(level)
    case .codename(let name), .unresolved(let name): name
    }
  }
}
