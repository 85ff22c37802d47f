import PlatformModel
import Testing

@testable import Explanations

@Suite("A symbol began with the release that brought it, not with its oldest fact")
struct SymbolTests {
  @Test(arguments: [
    ("accuracyAuthorization", "iOS 14.0"), ("requestLocation", "iOS 9.0"),
    ("startMonitoring", "iOS 5.0"), ("CLMonitor", "iOS 17.0"), ("CMMotionManager", "iOS 4.0"),
    ("requestTemporaryFullAccuracyAuthorization", "iOS 14.0"),
    ("requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)", "iOS 14.0"),
    ("CLLocationManager.location", "iOS 2.0"), ("CLServiceSession", "iOS 18.0"),
    ("CLAuthorizationStatus.denied", "iOS 4.2"), ("fullAccuracy", "iOS 14.0"),
  ])
  func `its beginning is that of the table of symbols`(symbol: String, first: String) throws {
    let explanation = try explained(symbol)
    #expect(explanation.since?.first.description == first)
    #expect(explanation.symbols.map(\.since).min()?.description == first)
  }

  @Test(arguments: AppleSymbol.all)
  func `each symbol of the table is found by its whole name, with its release`(
    symbol: AppleSymbol
  ) {
    let answer = explainer.answer(to: symbol.name)
    guard let explanation = answer.explanation else {
      // A word such as "denied" of several types.
      #expect(answer.names.count > 1, "\(symbol.name): \(answer.suggestions)")
      return
    }
    guard explanation.kind == .symbol else { return }
    #expect(explanation.symbols.contains(symbol))
  }

  @Test(arguments: ["startMonitoring", "stopMonitoring", "requestState", "CLCircularRegion"])
  func `where sources disagree on a deprecation, the disagreement is named`(symbol: String) throws {
    let explanation = try explained(symbol)
    #expect(explanation.symbols.contains { $0.dispute == .regionAPIDeprecation })
    #expect(explanation.related.contains { $0.name == "regionAPIDeprecation" })
  }

  @Test func `a symbol that no fact names has the facts of the subject that it belongs to`() throws
  {
    let request = try explained("requestTemporaryFullAccuracyAuthorization")
    let subject = try explained("temporary full accuracy")
    #expect(request.kind == .symbol && request.facts == subject.facts && !request.facts.isEmpty)
    #expect(request.related.first?.name == subject.name)
  }

  @Test func `of a symbol that no table has the beginning is not known`() throws {
    let symbol = try explained("openSettingsURLString")
    #expect(symbol.kind != .symbol || symbol.since == nil)
    let android = try explained("isScanAlwaysAvailable")
    #expect(android.since == nil && android.paragraphs.first?.contains("not recorded") == true)
  }
}
