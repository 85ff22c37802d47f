import SourceReaders
import Testing

@Suite("What code around the start of a service catches")
struct AndroidCatchingTests {
  private func start(_ body: String, path: String = "Tracking.kt") throws -> AndroidCall {
    let code = "class Tracking : Service() { fun begin() { \(body) } }"
    let reading = AndroidSourceReader.read(Array(code.utf8), path: path)
    return try #require(reading.calls.first { $0.api == .foregroundStart })
  }

  @Test(
    arguments: [
      ("startForeground(1, note)", []),
      ("try { startForeground(1, note) } catch (e: SecurityException) { }", ["SecurityException"]),
      (
        "try { if (a) { startForeground(1, note) } } catch (e: A) { b() } catch (e: B) { }",
        ["A", "B"]
      ),
      ("try { a() } catch (e: Exception) { startForeground(1, note) }", []),
      ("runCatching { startForeground(1, note) }", ["Throwable"]),
      ("try { post { startForeground(1, note) } } catch (e: Exception) { }", []),
    ] as [(String, Set<String>)])
  func `a start knows the exceptions that the try blocks around it catch`(
    body: String, names: Set<String>
  ) throws {
    #expect(try start(body).caught == names)
  }

  @Test func `catching a superclass catches the exception`() throws {
    let call = try start("try { startForeground(1, note) } catch (e: IllegalStateException) { }")
    #expect(call.catches("MissingForegroundServiceTypeException", "IllegalStateException"))
    #expect(!call.catches("SecurityException"))
    let all = try start("try { startForeground(1, note) } catch (e: Exception) { }")
    #expect(all.catches("SecurityException"))
  }

  @Test func `Java names several exceptions in one catch`() throws {
    let call = try start(
      "try { startForeground(1, note); } catch (SecurityException | A e) { }",
      path: "Tracking.java")
    #expect(call.caught == ["SecurityException", "A"])
  }
}
