import Abilities
import PlatformModel
import Testing

/// What an app gets on Android, by level, grant and place.
struct AndroidMatrixTests {
  @Test(
    "A grant gives what its facts say (AND-LOC-006, AND-LOC-008, AND-LOC-009, AND-WIFI-006)",
    arguments: [
      (
        22, AndroidMatrix.Grant.whileUsing, AndroidMatrix.Place.background,
        "precise, Wi-Fi, beacons"
      ),
      (25, .approximate, .visible, "approximate, Wi-Fi, beacons"),
      (28, .whileUsing, .background, "precise, rarely, Wi-Fi, beacons"),
      (29, .whileUsing, .background, "nothing"), (29, .approximate, .visible, "approximate"),
      (34, .whileUsing, .service, "precise, Wi-Fi, beacons"),
      (34, .allTheTime, .background, "precise, rarely, Wi-Fi, beacons"),
      (37, .none, .visible, "nothing"),
    ])
  func gets(
    level: Int, grant: AndroidMatrix.Grant, place: AndroidMatrix.Place, words: String
  ) {
    let matrix = AndroidMatrix(target: 34)
    #expect(matrix.gets(grant, place, on: APILevel(nearest: level)) == words)
  }

  @Test func `an older target keeps coarse scans`() {
    #expect(
      AndroidMatrix(target: 28).gets(.approximate, .visible, on: 34)
        == "approximate, Wi-Fi, beacons")
  }

  @Test(arguments: 19...28)
  func `all the time begins with Android 10`(level: Int) {
    #expect(AndroidMatrix().gets(.allTheTime, .visible, on: APILevel(nearest: level)) == nil)
  }

  @Test func `levels that agree share a column, and every level has one`() {
    let table = AndroidMatrix(target: 34).table
    #expect(
      table.columns == [
        "Granted", "The app is", "API 19-22", "API 23-25", "API 26-28", "API 29-37",
      ])
    #expect(table.rows.allSatisfy { $0.cells.count == table.columns.count - 1 })
    #expect(table.rows.count == 12)
  }
}
