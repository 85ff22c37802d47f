/// What the process of an app does with Bluetooth, as far as the phone has to know.
struct BluetoothUse: Hashable, Sendable {
  /// Whether it holds a Bluetooth manager.
  var hasManager = false
  /// The state of the radio that its managers were last told.
  var toldState: Int?
  /// What its managers do with the radio, in words; each by its number in the process.
  var words: [Int: String] = [:]
  /// How many managers it created.
  var managerCount = 0
}
