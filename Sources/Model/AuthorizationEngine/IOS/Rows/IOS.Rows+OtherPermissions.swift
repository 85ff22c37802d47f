import PlatformModel
import TransitionSystem

/// Motion and Bluetooth, with the kills of the privacy system
/// (Documentation/Facts/ios-motion.md and ios-bluetooth.md).
extension IOS.Rows {
  @RowList static var otherPermissions: [Row] {
    activity(.queryMotion, "motion-query", denied: [.motionError(105)], .allIOS)
    activity(.startMotionUpdates, "motion-updates", denied: [], by: .motionUpdates, .allIOS)
    Row(
      "raw-motion", ["IOS-MOT-007"], .iOS(8...26), on: [.readRawMotion],
      effects: [.motionDelivered])
    Row(
      "raw-motion.27", ["IOS-MOT-007"], OSVersion.Span(.iOS(27), .iOS(27, 1)),
      on: [.readRawMotion], effects: [.motionDelivered])
    Row(
      "raw-motion.free", ["IOS-MOT-007", "IOS-MOT-008", "IOS-27-004"], .iOS(from: .iOS(27, 2)),
      .off(.rawMotionNeedsPermission), on: [.readRawMotion], effects: [.motionDelivered])
    activity(
      .readRawMotion, "raw-motion.guarded", denied: [.motionError(105)], .iOS(from: .iOS(27, 2)),
      .on(.rawMotionNeedsPermission), ["IOS-27-004", "IOS-MOT-008"])
    Row(
      "fitness-same.on", ["IOS-MOT-009"], on: [.setFitnessTracking(true)],
      when: .off(.fitnessOff), refuse: .noChange)
    Row(
      "fitness-same.off", ["IOS-MOT-009"], on: [.setFitnessTracking(false)],
      when: .on(.fitnessOff), refuse: .noChange)
    Row("fitness-on", ["IOS-MOT-009"], on: [.setFitnessTracking(true)], then: [.clear(.fitnessOff)])
    Row("fitness-off", ["IOS-MOT-009"], on: [.setFitnessTracking(false)], then: [.set(.fitnessOff)])
    privacy("motion", .motion, Event.setMotion, .allIOS)
    bluetoothRows
    privacy("bluetooth", .bluetooth, Event.setBluetoothPermission, .iOS(from: .iOS(13)))
    radioRows
  }

  /// A call of an activity class: it asks at first use, and kills where the key is missing.
  @RowList private static func activity(
    _ event: Event, _ id: String, denied: [Effect], by asker: IOS.Asker = .app,
    _ versions: OSVersion.Span,
    _ condition: System.Condition? = nil, _ more: [FactID] = []
  ) -> [Row] {
    Row(
      "\(id).key", ["IOS-MOT-006", "IOS-KEY-005"] + more,
      OSVersion.Span(max(versions.first, .iOS(10)), versions.last), condition, on: [event],
      when: .off(.motionKey), then: .processEnds(.terminated),
      effects: [.killed(.motionKeyMissing)])
    Row(
      "\(id).fitness", ["IOS-MOT-009"] + more, versions, condition, on: [event],
      when: .on(.fitnessOff), effects: denied)
    Row(
      "\(id).denied", ["IOS-MOT-004", "IOS-MOT-005"] + more, versions, condition, on: [event],
      when: .motion(.denied, .restricted), effects: denied)
    Row(
      "\(id).allowed", ["IOS-MOT-002"] + more, versions, condition, on: [event],
      when: .motion(.allowed), effects: [.motionDelivered])
    Row(
      "\(id).prompt", ["IOS-PROMPT-005"] + more, versions, condition, on: [event],
      when: .not(.noPrompt), effects: [.ignored(.promptUp)])
    Row(
      "\(id).background", ["IOS-MOT-002"] + more, versions, condition, on: [event],
      when: .not(.inUse(.foreground)), effects: [.ignored(.notInForeground)])
    Row(
      "\(id).asks", ["IOS-MOT-002", "IOS-MOT-003"] + more, versions, condition, on: [event],
      then: .ask(.motion, by: asker), effects: [.promptShown(.motion)])
  }

