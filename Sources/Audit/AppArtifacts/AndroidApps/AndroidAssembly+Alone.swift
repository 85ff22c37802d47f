/// Apps of which only one file was given.
extension AndroidAssembly {
  /// A manifest as if it were an app, whose code and libraries are not known.
  func manifestAlone(_ manifest: AndroidManifest) -> AndroidApp {
    AndroidApp(
      name: manifest.package ?? TreePath.name(manifest.file), project: manifest.file,
      form: .manifest, variants: [.init("release", manifest: manifest)],
      unknowns: ["its code and libraries, because only a manifest was read"])
  }

  /// A Kotlin or Java file as if it were an app, of which neither the manifest nor the rest is known.
  func sourceAlone(_ file: String) -> AndroidApp? {
    guard ["kt", "java"].contains(TreePath.fileExtension(file)), tree.hasFile(file) else {
      return nil
    }
    return AndroidApp(
      name: file, project: file, form: .source,
      variants: [.init("", manifest: AndroidManifest(file: file), sources: [file])],
      unknowns: ["the manifest and the other code of the app"])
  }
}
