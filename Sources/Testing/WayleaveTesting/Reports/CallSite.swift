/// Where a test calls `explore`, as `#fileID` and the like say it.
struct CallSite: Sendable {
  var fileID: String
  var file: StaticString
  var line: UInt
  var column: UInt
}
