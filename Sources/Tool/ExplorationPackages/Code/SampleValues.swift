import SourceReaders

/// Values for the parameters of calls, as a person who tests by hand would choose them.
struct SampleValues {
  let entries: EntryPoints
  /// A purpose key of temporary full accuracy that the app declares.
  let purposeKey: String
  /// Values of types that stubs declare.
  private let standingIn: [String: [String]]
  private let chosen = Chosen()

  /// Values of types that the code, or what stands for a module of its imports, declares.
  init(entries: EntryPoints, purposeKey: String) {
    let stubs = StubModule.modules(of: entries.imports).compactMap { StubModule.named($0.name) }
    var all = entries
    all.types += stubs.flatMap(\.enumerations)
    self.entries = all
    self.purposeKey = purposeKey
    standingIn = stubs.reduce(into: [:]) { $0.merge($1.values) { first, _ in first } }
  }

  /// The buttons of all views, by their titles.
  var buttons: [String?] {
    entries.types.filter { $0.inherits.contains("View") }.flatMap(\.buttons)
  }

  /// What the views find around them.
  var environment: [Piece] {
    let names = Set(entries.types.flatMap(\.environmentObjects)).sorted()
    return names.compactMap { values(of: $0).first { $0.missing.isEmpty && !$0.mayThrow } }
  }

  /// Values of a type, the likeliest first; none if that cannot be known.
  func values(of written: String, inside owner: String = "", depth: Int = 0) -> [Piece] {
    let place = Chosen.Place(type: written.withoutFramework, owner: owner, depth: depth)
    if let values = chosen.values[place] { return values }
    let values = choose(place.type, inside: owner, depth: depth)
    chosen.values[place] = values
    return values
  }

  private func choose(_ type: String, inside owner: String, depth: Int) -> [Piece] {
    guard depth < 4, !type.isEmpty else { return [] }
    if type.hasSuffix("?") { return [Piece("nil")] }
    if type.hasSuffix("!") {
      return values(of: String(type.dropLast()), inside: owner, depth: depth)
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return [Piece(type.contains(":") ? "[:]" : "[]")]
    }
    if let known = Self.known[type] ?? standingIn[type] { return known.map { Piece($0) } }
    if type.hasPrefix("Set<") { return [Piece("[]")] }
    if type.hasPrefix("Binding<"), type.hasSuffix(">") {
      return values(of: String(type.dropFirst(8).dropLast()), inside: owner, depth: depth).map {
        var value = $0
        value.code = ".constant(\(value.code))"
        return value
      }
    }
    return declared(type, inside: owner, depth: depth)
  }

  /// What makes an object of a type, with what could not be known.
  func making(of type: EntryType, depth: Int = 0) -> Piece {
    var calls = type.initializers.filter { !$0.isGeneric }
    if type.showing == .shown {
      let others = calls.filter { $0.parameters.first?.label != "coder" }
      if !others.isEmpty { calls = others }
    }
    let open = calls.filter { !$0.isHidden && !$0.isAsync }
    let pieces = open.map { making($0, of: type, depth: depth) }
    let whole = pieces.filter(\.missing.isEmpty)
    if let whole = whole.first(where: { !$0.mayThrow }) ?? whole.first { return whole }
    if type.kind == .class || type.kind == .actor || type.kind == .struct {
      let hidden = calls.filter { $0.isHidden && !$0.isAsync }
        .map { making($0, of: type, depth: depth) }
      if var whole = hidden.first(where: { $0.missing.isEmpty }), !type.isHidden {
        whole.needsPrivateImport = true
        return whole
      }
    }
    if let single = type.single {
      var piece = Piece("\(type.name).\(single.name)")
      piece.outlivesRuns = true
      return piece
    }
    return pieces.first ?? Piece("\(type.name)()", missing: ["an initializer that can be called"])
  }

  private func making(_ call: EntryCall, of type: EntryType, depth: Int) -> Piece {
    var piece = arguments(of: call, inside: type.name, depth: depth + 1)
    piece.code = type.name + piece.code
    if call.isFailable { piece.code = "\(Piece.unwrapping)(\(piece.code))" }
    if call.isThrowing || call.isFailable { piece.mayThrow = true }
    return piece
  }

