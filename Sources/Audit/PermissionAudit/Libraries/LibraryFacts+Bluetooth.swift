extension LibraryFacts {
  /// Libraries for motion sensors and Bluetooth.
  static let motionAndBluetooth: [LibraryFact] = [
    LibraryFact(
      "flutter_blue_plus", "flutter_blue_plus_darwin", "flutter_blue", "flutter_reactive_ble",
      "reactive_ble_mobile", "bluetooth_low_energy_darwin", "quick_blue", "universal_ble",
      brings: [.always(.centralManager)],
      from: "github.com/PhilipsHue/flutter_reactive_ble: Central.swift; the others alike"),
    LibraryFact(
      "react-native-ble-plx", "MultiplatformBleAdapter", "react-native-ble-manager",
      "cordova-plugin-ble-central", "@capacitor-community/bluetooth-le",
      "CapacitorCommunityBluetoothLe",
      brings: [.always(.centralManager)],
      from:
        "github.com/dotintent/react-native-ble-plx: BleModule.swift; don/cordova-plugin-ble-central"
    ),
    LibraryFact(
      "RxBluetoothKit", "SwiftyBluetooth", "BlueCapKit", "AsyncBluetooth", "CombineCoreBluetooth",
      "iOSDFULibrary", "NordicDFU", "IOS-DFU-Library", "nRFMeshProvision",
      brings: [.always(.centralManager)],
      from: "their public repositories: each makes a CBCentralManager"),
    LibraryFact(
      "pedometer", "cordova-plugin-pedometer", "@asserdata/react-native-pedometer",
      brings: [.always(.pedometer)],
      from: "github.com/cph-cachet/flutter-plugins: packages/pedometer"),
    LibraryFact(
      "sensors_plus", "ExpoSensors", "expo-sensors", "EXSensors",
      brings: [.perhaps(.altimeter, .pedometer, .motionManager, .motionActivityManager)],
      from: "github.com/fluttercommunity/plus_plugins; github.com/expo/expo"),
    LibraryFact(
      "flutter_activity_recognition", "activity_recognition_flutter",
      brings: [.always(.motionActivityManager)],
      from: "github.com/cph-cachet/flutter-plugins: packages/activity_recognition_flutter"),
  ]
}