  /// A change in Settings that ends the process (IOS-SET-011).
  @RowList private static func privacy(
    _ id: String, _ field: IOS.Field, _ event: (Bool) -> Event, _ versions: OSVersion.Span
  ) -> [Row] {
    for allowed in [true, false] {
      let value: IOS.Permission = allowed ? .allowed : .denied
      Row(
        "\(id)-settings-none.\(value.name)", ["IOS-SET-011"], versions, on: [event(allowed)],
        when: .one(field, [IOS.Permission.notDetermined, .restricted]), refuse: .notOffered)
      Row(
        "\(id)-settings-same.\(value.name)", ["IOS-SET-011"], versions, on: [event(allowed)],
        when: .one(field, [value]), refuse: .noChange)
      Row(
        "\(id)-settings-kills.\(value.name)", ["IOS-SET-011"], versions, on: [event(allowed)],
        when: .process(.running, .suspended),
        then: .processEnds(.terminated) + [.set(field, value.rawValue)],
        effects: [.killed(.settingsChanged)])
      Row(
        "\(id)-settings.\(value.name)", ["IOS-SET-011"], versions, on: [event(allowed)],
        then: [.set(field, value.rawValue)])
    }
  }

  @RowList private static var bluetoothRows: [Row] {
    let on: [Event] = [.createBluetoothManager]
    let from13: OSVersion.Span = .iOS(from: .iOS(13))
    Row(
      "bluetooth-key", ["IOS-BT-004"], from13, on: on, when: .off(.bluetoothKey),
      then: .processEnds(.terminated), effects: [.killed(.bluetoothKeyMissing)])
    Row(
      "bluetooth-unauthorized", ["IOS-BT-002"], from13, on: on,
      when: .bluetooth(.denied, .restricted), effects: [.bluetoothState(3)])
    Row(
      "bluetooth-prompt", ["IOS-PROMPT-005"], from13, on: on,
      when: .all(.bluetooth(.notDetermined), .not(.noPrompt)), effects: [.ignored(.promptUp)])
    Row(
      "bluetooth-background", ["IOS-BT-003"], from13, on: on,
      when: .all(.bluetooth(.notDetermined), .not(.inUse(.foreground))),
      effects: [.ignored(.notInForeground)])
    Row(
      "bluetooth-asks", ["IOS-BT-003"], from13, on: on, when: .bluetooth(.notDetermined),
      then: .ask(.bluetooth, by: .app), effects: [.promptShown(.bluetooth)])
    Row(
      "bluetooth-off", ["IOS-BT-002", "IOS-BT-011"], on: on, when: .not(.radio(.on)),
      effects: [.bluetoothState(4)])
    Row("bluetooth-on", ["IOS-BT-002", "IOS-BT-005"], on: on, effects: [.bluetoothState(5)])
    for permission in IOS.Permission.allCases {
      Row(
        "bluetooth-read.\(permission.name)", ["IOS-BT-001", "IOS-BT-003"], .iOS(from: .iOS(13, 1)),
        on: [.readBluetoothAuthorization], when: .bluetooth(permission),
        effects: [.bluetoothAuthorization(Int(permission.rawValue))])
    }
  }

  @RowList private static var radioRows: [Row] {
    Row(
      "radio-settings-same", ["IOS-BT-010"], on: [.setBluetoothInSettings(false)],
      when: .radio(.off), refuse: .noChange)
    Row(
      "radio-settings-off", ["IOS-BT-010", "IOS-BT-006"], on: [.setBluetoothInSettings(false)],
      then: [.radio(.off)])
    Row(
      "radio-same", ["IOS-BT-010"],
      on: [.setBluetoothInSettings(true), .setBluetoothInControlCenter(true)], when: .radio(.on),
      refuse: .noChange)
    Row(
      "radio-on", ["IOS-BT-010"],
      on: [.setBluetoothInSettings(true), .setBluetoothInControlCenter(true)], then: [.radio(.on)])
    Row(
      "control-center-same", ["IOS-BT-010"], on: [.setBluetoothInControlCenter(false)],
      when: .not(.radio(.on)), refuse: .noChange)
    Row(
      "control-center-off.8", ["IOS-BT-010"], .iOS(8...10),
      on: [.setBluetoothInControlCenter(false)], then: [.radio(.off)])
    Row(
      "control-center-off.11", ["IOS-BT-010"], .iOS(from: .iOS(11)),
      on: [.setBluetoothInControlCenter(false)], then: [.radio(.disconnected)])
    Row(
      "next-day", ["IOS-BT-010"], on: [.nextDay], when: .radio(.disconnected),
      then: [.radio(.on)])
    Row("next-day-nothing", ["IOS-BT-010"], on: [.nextDay], refuse: .notDue)
  }
}