  /// The list of arguments of a call, each with its likeliest value.
  func arguments(
    of call: EntryCall, inside owner: String, depth: Int = 0, given: [Int: Piece] = [:],
    closure: (EntryCall.Parameter) -> Piece? = { _ in nil }
  ) -> Piece {
    var missing: [String] = call.isGeneric ? ["its type parameters"] : []
    var list: [String] = []
    var mayThrow = false
    for (place, parameter) in call.parameters.enumerated() {
      let value: Piece?
      if let chosen = given[place] {
        value = chosen
      } else if let type = entries.closure(of: parameter) {
        value =
          closure(parameter)
          ?? (parameter.hasDefault ? nil : dropping(type, inside: owner, depth: depth))
      } else {
        value =
          parameter.hasDefault
          ? nil : self.value(of: parameter, inside: owner, depth: depth)
      }
      if value == nil, parameter.hasDefault { continue }
      if value == nil { missing.append(parameter.type) }
      let label = parameter.label.map { "\($0): " } ?? ""
      list.append(label + (value?.code ?? "<#\(parameter.type)#>"))
      mayThrow = mayThrow || value?.mayThrow == true
    }
    var piece = Piece("(\(list.joined(separator: ", ")))", missing: missing)
    piece.mayThrow = mayThrow
    return piece
  }

  private func value(of parameter: EntryCall.Parameter, inside owner: String, depth: Int)
    -> Piece?
  {
    if parameter.type == "String", parameter.name.lowercased().contains("purpose") {
      return Piece(purposeKey.asSwift)
    }
    return values(of: parameter.type, inside: owner, depth: depth).first
  }

  /// A closure that drops what it is given; nil if it has to return what could not be known.
  private func dropping(_ type: EntryCall.Closure, inside owner: String, depth: Int) -> Piece? {
    let head =
      type.parameters.isEmpty
      ? "" : Array(repeating: "_", count: type.parameters.count).joined(separator: ", ") + " in"
    if type.result == "Void" { return Piece(head.isEmpty ? "{}" : "{ \(head) }") }
    // What calls the closure does not count on an error.
    let values = values(of: type.result, inside: owner, depth: depth + 1)
    guard var value = values.first(where: { !$0.mayThrow }) else { return nil }
    value.code = "{ \(head.isEmpty ? "" : head + " ")\(value.code) }"
    return value
  }

  /// The declaration that a name means within a type.
  private func declaration(of type: String, inside owner: String) -> EntryType? {
    var scope = owner.split(separator: ".")
    while true {
      let name = (scope + [Substring(type)]).joined(separator: ".")
      if let found = entries.types.first(where: { $0.name == name && !$0.isExtension }) {
        return found
      }
      if scope.popLast() == nil { return nil }
    }
  }

  /// Values of a type that the module declares.
  private func declared(_ type: String, inside owner: String, depth: Int) -> [Piece] {
    guard let found = declaration(of: type, inside: owner), !found.isGeneric, !found.isHidden
    else { return [] }
    switch found.kind {
    case .enum:
      return found.cases.map { member($0, of: found, depth: depth) }.filter(\.missing.isEmpty)
    case .protocol: return conforming(to: found.name, depth: depth)
    case .class, .actor, .struct:
      let piece = making(of: found, depth: depth)
      return piece.missing.isEmpty && !piece.needsPrivateImport ? [piece] : []
    case nil: return []
    }
  }

  /// A case of an enumeration, with values for what it carries.
  ///
  /// It counts twice, so that a case that carries its own type takes a plain one.
  private func member(_ call: EntryCall, of type: EntryType, depth: Int) -> Piece {
    var piece =
      call.parameters.isEmpty ? Piece("") : arguments(of: call, inside: type.name, depth: depth + 2)
    piece.code = "." + call.name + piece.code
    return piece
  }

  /// The cases of an enumeration that carry what could not be chosen; none for any other type.
  func casesLeftOut(of type: String, inside owner: String) -> [String] {
    guard let found = declaration(of: type, inside: owner), !values(of: type, inside: owner).isEmpty
    else { return [] }
    return found.cases.filter { !member($0, of: found, depth: 0).missing.isEmpty }.map(\.name)
  }

  /// Values of types that conform to a protocol; a fake only where there is nothing else.
  ///
  /// A member that is named after the dot alone is not found where a protocol is asked for.
  private func conforming(to name: String, depth: Int) -> [Piece] {
    let types = entries.types.filter { $0.inherits.contains(name) && $0.kind != .protocol }
    let sorted = types.filter { !$0.isFake } + types.filter(\.isFake)
    return sorted.flatMap { type in
      let values =
        type.isExtension
        ? values(of: type.name, depth: depth + 1)
        : declared(type.name, inside: "", depth: depth + 1)
      return values.map { value in
        var value = value
        if value.code.hasPrefix(".") { value.code = type.name + value.code }
        return value
      }
    }
  }

