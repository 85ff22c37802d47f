import AuthorizationEngine
import Findings
import PagePhone
import PlatformModel
import Reports

/// The part of a page with the phone: its data, and the engine that it runs.
struct PhonePart {
  private let scripts: [PhoneScript]
  private let engine: [UInt8]

  /// The phone for some apps, with the engine as gzip packs it; empty if there is none.
  init(_ scripts: [PhoneScript], engine: [UInt8]) {
    self.scripts = scripts
    self.engine = engine
  }

  /// The section, which scripts of the page fill, or how to get it; nothing without an app.
  var html: HTML {
    if scripts.isEmpty { return .empty }
    guard !engine.isEmpty else {
      return .element(
        "p", ["class": "note"],
        text: "This page has no phone to try, because the tool did not find its engine. In a"
          + " checkout of Wayleave, Scripts/wasm writes .build/wasm/phone.wasm.gz; run the command"
          + " again with --phone and that file.")
    }
    return .template(Template(PackageResources.phone_html).filled([:]))
  }

  /// The scripts: the data, the engine, and what draws.
  var tail: String {
    guard !scripts.isEmpty, !engine.isEmpty else { return "" }
    let phones = String(decoding: PackageResources.phones_mjs, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
      .joined(separator: "\n")
    return """
      <script type="application/json" id="phone-data">\(data.forScript)</script>
      <script type="text/plain" id="engine">\(Base64.text(engine))</script>
      <script type="module">
      \(phones)
      \(String(decoding: PackageResources.phone_mjs, as: UTF8.self))
      </script>
      """
  }

  private var data: JSONValue {
    let hasIPhone = scripts.contains { !$0.isAndroid }
    let hasAndroid = scripts.contains(where: \.isAndroid)
    return [
      "apps": .array(scripts.map(\.json)),
      "verbs": [
        "iOS": .object(
          hasIPhone
            ? PageVerbs.iOS.map {
              JSONValue.Member($0.words, Self.texts(TokenWriter.values(of: $0.act)))
            } : []),
        "android": .object(
          hasAndroid
            ? PageVerbs.android.map {
              JSONValue.Member($0.words, Self.texts(TokenWriter.values(of: $0.act)))
            } : []),
      ],
      "names": .object(
        hasAndroid
          ? APILevel.all.map {
            JSONValue.Member($0.release.description, .string("Android \($0.versionName)"))
          } : []),
      "facts": .object(
        facts(hasIPhone, hasAndroid).map {
          JSONValue.Member($0.id.rawValue, .string($0.statement))
        }),
      "factReleases": .object(
        facts(hasIPhone, false).filter { $0.versions != .allIOS }.map {
          let (first, last) = ($0.versions.first, $0.versions.last)
          return JSONValue.Member(
            $0.id.rawValue, Self.texts([first.description, last.description]))
        }),
    ]
  }

  /// The facts that rows render.
  private func facts(_ hasIPhone: Bool, _ hasAndroid: Bool) -> [Fact] {
    var cited: Set<FactID> = []
    if hasIPhone { cited.formUnion(IOS.Rows.all.flatMap(\.facts)) }
    if hasAndroid { cited.formUnion(Android.Rows.all.flatMap(\.facts)) }
    return Facts.all.filter { cited.contains($0.id) }
  }

  private static func texts(_ texts: [String]) -> JSONValue { PhoneScript.texts(texts) }
}
