import Testing

@Suite("Tests of UIBackgroundModes in Objective-C")
struct ObjectiveCGuardTests {
  static let read = "[[NSBundle mainBundle] objectForInfoDictionaryKey:@\"UIBackgroundModes\"]"
  static let set = "m.allowsBackgroundLocationUpdates = YES;"

  static func isGuarded(_ body: String) -> [Bool] {
    let source = """
      @implementation Model
      + (BOOL)hasMode { return [\(read) containsObject:@"location"]; }
      + (void)makeMode { NSLog(@"%@", \(read)); }
      - (void)start {
      \(body)
      }
      @end
      """
    return reading(source, .objectiveC).calls
      .filter { $0.api == .allowsBackgroundLocationUpdates && $0.form == .assignment }
      .map(\.isGuardedByBackgroundModes)
  }

  @Test(
    "guard what they surround or precede",
    arguments: [
      "if ([\(read) containsObject:@\"location\"]) { \(set) }",
      "if ([\(read) containsObject:@\"location\"]) \(set)",
      "NSArray *modes = \(read);\nif (modes && [modes containsObject:@\"location\"]) { if (a) { \(set) } }",
      "NSArray *modes = \(read);\nBOOL has = [modes containsObject:@\"location\"];\nif (has) { \(set) }",
      "if ([Model hasMode]) { \(set) }", "if (![Model hasMode]) { return; }\n\(set)",
      "if (![Model hasMode]) return;\n\(set)", "if (![Model hasMode]) { log(); } else { \(set) }",
      "if (Model.hasMode == NO) return;\n\(set)",
      "if (a) { b(); } else if ([Model hasMode]) { \(set) }",
      "m.allowsBackgroundLocationUpdates = a && [Model hasMode];",
      "[m setAllowsBackgroundLocationUpdates:[Model hasMode]];",
      "[self run:^{ if ([Model hasMode]) { \(set) } }];",
      "[Model hasMode] ? (\(set.dropLast())) : 0;",
      "if ([self.backgroundModes containsObject:@\"location\"]) { \(set) }",
      "_isAble = [\(read) containsObject:@\"location\"];\nif (self.isAble) { \(set) }",
      "self.isAble = [\(read) containsObject:@\"location\"];\nif (_isAble) { \(set) }",
      "@try { \(set) } @catch (NSException *e) {}",
    ])
  func guarded(body: String) {
    #expect(Self.isGuarded(body) == [true])
  }

  @Test(
    "guard nothing elsewhere, the wrong way round, or about another mode",
    arguments: [
      set, "if (ready) { \(set) }", "if (![Model hasMode]) { \(set) }",
      "if ([Model hasMode]) { b(); } else { \(set) }", "if ([Model hasMode]) { b(); }\n\(set)",
      "if ([Model hasMode]) return;\n\(set)", "\(set)\nif (![Model hasMode]) return;",
      "if ([\(read) containsObject:@\"audio\"]) { \(set) }", "if ([Model makeMode]) { \(set) }",
      "if (![Model hasMode]) log();\n\(set)", "@try { b(); } @catch (NSException *e) { \(set) }",
    ])
  func unguarded(body: String) {
    #expect(Self.isGuarded(body) == [false])
  }
}