  private static let place = "CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4)"
  private static let circle =
    "CLCircularRegion(center: \(place), radius: 200, identifier: \"Trail\")"
  /// The same in every run, which a random one is not.
  private static let identifier =
    "UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))"
  private static let beacons = "CLBeaconIdentityConstraint(uuid: \(identifier))"
  private static let known: [String: [String]] = [
    "Bool": ["true", "false"], "Int": ["1"], "UInt": ["1"], "Double": ["1"], "Float": ["1"],
    "CGFloat": ["1"], "TimeInterval": ["1"], "String": ["\"Trail\""], "Date": ["Date()"],
    "UUID": [identifier], "Any": ["NSObject()"], "Data": ["Data()"], "Duration": [".seconds(1)"],
    "CLLocationDistance": ["100"], "CLLocationDegrees": ["48"], "CLLocationAccuracy": ["100"],
    "CLLocation": ["CLLocation(latitude: 48.2, longitude: 16.4)"],
    "CLLocationCoordinate2D": [place],
    "CLRegion": [circle], "CLCircularRegion": [circle],
    "CLBeaconIdentityConstraint": [beacons],
    "CLLocationManager": ["CLLocationManager()"], "CLActivityType": [".other"],
    "CLGeocoder": ["CLGeocoder()"], "CMPedometer": ["CMPedometer()"],
    "CMMotionActivityManager": ["CMMotionActivityManager()"],
    "CLAuthorizationStatus": [".authorizedWhenInUse", ".authorizedAlways"],
    "NotificationCenter": [".default"], "UserDefaults": [".standard"], "DispatchQueue": [".main"],
    "OperationQueue": [".main"], "Bundle": [".main"], "FileManager": [".default"],
    "UIApplication": [".shared"], "NSCoder": ["NSCoder()"], "UIButton": ["UIButton()"],
    "UISwitch": ["UISwitch()"], "UIControl": ["UIControl()"],
    "UIBarButtonItem": ["UIBarButtonItem()"],
    "UISegmentedControl": ["UISegmentedControl()"], "UISlider": ["UISlider()"],
    "UIGestureRecognizer": ["UIGestureRecognizer()"],
    "UITapGestureRecognizer": ["UITapGestureRecognizer()"], "AnyObject": ["UIButton()"],
    "UILongPressGestureRecognizer": ["UILongPressGestureRecognizer()"], "UIDevice": [".current"],
    "Calendar": [".current"],
    "Locale": [".current"], "NSObject": ["NSObject()"],
  ]
}

/// The values that were chosen: many calls ask for the same types.
private final class Chosen {
  struct Place: Hashable {
    var type: String
    var owner: String
    var depth: Int
  }

  var values: [Place: [Piece]] = [:]
}

/// A piece of code of the test, with what could not be known of it.
struct Piece: Hashable {
  var code: String
  /// The types for which a value is missing.
  var missing: [String] = []
  /// Whether it calls what other files cannot see.
  var needsPrivateImport = false
  /// Whether it calls an initializer that may throw or give nothing: what tries it is before it.
  var mayThrow = false
  /// Whether it is one object for all runs.
  var outlivesRuns = false

  /// The function of the test that throws where an initializer gives nothing.
  static let unwrapping = "unwrapped"

  init(_ code: String, missing: [String] = []) {
    self.code = code
    self.missing = missing
  }

  /// The same, brought up as the phone does.
  func shown(by showing: EntryType.Showing?, among objects: [Piece]) -> Piece {
    guard let showing else { return self }
    var piece = self
    if showing == .hosted {
      let given = objects.map { ".environmentObject(\($0.code))" }.joined()
      piece.code = "HostedView(\(code)\(given))"
      return piece
    }
    piece.code = "\(showing)(\(mayThrow ? "try " : "")\(code))"
    return piece
  }

  /// The code as people read it, without that function.
  var told: String {
    var text = code
    while let start = text.firstRange(of: Self.unwrapping + "(") {
      var depth = 1
      let end = text[start.upperBound...].firstIndex {
        depth += $0 == "(" ? 1 : $0 == ")" ? -1 : 0
        return depth == 0
      }
      if let end { text.remove(at: end) }
      text.removeSubrange(start)
    }
    return text
  }

  /// The code where it is run, with what tries it.
  var tried: String { (mayThrow ? "try " : "") + code }
}

extension String {
  /// A type without the name of the framework that declares it.
  fileprivate var withoutFramework: String {
    for module in ["CoreLocation.", "Foundation.", "Swift.", "UIKit."] where hasPrefix(module) {
      return String(dropFirst(module.count))
    }
    return self
  }
}
