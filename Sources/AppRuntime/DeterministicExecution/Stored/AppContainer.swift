import AppHosting
import Foundation
import PhoneSimulator

/// What an app has stored on its phone, over all of its processes: its defaults and its files.
///
/// Unchecked: a lock guards what it holds.
package final class AppContainer: @unchecked Sendable {
  /// Unchecked: what is in it is used under the lock, or guards itself.
  private struct State: @unchecked Sendable {
    var defaults: [String: PhoneDefaults] = [:]
    var folder: ContainerFolder?
    /// Files elsewhere that the app has opened for writing.
    var outside: Set<String> = []
  }

  private let state = Locked(State())

  /// The container of an app; nil if it has stored nothing, and asked for nothing.
  package static func known(of app: VirtualApp) -> AppContainer? {
    AppHost.of(app.phone).knownBelonging(of: app, AppContainer.self)
  }

  /// The container of the app whose code runs on this thread.
  static var current: AppContainer? {
    guard let process = HostedProcess.onThisThread, let phone = process.phone else { return nil }
    return AppHost.of(phone).belonging(of: process.app, AppContainer.self) { AppContainer() }
  }

  /// The defaults of a suite; those of the app itself where it has no name.
  func defaults(_ suite: String?) -> PhoneDefaults? {
    state.withLock { state in
      if let known = state.defaults[suite ?? ""] { return known }
      let made = PhoneDefaults(suiteName: "app.wayleave")
      state.defaults[suite ?? ""] = made
      return made
    }
  }

  /// Where its files lie on this machine.
  var folder: String? {
    if let known = state.withLock({ $0.folder?.path }) { return known }
    guard let made = ContainerFolder() else { return nil }
    return state.withLock { state in
      let folder = state.folder ?? made
      state.folder = folder
      return folder.path
    }
  }

  /// Removes the folders of the containers of a process that has ended, such as a copy of this one.
  package static func removeAll(of process: Int32) { ContainerFolder.removeAll(of: process) }

  /// Notes that it writes a file outside of its folders.
  func noteOutside(_ path: String) { state.withLock { _ = $0.outside.insert(path) } }
}

extension AppContainer {
  /// What is stored, each thing by its name as a number; and the names of what is not compared.
  package struct Contents: Equatable, Sendable {
    package var words: [String: UInt64] = [:]
    package var partial: Set<String> = []
  }

  /// Everything that it holds now.
  package var contents: Contents {
    let (defaults, folder, outside) = state.withLock { ($0.defaults, $0.folder, $0.outside) }
    var contents = Contents()
    for (suite, values) in defaults {
      for (key, word) in values.likeness {
        let name = "“\(key)” in UserDefaults" + (suite.isEmpty ? "" : " of \(suite)")
        contents.words[name] = word.word
        if word.isPartial { contents.partial.insert(name) }
      }
    }
    for (path, word) in folder?.files ?? [:] { contents.words[path] = word }
    contents.partial.formUnion(outside)
    return contents
  }
}
