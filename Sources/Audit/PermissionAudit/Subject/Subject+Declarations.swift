import Findings
import PlatformModel
import ServiceNeeds

extension Subject {
  /// Where the Info.plist does not say what it should; nil if it does, or it is unknown.
  func position(lacking declaration: Declaration) -> SourcePosition? {
    guard let plist else { return nil }
    switch declaration {
    case .legacyAlwaysString where !runs(before: .iOS(11)),
      .legacyBluetoothString where !runs(before: .iOS(13)):
      return nil
    case .locationMode: return backgroundMode == .off ? plist.position : nil
    case .preciseByDefault:
      return entry(.defaultAccuracyReduced).flatMap {
        $0.value.boolean == true ? $0.position : nil
      }
    case .temporaryAccuracyKey:
      guard let entry = entry(.temporaryAccuracy) else {
        return lacks(.temporaryAccuracy) ? plist.position : nil
      }
      return entry.unresolved.isEmpty && temporaryAccuracyKeys?.isEmpty == true
        ? entry.position : nil
    default: return lacks(declaration.key) ? plist.position : nil
    }
  }
}
